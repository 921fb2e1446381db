// What runs in the visitor's browser: a small inline script, one script shared by all pages, and the islands' scripts.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type BuildOptions, type Plugin } from "esbuild";
import { dataFingerprint } from "../data/writeOnDemandData";
import { sha256 } from "../sha256";
import { bundleScript } from "./bundleScript";
import { cssModuleScript } from "./cssClassName";
import { phoneMetadata } from "./phoneMetadata";

/** The folder of scripts and styles below public/, whose file names change with their content. */
export const ASSETS = "assets";

/** esbuild's report of what each script consists of, for `npm run bench bundle`. */
export const contentsFile = (publicFolder: string) => path.join(publicFolder, "..", ".cache", "scripts.json");

const PAGE_SCRIPT = "src/browser/page.ts";

const shared = (fingerprint: string): BuildOptions => ({
  bundle: true,
  format: "esm",
  target: "es2020",
  minify: true,
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"production"', DATA_FINGERPRINT: JSON.stringify(fingerprint) },
});

// Only the class names are needed here: Gatsby bundles the rules.
const cssModules: Plugin = {
  name: "css-modules",
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => ({ contents: cssModuleScript(file), loader: "js" })),
};

/** Placeholder, in the page script, for the URL of a part that it imports on demand. */
const placeholder = (file: string) => `@on-demand/${path.relative("src", file)}`;

/** The page script in one piece, and the files it imports on demand. */
async function bundlePageScript(options: BuildOptions): Promise<{ script: string; onDemand: string[] }> {
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
  const { outputFiles } = await build({ ...options, entryPoints: [PAGE_SCRIPT], write: false, plugins: [keepApart] });
  const script = outputFiles[0]?.text;
  if (!script) throw new Error(`The bundle of ${PAGE_SCRIPT} is empty`);
  return { script, onDemand: [...onDemand].sort() };
}

/** Writes the parts imported on demand, with shared code in separate files, and returns each one's name. */
async function writeParts(options: BuildOptions, contents: string): Promise<Map<string, string>> {
  const { metafile } = await build({
    ...options,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    metafile: true,
    legalComments: "linked",
    plugins: [cssModules, phoneMetadata],
  });
  mkdirSync(path.dirname(contents), { recursive: true });
  writeFileSync(contents, JSON.stringify(metafile));
  return new Map(
    Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint ? [[path.resolve(entryPoint), path.basename(output)]] : [],
    ),
  );
}

async function write(publicFolder: string): Promise<string> {
  const folder = path.join(publicFolder, ASSETS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = shared(dataFingerprint(publicFolder));
  const { script, onDemand } = await bundlePageScript(options);
  const parts = await writeParts({ ...options, entryPoints: onDemand, outdir: folder }, contentsFile(publicFolder));
  const page = onDemand.reduce((text, file) => text.replaceAll(placeholder(file), `./${parts.get(file)}`), script);
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
