import type { CreateWebpackConfigArgs } from "gatsby";
import { bundleEarlyScript } from "./earlyScript";

interface LoaderRule {
  test?: RegExp;
  use?: { loader?: string; options?: { limit?: number } }[];
}

/** Fonts stay files of their own: inlined into the style sheet they would travel with every page. */
function keepFontsApart(config: { module?: { rules?: LoaderRule[] } }): void {
  for (const rule of config.module?.rules ?? []) {
    if (!(rule.test instanceof RegExp) || !rule.test.test("poppins.woff2")) continue;
    for (const use of rule.use ?? []) if (use.options) use.options.limit = 0;
  }
}

/** What the site changes in Gatsby's bundling; gatsby-ssr.tsx knows the early script as `__EARLY_SCRIPT__`. */
export function adjustWebpack({ actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ plugins: [plugins.define({ __EARLY_SCRIPT__: JSON.stringify(bundleEarlyScript()) })] });
  const config = getConfig() as Parameters<typeof keepFontsApart>[0];
  keepFontsApart(config);
  actions.replaceWebpackConfig(config);
}
