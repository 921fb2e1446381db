import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { bundleScript } from "./bundleScript";
import { shortClassNames } from "./classNames";
import { withLibraries } from "./libraryScripts";

interface LoaderOptions {
  limit?: number;
  modules?: {
    localIdentName?: string;
    getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => string;
  };
}

interface Loader {
  options?: LoaderOptions;
}

interface Rule {
  test?: unknown;
  use?: Loader[];
  oneOf?: Rule[];
}

interface Config {
  entry?: Record<string, unknown>;
  module?: { rules?: Rule[] };
  plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  cache?: { version?: string };
}

const loadersOf = (rules: Rule[]): Loader[] =>
  rules.flatMap(({ use = [], oneOf = [] }) => [...(Array.isArray(use) ? use : []), ...loadersOf(oneOf)]);

/** Fonts stay files of their own: inlined into the style sheet they would travel with every page. */
function keepFontsApart(rules: Rule[]): void {
  for (const { test, use = [] } of rules) {
    if (!(test instanceof RegExp) || !test.test("poppins.woff2")) continue;
    for (const { options } of use) if (options) options.limit = 0;
  }
}

/** The style sheet stands in every page: built pages carry short class names. */
function shortenClassNames({ module, cache }: Config): void {
  const names = shortClassNames("src");
  for (const { options } of loadersOf(module?.rules ?? [])) {
    if (options?.modules?.localIdentName)
      options.modules.getLocalIdent = ({ resourcePath }, _, name) => names.of(resourcePath, name);
  }
  // A new class moves the names of others: what Webpack keeps of an earlier build holds the old ones.
  if (cache) cache.version = names.digest;
}

/** Of rules of two modules for one element the more specific holds, in any order: a page of warnings would say no more. */
function ignoreOrderOfModules(plugins: Config["plugins"] = []): void {
  for (const { constructor, options } of plugins)
    if (constructor.name === "MiniCssExtractPlugin" && options) options.ignoreOrder = true;
}

/** Parts of Gatsby and its plugins that no page of this site runs; they would travel with every one. */
const UNUSED = {
  "browser-lang": false, // Detection: src/early does it.
  outdent: false, // Words of warnings in development.
  "html-parse-stringify": false, // Markup in texts: there is none.
  "gatsby-script": false, // Scripts of third parties: there are none.
  "@builder.io/partytown/integration": false, // The same, in a worker.
};

/** Emotion writes rules in the commit; the module tells why it should not. */
const REPLACED = { "@emotion/use-insertion-effect-with-fallbacks": path.resolve("src/theme/insertStyles.ts") };

/**
 * Every script is asked for when it is about to run: this first line asks Chromium to compile it while it arrives, beside
 * the page's own thread, rather than function by function when it runs. To others it is a comment.
 */
const COMPILE_AHEAD = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /\.js$/,
  // Just after Webpack's PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: the minifier would take it out, source maps have to count it.
  stage: 401,
};

/**
 * Bytes of source; minified it is a fifth. A script is taken in at one go, in which no touch is answered: what pages load
 * late comes in parts of this size. It costs the contact page 2 kB and halves what blocks it.
 */
const LARGEST_LATE_SCRIPT = 600_000;

/** What the site changes in Gatsby's bundling; src/theme/renderHead.tsx knows the early script as `__EARLY_SCRIPT__`. */
export function adjustWebpack({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  const earlyScript = JSON.stringify(bundleScript("src/early/early.ts"));
  actions.setWebpackConfig({ plugins: [plugins.define({ __EARLY_SCRIPT__: earlyScript })] });
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      resolve: { alias: { ...UNUSED, ...REPLACED } },
      plugins: [plugins.banner(COMPILE_AHEAD)],
      optimization: { splitChunks: { maxAsyncSize: LARGEST_LATE_SCRIPT } },
    });
  const config = getConfig() as Config;
  keepFontsApart(config.module?.rules ?? []);
  if (stage.startsWith("build")) shortenClassNames(config);
  if (stage === "build-javascript") config.entry = withLibraries(config.entry ?? {});
  ignoreOrderOfModules(config.plugins);
  actions.replaceWebpackConfig(config);
}
