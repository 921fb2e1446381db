import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const ROOT = path.resolve(__dirname, "../../..");

/** The programs in `dist/`: the server and the staff tools. */
const PROGRAMS = {
  server: "src/server/startBundle.ts",
  leads: "src/server/leads/cli.ts",
  vitals: "src/server/vitals/cli.ts",
  releases: "src/server/site/cli.ts",
  smoke: "src/server/smoke/cli.ts",
};

/** Contains native code, which cannot be bundled. */
const NATIVE = "libsql";

/** The files the native package loads on this machine, and the package.json files that lead to them, below node_modules. */
function nativeFiles(modules: string): string[] {
  const script = `require("${NATIVE}"); JSON.stringify(Object.keys(require.cache))`;
  const loaded = JSON.parse(
    execFileSync(process.execPath, ["-p", script], { encoding: "utf8", cwd: ROOT }),
  ) as string[];
  const files = loaded.map((file) => path.relative(modules, file));
  const packages = files.flatMap((file) => /^(?:.*node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? []);
  return [...files, ...packages.map((folder) => path.join(folder, "package.json"))];
}

/**
 * Replaces a file in one step: a program started meanwhile finds either the old or the new one, and a running one keeps
 * what it has open (overwriting native code in use would crash it).
 */
function replaceFile(file: string, contents: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, file);
}

/** Copies the native package next to the programs; files that have not changed stay as they are. Returns their names. */
function copyNative(dist: string): string[] {
  const modules = realpathSync(path.join(ROOT, "node_modules"));
  const files = nativeFiles(modules);
  for (const file of files) {
    const target = path.join(dist, "node_modules", file);
    const contents = readFileSync(path.join(modules, file));
    if (!existsSync(target) || !contents.equals(readFileSync(target))) replaceFile(target, contents);
  }
  return files.map((file) => `node_modules/${file}`);
}

/** The folder of the package that a file belongs to; none for the project's own files. */
const packageFolder = (file: string) => /\bnode_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

/**
 * Writes the programs to `dist/`, outside of which they need only Node. Does not disturb running ones.
 * @returns the folders of the packages in them, such as `node_modules/fastify`
 */
export async function bundleServer(dist: string): Promise<string[]> {
  const { outputFiles, metafile } = await build({
    entryPoints: PROGRAMS,
    absWorkingDir: ROOT,
    outdir: path.resolve(dist),
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
    // src/server/config/installation.ts
    define: { "process.env.BUNDLE_FOLDER": "__dirname" },
  });
  const native = copyNative(dist);
  for (const { path: file, contents } of outputFiles) replaceFile(file, contents);
  return [...new Set([...Object.keys(metafile.inputs), ...native].flatMap((file) => packageFolder(file) ?? []))];
}
