import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";

type Entries = Record<string, unknown>;

const NAME = "libraries";

// The i18n plugin takes i18next as a CommonJS module: as Webpack finds it for an entry it would travel twice.
const asCommonJs = (name: string) => createRequire(path.resolve("package.json")).resolve(name);
const libraries = () => ["react-dom/client", "react-i18next", "@gatsbyjs/reach-router", asCommonJs("i18next")];

/**
 * Webpack's entries with the libraries as one of their own, which runs before Gatsby's: at one go the two would keep a
 * touch waiting, and a slow phone's page blocked.
 */
export const withLibraries = (entries: Entries): Entries => ({
  ...entries,
  [NAME]: libraries(),
  app: { import: entries.app, dependOn: NAME },
});

/** Addresses of the scripts that run before those that Gatsby names in its pages. Throws when Webpack has left none. */
export function libraryScripts(publicFolder: string): string[] {
  const stats = JSON.parse(readFileSync(path.join(publicFolder, "webpack.stats.json"), "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const files = stats.assetsByChunkName[NAME];
  if (!files) throw new Error(`${publicFolder}/webpack.stats.json names no scripts of the entry "${NAME}"`);
  return files.filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
}
