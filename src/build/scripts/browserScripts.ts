// What runs in the visitor's browser: a small inline script, one script shared by all pages, and the islands' scripts.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import type { CodeSplittingGroup, OutputChunk } from "rolldown";
import { dataFingerprint } from "../data/writeOnDemandData";
import { sha256 } from "../../platform/sha256";
import { bundleScript } from "./bundleScript";
import { cssModuleScript } from "./cssClassName";
import { phoneMetadata } from "./phoneMetadata";

/** The folder of scripts and styles below public/, whose file names change with their content. */
export const ASSETS = "assets";

/** What each script consists of, for `npm run bench bundle`: characters by module, by script. */
export type ScriptContents = Record<string, Record<string, number>>;

/** Where the build writes it. */
export const contentsFile = (publicFolder: string) => path.join(publicFolder, "..", ".cache", "scripts.json");

const PAGE_SCRIPT = "src/browser/page.ts";

const TARGET = "es2020";

const definitions = (fingerprint: string) => ({
  "process.env.NODE_ENV": '"production"',
  DATA_FINGERPRINT: JSON.stringify(fingerprint),
});

/** Placeholder, in the page script, for the URL of a part that it imports on demand. */
const placeholder = (file: string) => `@on-demand/${path.relative("src", file)}`;

/** The page script in one piece, and the files it imports on demand. */
async function bundlePageScript(fingerprint: string): Promise<{ script: string; onDemand: string[] }> {
  const onDemand = new Set<string>();
  const keepApart: Plugin = {
    name: "keep-apart",
    setup: ({ onResolve, resolve }) =>
      onResolve({ filter: /^\./ }, async ({ kind, path: wanted, resolveDir }) => {
        if (kind !== "dynamic-import") return undefined;
        const { path: file } = await resolve(wanted, { kind: "import-statement", resolveDir });
        onDemand.add(file);
        return { path: placeholder(file), external: true };
      }),
  };
  const { outputFiles } = await build({
    entryPoints: [PAGE_SCRIPT],
    bundle: true,
    format: "esm",
    target: TARGET,
    minify: true,
    define: definitions(fingerprint),
    write: false,
    plugins: [keepApart],
  });
  const script = outputFiles[0]?.text;
  if (!script) throw new Error(`The bundle of ${PAGE_SCRIPT} is empty`);
  return { script, onDemand: [...onDemand].sort() };
}

// Without groups, every set of islands that shares code gets a file for it: 18 requests for the contact form.
const ISLAND_GROUPS: CodeSplittingGroup[] = [
  // Our many small modules. The calculator's and the form's are larger, and of no use to each other.
  {
    name: "common",
    test: /src\/(?!calculator\/(model|words)|contact)/,
    maxModuleSize: 1500,
    minShareCount: 2,
    priority: 2,
  },
  // What every island starts with.
  { name: "island", test: /src.islands.hydrateIsland|node_modules.(react|react-dom|scheduler)\//, priority: 1 },
  // Everything else that is shared, by who shares it.
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 },
];

// Only the class names are needed here: Gatsby bundles the rules.
const cssModules = {
  name: "css-modules",
  load: (file: string) =>
    file.endsWith(".module.css") ? { code: cssModuleScript(file), moduleType: "js" as const } : null,
};

function writeContents(scripts: OutputChunk[], file: string): void {
  const contents: ScriptContents = Object.fromEntries(
    scripts.map(({ fileName, modules }) => [
      fileName,
      Object.fromEntries(
        Object.entries(modules).map(([module, { renderedLength }]) => [path.relative(".", module), renderedLength]),
      ),
    ]),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(contents));
}

/** Writes scripts, with the code they share in separate files. */
async function writeParts(
  entries: string[],
  folder: string,
  fingerprint: string,
  groups: CodeSplittingGroup[],
): Promise<OutputChunk[]> {
  // An ES module, which Jest cannot load: its tests of other parts must not need it.
  const { rolldown } = await import("rolldown");
  const parts = await rolldown({
    input: entries,
    platform: "browser",
    transform: { target: TARGET, jsx: { runtime: "automatic" }, define: definitions(fingerprint) },
    plugins: [cssModules, phoneMetadata],
    // MUI's "use client", in every file, means nothing here.
    checks: { moduleLevelDirective: false },
  });
  const { output } = await parts.write({
    dir: folder,
    format: "esm",
    minify: true,
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { groups },
  });
  await parts.close();
  return output.filter((file) => file.type === "chunk");
}

async function write(publicFolder: string): Promise<string> {
  const folder = path.join(publicFolder, ASSETS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const fingerprint = dataFingerprint(publicFolder);
  const { script, onDemand } = await bundlePageScript(fingerprint);
  const isIsland = (file: string) => file.startsWith(path.resolve("src/islands"));
  // What the page script loads itself comes whole: shared with islands, it would load React.
  const islands = await writeParts(onDemand.filter(isIsland), folder, fingerprint, ISLAND_GROUPS);
  const parts = [...islands];
  for (const file of onDemand.filter((one) => !isIsland(one)))
    parts.push(...(await writeParts([file], folder, fingerprint, [])));
  writeContents(parts, contentsFile(publicFolder));
  const page = parts.reduce(
    (text, { facadeModuleId: file, fileName }) => (file ? text.replaceAll(placeholder(file), `./${fileName}`) : text),
    script,
  );
  const name = `page-${sha256(page).slice(0, 8)}.js`;
  writeFileSync(path.join(folder, name), page);
  return `/${ASSETS}/${name}`;
}

let writing: Promise<string> | undefined;

/** Writes the scripts of pages and islands below public/, once per build, and returns the URL of the page script. */
export const writePageScript = (publicFolder: string): Promise<string> => (writing ??= write(publicFolder));

/**
 * The inline script in every page's head; it loads the page script from `pageScript`. Without that URL it loads none: in
 * development, the page includes its script itself.
 */
export const earlyScript = (pageScript?: string): string =>
  bundleScript("src/browser/early.ts", pageScript === undefined ? {} : { PAGE_SCRIPT: JSON.stringify(pageScript) });
