import { existsSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import postcss, { type AcceptedPlugin } from "postcss";
import { cssClassName } from "../../../src/build/scripts/cssClassName";
import { adjustWebpack } from "../../../src/build/webpackConfig";
import { TEXT } from "../../../src/theme/tokens";

jest.mock("../../../src/build/scripts/browserScripts", () => ({
  writePageScript: async () => "/assets/page-1.js",
  earlyScript: (page?: string) => `early of ${page}`,
}));

class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}
class TerserPlugin {}
class CssMinimizerPlugin {}

/** The parts of Gatsby's configuration that the site changes. */
function gatsbyConfig() {
  const fonts = { limit: 10_000 };
  const pictures = { limit: 10_000 };
  const modules: { localIdentName?: string; getLocalIdent?: (...of: unknown[]) => string } = {
    localIdentName: "[hash]",
  };
  const processed: { postcssOptions?: (context: object) => { plugins: AcceptedPlugin[] } } = {
    postcssOptions: () => ({ plugins: [] }),
  };
  const extract = new MiniCssExtractPlugin();
  const config = {
    module: {
      rules: [
        { test: /\.(eot|woff2?)$/, use: [{ options: fonts }] },
        { test: /\.(png|avif)$/, use: [{ options: pictures }] },
        { oneOf: [{ test: /\.module\.css$/, use: [{ options: processed }, { options: { modules } }] }] },
      ],
    },
    cache: { buildDependencies: { config: ["gatsby/webpack.config.js"] } as Record<string, string[]> },
    plugins: [extract],
    optimization: { minimizer: [new TerserPlugin(), new CssMinimizerPlugin()] as object[] },
  };
  return { config, fonts, pictures, modules, processed, extract };
}

type LeaveOut = (asked: { request: string }, answer: (error?: null, external?: string) => void) => void;

async function adjust(stage: string, config: object) {
  const set = jest.fn();
  const replace = jest.fn();
  await adjustWebpack({
    actions: { setWebpackConfig: set, replaceWebpackConfig: replace },
    getConfig: () => config,
    plugins: { define: (values: object) => values },
    stage,
  } as unknown as CreateWebpackConfigArgs);
  expect(replace).toHaveBeenCalledWith(config);
  return set.mock.calls[0]?.[0] as { plugins: object[]; devtool?: false; externals: [LeaveOut] };
}

test("a built page's early script has the URL of the page script; in development, it has none", async () => {
  const built = await adjust("build-html", gatsbyConfig().config);
  expect(built).toMatchObject({ plugins: [{ __EARLY_SCRIPT__: '"early of /assets/page-1.js"' }], devtool: false });
  const developed = await adjust("develop", gatsbyConfig().config);
  expect(developed).toEqual({
    plugins: [{ __EARLY_SCRIPT__: '"early of undefined"' }],
    infrastructureLogging: { level: "error" },
  });
});

test.each([
  ["build-html", "react/jsx-runtime", "commonjs2 react/jsx-runtime"],
  ["build-html", "@mui/material/useAutocomplete", "commonjs2 @mui/material/useAutocomplete"],
  ["build-javascript", "lucide", "var {}"],
  ["build-html", "./Hero.module.css", undefined],
  ["build-html", "@fontsource/poppins/500.css", undefined],
  ["build-html", "gatsby-plugin-react-i18next", undefined],
  ["build-html", "react-is", undefined],
])("%s resolves %s to the external %s", async (stage, request, external) => {
  const { externals } = await adjust(stage, gatsbyConfig().config);
  const answer = jest.fn();
  externals[0]({ request }, answer);
  expect(answer.mock.calls).toEqual([external === undefined ? [] : [null, external]]);
});

test("fonts are never inlined, pictures keep Gatsby's limit, and the order of modules causes no warning", async () => {
  const { config, fonts, pictures, extract } = gatsbyConfig();
  await adjust("build-javascript", config);
  expect([fonts.limit, pictures.limit, extract.options.ignoreOrder]).toEqual([0, 10_000, true]);
});

