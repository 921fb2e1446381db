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

/** Keeps fonts in separate files: inlined into the style sheet, they would be sent with every page. */
function keepFontsApart(rules: Rule[]): void {
  for (const { test, use = [] } of rules) {
    if (!(test instanceof RegExp) || !test.test("poppins.woff2")) continue;
    for (const { options } of use) if (options) options.limit = 0;
  }
}

/** Makes Gatsby's pages use the same class names as our scripts. */
function nameClasses(rules: Rule[]): void {
  const modules = loadersOf(rules).flatMap(({ options }) => options?.modules ?? []);
  const named = modules.filter(({ localIdentName }) => localIdentName !== undefined);
  if (named.length === 0)
    throw new Error("Gatsby's webpack configuration no longer sets localIdentName for CSS modules");
  for (const options of named) options.getLocalIdent = ({ resourcePath }, _, name) => cssClassName(resourcePath, name);
}

/** Where two modules style the same element, specificity decides, not order: the order warnings are only noise. */
function ignoreOrderOfModules(plugins: Config["plugins"] = []): void {
  for (const { constructor, options } of plugins)
    if (constructor.name === "MiniCssExtractPlugin" && options) options.ignoreOrder = true;
}

/** Skips minifying Gatsby's scripts: of its browser bundle, only the style sheet is published. */
function leaveScriptsLarge({ optimization }: Config): void {
  if (optimization?.minimizer)
    optimization.minimizer = optimization.minimizer.filter(({ constructor }) => !/terser/i.test(constructor.name));
}

// What invalidates webpack's cache. Gatsby lists its configuration and webpack itself, so each build would check the
// thousands of files that these load.
const CACHE_DEPENDS_ON = ["package-lock.json", "src/build/webpackConfig.ts"].map((file) => path.resolve(file));

// Thousands of modules that Gatsby need not bundle: HTML is rendered with the installed packages, and of the browser
// bundle, only the style sheet is published.
const PACKAGES =
  /^(react|react-dom|i18next|react-i18next|lucide|formik|yup|date-fns|markdown-it|web-vitals|@mui|@emotion)($|\/)/;

type ExternalsCallback = (error?: null, external?: string) => void;

/** Keeps PACKAGES out of a build's bundles. */
const leaveOut =
  (stage: string) =>
  ({ request = "" }: { request?: string }, callback: ExternalsCallback): void => {
    if (!PACKAGES.test(request)) callback();
    else callback(null, stage === "build-html" ? `commonjs2 ${request}` : "var {}");
  };

/** Adapts Gatsby's bundling, and defines `__EARLY_SCRIPT__`, which src/theme/renderHead.tsx inlines. */
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
