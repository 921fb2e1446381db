// An ESLint rule: files that import one another, types included, can only be understood, moved and tested as a whole.
// The plugins that look for circles pass over imports of types.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** The file that a relative import of `file` means; undefined for packages, styles and JSON. */
function fileOf(file, source) {
  if (!source.startsWith(".")) return undefined;
  const base = path.resolve(path.dirname(file), source);
  return [base, `${base}.ts`, `${base}.tsx`].find((name) => /\.tsx?$/.test(name) && existsSync(name));
}

const known = new Map();

/** The files that a file imports. A code editor lints for hours: a file that has changed is read again. */
function importsOf(file) {
  const { mtimeMs } = statSync(file);
  const before = known.get(file);
  if (before?.mtimeMs === mtimeMs) return before.files;
  const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"), true, true);
  const files = importedFiles.flatMap(({ fileName }) => fileOf(file, fileName) ?? []);
  known.set(file, { mtimeMs, files });
  return files;
}

/** The shortest way over imports from one file to another, both included; undefined when there is none. */
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

export const noCircles = {
  meta: { type: "problem", schema: [], messages: { circle: "A circle of files: {{way}}." } },
  create({ filename, report }) {
    const check = (node) => {
      const imported = node.source && fileOf(filename, node.source.value);
      const way = imported && wayTo(filename, imported);
      if (!way) return;
      const names = [filename, ...way].map((file) => path.basename(file));
      report({ node, messageId: "circle", data: { way: names.join(" → ") } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
