import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { earlyScript, writePageScript } from "./scripts/browserScripts";
import { cssClassName } from "./scripts/cssClassName";

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

interface Named {
  constructor: { name: string };
}

interface Config {
  module?: { rules?: Rule[] };
  plugins?: (Named & { options?: { ignoreOrder?: boolean } })[];
  optimization?: { minimizer?: Named[] };
  cache?: { buildDependencies?: Record<string, string[]> };
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

/** Gatsby's pages and our scripts name a class alike. */
function nameClasses(rules: Rule[]): void {
  const modules = loadersOf(rules).flatMap(({ options }) => options?.modules ?? []);
  const named = modules.filter(({ localIdentName }) => localIdentName !== undefined);
  if (named.length === 0) throw new Error("Gatsby's configuration names the classes of CSS modules elsewhere now");
  for (const options of named) options.getLocalIdent = ({ resourcePath }, _, name) => cssClassName(resourcePath, name);
}

/** Of rules of two modules for one element the more specific holds, in any order: a page of warnings would say no more. */
function ignoreOrderOfModules(plugins: Config["plugins"] = []): void {
  for (const { constructor, options } of plugins)
    if (constructor.name === "MiniCssExtractPlugin" && options) options.ignoreOrder = true;
}

/** Of what Gatsby makes for browsers only the style sheet is published: its scripts need not be made small. */
function leaveScriptsLarge({ optimization }: Config): void {
  if (optimization?.minimizer)
    optimization.minimizer = optimization.minimizer.filter(({ constructor }) => !/terser/i.test(constructor.name));
}

// When webpack's cache is out of date. Gatsby names its own configuration, and webpack itself: all that they load, thousands
// of files, would be looked up in each build.
const CACHE_DEPENDS_ON = ["package-lock.json", "src/build/webpackConfig.ts"].map((file) => path.resolve(file));

// What pages and islands are written with, and Gatsby bundles thousands of modules of: the pages' HTML is rendered with the
// packages themselves, and of the browser's bundle only the style sheet is published.
const PACKAGES =
  /^(react|react-dom|i18next|react-i18next|lucide|formik|yup|date-fns|markdown-it|web-vitals|@mui|@emotion)($|\/)/;

type ExternalsCallback = (error?: null, external?: string) => void;

/** Leaves packages out of a build's bundles. */
const leaveOut =
  (stage: string) =>
  ({ request = "" }: { request?: string }, callback: ExternalsCallback): void => {
    if (!PACKAGES.test(request)) callback();
    else callback(null, stage === "build-html" ? `commonjs2 ${request}` : "var {}");
  };

/** What the site changes in Gatsby's bundling; src/theme/renderHead.tsx knows the early script as `__EARLY_SCRIPT__`. */
export async function adjustWebpack({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): Promise<void> {
  const isBuild = stage.startsWith("build");
  const early = earlyScript(isBuild ? await writePageScript("public") : undefined);
  actions.setWebpackConfig({
    plugins: [plugins.define({ __EARLY_SCRIPT__: JSON.stringify(early) })],
    ...(isBuild && { devtool: false, externals: [leaveOut(stage)] }),
  });
  const config = getConfig() as Config;
  const rules = config.module?.rules ?? [];
  keepFontsApart(rules);
  nameClasses(rules);
  ignoreOrderOfModules(config.plugins);
  if (stage === "build-javascript") leaveScriptsLarge(config);
  if (isBuild && config.cache) config.cache.buildDependencies = { ours: CACHE_DEPENDS_ON, defaultWebpack: [] };
  actions.replaceWebpackConfig(config);
}
