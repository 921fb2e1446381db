import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const ROOT = path.resolve(__dirname, "../..");

/** What `dist/` runs: the server, and staff's tools. */
const PROGRAMS = {
  server: "src/server/startBundle.ts",
  leads: "src/server/leads/cli.ts",
  vitals: "src/server/vitals/cli.ts",
  releases: "src/server/site/cli.ts",
  smoke: "src/server/smoke/cli.ts",
};

/** Holds machine code, which no bundle takes in. */
const NATIVE = "libsql";

/** The files that the native package loads on this machine, and the descriptions that lead to them, below node_modules. */
function nativeFiles(modules: string): string[] {
  const script = `require("${NATIVE}"); JSON.stringify(Object.keys(require.cache))`;
  const loaded = JSON.parse(
    execFileSync(process.execPath, ["-p", script], { encoding: "utf8", cwd: ROOT }),
  ) as string[];
  const files = loaded.map((file) => path.relative(modules, file));
  const packages = files.flatMap((file) => /^(?:.*node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+/.exec(file) ?? []);
  return [...files, ...packages.map((folder) => path.join(folder, "package.json"))];
}

/** Copies what is not there yet: a running server has the machine code open. */
function copyNative(dist: string): void {
  const modules = realpathSync(path.join(ROOT, "node_modules"));
  for (const file of nativeFiles(modules)) {
    const target = path.join(dist, "node_modules", file);
    if (existsSync(target)) continue;
    cpSync(path.join(modules, file), target, { dereference: true });
  }
}

/** Writes the programs of `dist/`, which need nothing outside of it but Node. A running one is not disturbed. */
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
    // Names stay: they stand in the log beside the places of errors.
    minifyWhitespace: true,
    minifySyntax: true,
    external: [NATIVE, "pg-native"],
    // src/server/places.ts
    define: { "process.env.BUNDLE_FOLDER": "__dirname" },
  });
  mkdirSync(dist, { recursive: true });
  copyNative(dist);
  for (const { path: file, contents } of outputFiles) {
    // In one step: a program that starts meanwhile is the old one or this one.
    const unfinished = `${file}.unfinished`;
    writeFileSync(unfinished, contents);
    renameSync(unfinished, file);
  }
}
