// What runs in the visitor's browser: a small inline script, one script shared by all pages, and the islands' scripts.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CodeSplittingGroup, OutputChunk, Plugin } from "rolldown";
import { dataFingerprint } from "../data/writeOnDemandData";
import { sha256 } from "../../platform/sha256";
import { replaceFiles } from "../replaceFiles";
import { bundleScript } from "./bundleScript";
import { cssModuleScript } from "./cssClassName";
import wholeMetadata from "libphonenumber-js/metadata.min.json";
import { cutMetadata } from "../../contact/fields/phoneMetadata";
import { countriesSchema } from "../../content/contentTypes/country";
import { readChecked } from "../../content/checks/readChecked";

/** Gives the browser the phone metadata of the countries in content/ only. */
const phoneMetadata: Plugin = {
  name: "phone-metadata",
  load(file) {
    if (!/libphonenumber-js[\\/]metadata\.min\.json(\.js)?$/.test(file)) return null;
    const countries = readChecked("content/countries.json", countriesSchema);
    return { code: JSON.stringify(cutMetadata(wholeMetadata, countries)), moduleType: "json" };
  },
};

/** The folder of scripts and styles below public/, whose file names change with their content. */
export const ASSETS = "assets";

/** What each script consists of, for `npm run bench bundle`: characters by module, by script. */
export type ScriptContents = Record<string, Record<string, number>>;

/** Where the build writes it. */
export const contentsFile = (publicFolder: string) => path.join(publicFolder, "..", ".cache", "scripts.json");

const PAGE_SCRIPT = "src/browser/page.ts";

/** Placeholder, in the page script, for the URL of a part that it imports on demand. */
const placeholder = (file: string) => `@on-demand/${path.relative("src", file)}`;

/** Leaves out what a script imports on demand, and adds these files to `onDemand`. */
const keepApart = (onDemand: Set<string>): Plugin => ({
  name: "keep-apart",
  async resolveId(wanted, importer, { kind }) {
    const found = kind === "dynamic-import" ? await this.resolve(wanted, importer, { skipSelf: true }) : null;
    if (!found) return null;
    onDemand.add(found.id);
    return { id: placeholder(found.id), external: true };
  },
});

// Without groups, every set of islands that shares code gets a file for it: 18 requests for the contact form.
const ISLAND_GROUPS: CodeSplittingGroup[] = [
  // Our many small modules. The calculator's and the form's are larger, and of no use to each other.
  {
    name: "common",
    test: /src\/(?!calculator|contact)/,
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

/** Bundles scripts, with the code they share in separate files. */
async function bundle(
  input: string[],
  fingerprint: string,
  groups: CodeSplittingGroup[] = [],
  plugins: Plugin[] = [],
): Promise<OutputChunk[]> {
  // An ES module, which Jest cannot load: its tests of other parts must not need it.
  const { rolldown } = await import("rolldown");
  const bundled = await rolldown({
    input,
    platform: "browser",
    transform: {
      target: "es2020",
      jsx: { runtime: "automatic" },
      define: { "process.env.NODE_ENV": '"production"', DATA_FINGERPRINT: JSON.stringify(fingerprint) },
    },
    plugins: [cssModules, phoneMetadata, ...plugins],
    // MUI's "use client", in every file, means nothing here.
    checks: { moduleLevelDirective: false },
  });
  const { output } = await bundled.generate({
    format: "esm",
    minify: true,
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "[name]-[hash].js",
    codeSplitting: { groups },
  });
  await bundled.close();
  return output.filter((file) => file.type === "chunk");
}

async function write(publicFolder: string): Promise<string> {
  const fingerprint = dataFingerprint(publicFolder);
  const onDemand = new Set<string>();
  // In one piece: in one run with the islands, it would be 250 bytes longer, and what it loads itself would load React.
  const [page] = await bundle([PAGE_SCRIPT], fingerprint, [], [keepApart(onDemand)]);
  if (!page) throw new Error(`The bundle of ${PAGE_SCRIPT} is empty`);
  const isIsland = (file: string) => file.startsWith(path.resolve("src/islands"));
  const files = [...onDemand].sort();
  const parts = await bundle(files.filter(isIsland), fingerprint, ISLAND_GROUPS);
  for (const file of files.filter((one) => !isIsland(one))) parts.push(...(await bundle([file], fingerprint)));
  writeContents(parts, contentsFile(publicFolder));
  const script = parts.reduce(
    (text, { facadeModuleId: file, fileName }) => (file ? text.replaceAll(placeholder(file), `./${fileName}`) : text),
    page.code,
  );
  const name = `page-${sha256(script).slice(0, 8)}.js`;
  const scripts = parts.map(({ fileName, code }) => [fileName, code] as const);
  replaceFiles(path.join(publicFolder, ASSETS), new Map([...scripts, [name, script]]));
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
