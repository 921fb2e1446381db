import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, writeFileSync } from "node:fs";
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

/** Copies only missing files: a running server has the native code open. */
function copyNative(dist: string): void {
  const modules = realpathSync(path.join(ROOT, "node_modules"));
  for (const file of nativeFiles(modules)) {
    const target = path.join(dist, "node_modules", file);
    if (existsSync(target)) continue;
    cpSync(path.join(modules, file), target, { dereference: true });
  }
}

/** Writes the programs to `dist/`, outside of which they need only Node. Does not disturb running ones. */
export async function bundleServer(dist: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: PROGRAMS,
    absWorkingDir: ROOT,
    outdir: path.resolve(dist),
    bundle: true,
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
  mkdirSync(dist, { recursive: true });
  copyNative(dist);
  for (const { path: file, contents } of outputFiles) {
    // Atomically: a program started meanwhile is either the old or the new one.
    const unfinished = `${file}.unfinished`;
    writeFileSync(unfinished, contents);
    renameSync(unfinished, file);
  }
}
