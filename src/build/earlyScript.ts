import { buildSync } from "esbuild";

/** Bundles src/early/ into one line that every page carries in its head, before anything is painted. */
export function bundleEarlyScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: ["src/early/early.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
  });
  const code = outputFiles[0]?.text.trim();
  if (!code) throw new Error("src/early/early.ts came out empty");
  return code;
}
