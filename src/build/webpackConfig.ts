import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { AcceptedPlugin } from "postcss";
import { earlyScript, writePageScript } from "./scripts/browserScripts";
import { cssClassName } from "./scripts/cssClassName";
import { THEME_PLUGINS } from "../theme/postcssPlugins";

interface PostcssOptions {
  plugins: AcceptedPlugin[];
}

interface LoaderOptions {
  postcssOptions?: (context: unknown) => PostcssOptions;
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

/** Throws unless something to change was found: Gatsby's configuration has changed, and so must this file. */
function assertFound(found: readonly unknown[], sought: string): void {
  if (found.length === 0) throw new Error(`Gatsby's webpack configuration no longer has ${sought}`);
}

/** Keeps fonts in separate files: inlined into the style sheet, they would be sent with every page. */
function keepFontsApart(rules: Rule[]): void {
  const ofFonts = rules.filter(({ test }) => test instanceof RegExp && test.test("poppins.woff2"));
  const limited = loadersOf(ofFonts).flatMap(({ options }) => (options?.limit === undefined ? [] : options));
  assertFound(limited, "a rule for .woff2 files with a limit for inlining them");
  for (const options of limited) options.limit = 0;
}

/** Makes built pages use the same class names as our scripts; in development they stay readable. */
function nameClasses(rules: Rule[]): void {
  const modules = loadersOf(rules).flatMap(({ options }) => options?.modules ?? []);
  const named = modules.filter(({ localIdentName }) => localIdentName !== undefined);
  assertFound(named, "a localIdentName for CSS modules");
  for (const options of named) options.getLocalIdent = ({ resourcePath }, _, name) => cssClassName(resourcePath, name);
}

/** Lets style sheets name the tokens' text steps and breakpoints. */
function addThemePlugins(rules: Rule[]): void {
  const processed = loadersOf(rules).flatMap(({ options }) => (options?.postcssOptions ? options : []));
  assertFound(processed, "postcssOptions for style sheets");
  for (const options of processed) {
    const given = options.postcssOptions;
    options.postcssOptions = (context) => {
      const { plugins = [], ...others } = given?.(context) ?? {};
      return { ...others, plugins: [...THEME_PLUGINS, ...plugins] };
    };
  }
}

/** Where two modules style the same element, specificity decides, not order: the order warnings are only noise. */
function ignoreOrderOfModules(plugins: Config["plugins"] = []): void {
  const extracting = plugins.flatMap(({ constructor, options }) =>
    constructor.name === "MiniCssExtractPlugin" && options ? options : [],
  );
  assertFound(extracting, "a MiniCssExtractPlugin with options");
  for (const options of extracting) options.ignoreOrder = true;
}

/** Skips minifying Gatsby's scripts: of its browser bundle, only the style sheet is published. */
function leaveScriptsLarge({ optimization = {} }: Config): void {
  const { minimizer = [] } = optimization;
  const isOfScripts = ({ constructor }: Named) => /terser/i.test(constructor.name);
  assertFound(minimizer.filter(isOfScripts), "Terser among its minimizers");
  optimization.minimizer = minimizer.filter((one) => !isOfScripts(one));
}

// What invalidates webpack's cache. Gatsby lists its configuration and webpack itself, so each build would check the
// thousands of files that these load.
const CACHE_DEPENDS_ON = [
  "package-lock.json",
  "src/build/webpackConfig.ts",
  "src/build/scripts/cssClassName.ts",
  "src/theme/breakpoints.ts",
  "src/theme/postcssPlugins.ts",
  "src/theme/tokens.ts",
].map((file) => path.resolve(file));

function nameCacheDependencies({ cache }: Config): void {
  assertFound(Object.keys(cache?.buildDependencies ?? {}), "buildDependencies of its cache");
  if (cache) cache.buildDependencies = { ours: CACHE_DEPENDS_ON, defaultWebpack: [] };
}

// Thousands of modules that Gatsby need not bundle: HTML is rendered with the installed packages, and of the browser
// bundle, only the style sheet is published.
const PACKAGES =
  /^(react|react-dom|i18next|react-i18next|lucide|formik|yup|libphonenumber-js|date-fns|markdown-it|@mui|@emotion)($|\/)/;

type ExternalsCallback = (error?: null, external?: string) => void;

const leaveOut =
  (stage: string) =>
  ({ request = "" }: { request?: string }, callback: ExternalsCallback): void => {
    if (!PACKAGES.test(request)) callback();
    else callback(null, stage === "build-html" ? `commonjs2 ${request}` : "var {}");
  };

/**
 * Adapts Gatsby's bundling, and defines `__EARLY_SCRIPT__`, which src/theme/renderHead.tsx inlines.
 * @throws Error naming the part of Gatsby's configuration that is not there
 */
export async function adjustWebpack({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): Promise<void> {
  const isBuild = stage.startsWith("build");
  const early = earlyScript(isBuild ? await writePageScript("public") : undefined);
  actions.setWebpackConfig({
    plugins: [plugins.define({ __EARLY_SCRIPT__: JSON.stringify(early) })],
    // webpack's cache warns of a file named countries.json.js, which it follows from its loaders to our configuration.
    infrastructureLogging: { level: "error" },
    ...(isBuild && { devtool: false, externals: [leaveOut(stage)] }),
  });
  const config: Config = getConfig();
  const rules = config.module?.rules ?? [];
  keepFontsApart(rules);
  // Only the stages for browsers write style sheets.
  if (!stage.endsWith("html")) {
    addThemePlugins(rules);
    ignoreOrderOfModules(config.plugins);
  }
  if (stage === "build-javascript") leaveScriptsLarge(config);
  if (isBuild) {
    nameClasses(rules);
    nameCacheDependencies(config);
  }
  actions.replaceWebpackConfig(config);
}
