import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { flush } from "../../platform/flush";
import { filesBelow } from "../../platform/publicWalk";
import { replaceFiles } from "../replaceFiles";
import { listIn } from "../../content/listIn";

const ROOT = path.resolve(__dirname, "../../..");

/** The programs of a release. They switch and roll back with its pages. */
const RELEASED = {
  server: "src/server/serveRelease.ts",
  leads: "src/server/leads/cli.ts",
};

/** The programs in dist/ itself: they work whatever release is live. */
const INSTALLED = {
  server: "src/server/startBundle.ts",
  leads: "src/server/launcher/leads.ts",
  releases: "src/server/site/cli.ts",
  smoke: "src/server/smoke/cli.ts",
};

/** Contains native code, which cannot be bundled. */
const NATIVE = "libsql";

const isText = (value: unknown): value is string => typeof value === "string";

/** The files the native package loads on this machine, and the package.json files that lead to them, below node_modules. */
function nativeFiles(modules: string): string[] {
  const script = `require("${NATIVE}"); JSON.stringify(Object.keys(require.cache))`;
  const loaded = execFileSync(process.execPath, ["-p", script], { encoding: "utf8", cwd: ROOT });
  const files = listIn(loaded, isText).map((file) => path.relative(modules, file));
  const packages = files.flatMap((file) => /^(?:.*node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? []);
  return [...files, ...packages.map((folder) => path.join(folder, "package.json"))];
}

/** The folder of the package that a file belongs to; none for the project's own files. */
const packageFolder = (file: string) => /\bnode_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

/** `place` is the variable by which src/server/config/installation.ts learns where the program is. */
async function bundle(entryPoints: Record<string, string>, place: "RELEASED_FOLDER" | "INSTALLED_FOLDER") {
  const { outputFiles, metafile } = await build({
    entryPoints,
    absWorkingDir: ROOT,
    outdir: ROOT,
    bundle: true,
    metafile: true,
    write: false,
    platform: "node",
    target: "node20",
    format: "cjs",
    // Keep names: the log shows them with error locations.
    minifyWhitespace: true,
    minifySyntax: true,
    external: [NATIVE, "pg-native"],
    define: {
      "process.env.RELEASED_FOLDER": "undefined",
      "process.env.INSTALLED_FOLDER": "undefined",
      [`process.env.${place}`]: "__dirname",
    },
  });
  const files = outputFiles.map(({ path: file, contents }) => [path.basename(file), contents] as const);
  return { files, inputs: Object.keys(metafile.inputs) };
}

export interface Programs {
  /** What goes into a release. */
  serverFolder: string;
  /** What goes into dist/. */
  installedFolder: string;
  /** The folders of the packages in them, such as `node_modules/fastify`. */
  packages: string[];
}

/** Writes the programs to a folder, outside of which they need only Node. */
export async function bundleServer(folder: string): Promise<Programs> {
  const [released, installed] = await Promise.all([
    bundle(RELEASED, "RELEASED_FOLDER"),
    bundle(INSTALLED, "INSTALLED_FOLDER"),
  ]);
  const modules = realpathSync(path.join(ROOT, "node_modules"));
  const native = [...new Set(nativeFiles(modules))];
  const serverFolder = path.join(folder, "server");
  const installedFolder = path.join(folder, "installed");
  const nativeContents = native.map(
    (file) => [`node_modules/${file}`, readFileSync(path.join(modules, file))] as const,
  );
  replaceFiles(serverFolder, new Map([...released.files, ...nativeContents]));
  replaceFiles(installedFolder, new Map(installed.files));
  const inputs = [...released.inputs, ...installed.inputs, ...native.map((file) => `node_modules/${file}`)];
  return { serverFolder, installedFolder, packages: [...new Set(inputs.flatMap((file) => packageFolder(file) ?? []))] };
}

/** Puts the programs that work with every release into dist/, each in one step: it may be started at any moment. */
export function installPrograms({ installedFolder }: Pick<Programs, "installedFolder">, dist: string): void {
  mkdirSync(dist, { recursive: true });
  for (const name of filesBelow(installedFolder)) {
    const [from, to] = [path.join(installedFolder, name), path.join(dist, name)];
    if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue;
    const unfinished = `${to}.unfinished`;
    copyFileSync(from, unfinished);
    flush(unfinished);
    renameSync(unfinished, to);
  }
  flush(dist);
}
