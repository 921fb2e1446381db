// The editor's preview: the site's pages, bundled for a frame in the editor with stand-ins for Gatsby and for islands.
import path from "node:path";
import { build, type Plugin } from "esbuild";

const STAND_INS = path.resolve("src/preview/standIns");

const standIns: Plugin = {
  name: "stand-ins",
  setup({ onResolve }) {
    onResolve({ filter: /^gatsby$/ }, () => ({ path: path.join(STAND_INS, "gatsby.ts") }));
    onResolve({ filter: /\/islands\/Island$/ }, () => ({ path: path.join(STAND_INS, "Island.tsx") }));
  },
};

/** Writes `preview.js`, `preview.css` and the fonts it uses to a folder. Rejects if esbuild fails. */
export async function bundlePreview(folder: string): Promise<void> {
  await build({
    entryPoints: { preview: "src/preview/openPreview.tsx" },
    outdir: folder,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".module.css": "local-css", ".woff2": "file" },
    assetNames: "[name]",
    legalComments: "none",
    plugins: [standIns],
  });
}
