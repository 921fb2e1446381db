// Loaded before Gatsby: compiles gatsby-config.ts and gatsby-node.ts within a tenth of a second. Gatsby's own way, Parcel,
// takes two to six, and walks the whole project twice in each build.
import { createRequire } from "node:module";

/** Of Gatsby's workers, whose first module must be their own. */
const isWorker = /\bgatsby-worker\b/.test(process.argv[1]);

if (!isWorker) {
  const compiler = createRequire(import.meta.url)("gatsby/dist/utils/parcel/compile-gatsby-files");
  if (typeof compiler.compileGatsbyFiles !== "function")
    throw new Error(`Gatsby has no compileGatsbyFiles any more: see ${import.meta.url}`);
  compiler.compileGatsbyFiles = async (root) => {
    const { build } = await import("esbuild");
    const entryPoints = ["gatsby-config.ts", "gatsby-node.ts"];
    const format = { bundle: true, packages: "external", platform: "node", format: "cjs" };
    await build({ ...format, entryPoints, absWorkingDir: root, outdir: ".cache/compiled" });
  };
}
