import { buildSync } from "esbuild";

const bundled = new Map<string, string>();

function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
  });
  const script = outputFiles[0]?.text.trim();
  if (!script) throw new Error(`${entry} came out empty`);
  return script;
}

/**
 * One of our scripts for the browser with all that it imports, minified; it leaves nothing in the page's global scope.
 * Each is bundled once, however many pages carry it.
 * @param entry its file, from the project's root: `src/early/boot.ts`
 * @throws when esbuild cannot bundle it, or nothing comes out
 */
export function bundleScript(entry: string): string {
  const script = bundled.get(entry) ?? bundle(entry);
  bundled.set(entry, script);
  return script;
}