test("classes have the same short names as in our scripts, but not in development", async () => {
  const resourcePath = path.resolve("src/components/Header.module.css");
  const { config, modules } = gatsbyConfig();
  await adjust("develop", config);
  expect(modules).not.toHaveProperty("getLocalIdent");
  await adjust("build-html", config);
  expect(modules.getLocalIdent?.({ resourcePath }, "", "logo")).toBe(cssClassName(resourcePath, "logo"));
});

test("style sheets name text steps, breakpoints, and mixins; a step that does not exist stops the build", async () => {
  const { config, processed } = gatsbyConfig();
  await adjust("build-javascript", config);
  const { plugins = [] } = processed.postcssOptions?.({}) ?? {};
  const written = (css: string) => postcss(plugins).process(css, { from: undefined });
  const { css } = await written("a{@mixin text title;}@media (--from-lg){a{top:0}}@media (--below-sm){a{top:1px}}");
  const { line, spacing } = TEXT.title;
  expect(css).toBe(
    `a{font-size:var(--text-title);line-height:${line};letter-spacing:${spacing};}` +
      "@media (min-width: 56.25em){a{top:0}}@media not all and (min-width: 37.5625em){a{top:1px}}",
  );
  expect((await written("a{@mixin hidden;}")).css).toMatch(/clip-path: ?inset\(50%\);/);
  expect((await written("a{@mixin follow draw, view(), entry 40% cover 55%;}")).css).toMatch(
    /animation-timeline: ?view\(\); ?animation-range: ?entry 40% cover 55%/,
  );
  await expect(async () => await written("a{@mixin text huge;}")).rejects.toThrow("no step of text is called huge");
});

type GatsbyConfig = ReturnType<typeof gatsbyConfig>;

test.each<[sought: string, remove: (parts: GatsbyConfig) => void, stage: string]>([
  ["limit for inlining", ({ fonts }) => Reflect.deleteProperty(fonts, "limit"), "build-html"],
  ["localIdentName for CSS modules", ({ modules }) => delete modules.localIdentName, "build-html"],
  ["postcssOptions for style sheets", ({ processed }) => delete processed.postcssOptions, "build-javascript"],
  ["MiniCssExtractPlugin", ({ config }) => config.plugins.pop(), "build-javascript"],
  ["Terser among its minimizers", ({ config }) => config.optimization.minimizer.shift(), "build-javascript"],
  ["buildDependencies of its cache", ({ config }) => (config.cache.buildDependencies = {}), "build-html"],
])("the build stops and says so if Gatsby's configuration has no %s", async (sought, remove, stage) => {
  const parts = gatsbyConfig();
  remove(parts);
  await expect(adjust(stage, parts.config)).rejects.toThrow(`no longer has`);
  await expect(adjust(stage, parts.config)).rejects.toThrow(sought);
});

test("pages are rendered without the plugin that writes style sheets, which Gatsby does not give that stage", async () => {
  const { config } = gatsbyConfig();
  config.plugins = [];
  await adjust("build-html", config);
});

test("a build minifies Gatsby's style sheet but not its scripts", async () => {
  const minimizers = async (stage: string) => {
    const { config } = gatsbyConfig();
    await adjust(stage, config);
    return config.optimization.minimizer.map(({ constructor }) => constructor.name);
  };
  expect(await minimizers("build-javascript")).toEqual(["CssMinimizerPlugin"]);
  expect(await minimizers("develop")).toEqual(["TerserPlugin", "CssMinimizerPlugin"]);
});

test("a build's webpack cache depends only on the packages and this configuration", async () => {
  const { config } = gatsbyConfig();
  await adjust("build-html", config);
  const { defaultWebpack, ...others } = config.cache.buildDependencies;
  expect([defaultWebpack, Object.keys(others)]).toEqual([[], ["ours"]]);
  for (const file of others.ours ?? []) expect(existsSync(file)).toBe(true);
});
