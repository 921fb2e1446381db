// An ESLint rule against import cycles of files, and of two folders, type imports included: what is in a cycle can only
// be understood, moved and tested as a whole. Existing plugins ignore type imports.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** The file that a relative import in `file` resolves to; undefined for packages, styles and JSON. */
function fileOf(file, source) {
  if (!source.startsWith(".")) return undefined;
  const base = path.resolve(path.dirname(file), source);
  return [base, `${base}.ts`, `${base}.tsx`].find((name) => /\.tsx?$/.test(name) && existsSync(name));
}

const known = new Map();

/** The files that a file imports, cached until it changes: a code editor keeps this process running for hours. */
function importsOf(file) {
  const { mtimeMs } = statSync(file);
  const before = known.get(file);
  if (before?.mtimeMs === mtimeMs) return before.files;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  const files = importedFiles.flatMap(({ fileName }) => fileOf(file, fileName) ?? []);
  known.set(file, { mtimeMs, files });
  return files;
}

/** The shortest chain of imports from `start` to `target`, both included; undefined if there is none. */
function wayTo(target, start) {
  const ways = [[start]];
  const seen = new Set([start]);
  for (const way of ways) {
    if (way.at(-1) === target) return way;
    for (const next of importsOf(way.at(-1)).filter((file) => !seen.has(file))) {
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

const isWithin = (folder, other) => `${folder}/`.startsWith(`${other}/`);

/** A file of the imported file's folder that imports from `file`'s folder; a folder inside the other does not count. */
function wayBack(file, imported) {
  const [own, other] = [path.dirname(file), path.dirname(imported)];
  if (isWithin(own, other) || isWithin(other, own)) return undefined;
  const there = readdirSync(other).filter((name) => /\.tsx?$/.test(name));
  return there.find((name) => importsOf(path.join(other, name)).some((back) => path.dirname(back) === own));
}

export const noCircles = {
  meta: {
    type: "problem",
    schema: [],
    messages: { circle: "Import cycle: {{way}}.", folders: "Folders import each other: {{back}} imports from here." },
  },
  create({ cwd, filename, report }) {
    const check = (node) => {
      const imported = node.source && fileOf(filename, node.source.value);
      const way = imported && wayTo(filename, imported);
      const back = imported && !way && path.relative(cwd, filename).startsWith("src") && wayBack(filename, imported);
      if (back) report({ node, messageId: "folders", data: { back } });
      if (!way) return;
      const names = [filename, ...way].map((file) => path.basename(file));
      report({ node, messageId: "circle", data: { way: names.join(" → ") } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
