import { buildSync } from "esbuild";

/**
 * Bundles and minifies a browser script; it leaves nothing in the page's global scope.
 * @param entry its path from the project's root, such as `src/browser/early.ts`
 * @param define expressions that replace names in it
 * @throws Error if esbuild fails, or if the bundle is empty
 */
export function bundleScript(entry: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    define,
  });
  const script = outputFiles[0]?.text.trim();
  if (!script) throw new Error(`The bundle of ${entry} is empty`);
  return script;
}
