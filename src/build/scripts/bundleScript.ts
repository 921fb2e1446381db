import { buildSync } from "esbuild";

/**
 * One of our scripts for the browser with all that it imports, minified; it leaves nothing in the page's global scope.
 * @param entry its file, from the project's root: `src/browser/early.ts`
 * @param define expressions that take the place of names in it
 * @throws when esbuild cannot bundle it, or nothing comes out
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
  if (!script) throw new Error(`${entry} came out empty`);
  return script;
}
