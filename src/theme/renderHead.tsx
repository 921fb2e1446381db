import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import boldFont from "@fontsource/poppins/files/poppins-latin-600-normal.woff2";
import regularFont from "@fontsource/poppins/files/poppins-latin-400-normal.woff2";
import { languageOfPath } from "../i18n/paths";
import { cssVariables } from "./cssVariables";
import { COLORS } from "./tokens";

// Filled in by webpack: src/build/webpackConfig.ts.
declare const __EARLY_SCRIPT__: string;

const preload = (href: string) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
);

/** The picture plugin's own style and script (no page uses its component), and the name of the builder. */
const isUnused = (key: unknown) => /^(gatsby-image-style|generator)/.test(String(key));

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const components = getHeadComponents();
  replaceHeadComponents(components.filter((component) => !(isValidElement(component) && isUnused(component.key))));
};

/** What every page's head starts with: fonts, the theme's variables and color, the early script and the manifest. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: languageOfPath(pathname) });
  setHeadComponents([
    <script key="early" dangerouslySetInnerHTML={{ __html: __EARLY_SCRIPT__ }} />,
    preload(regularFont),
    preload(boldFont),
    <style key="tokens" dangerouslySetInnerHTML={{ __html: cssVariables() }} />,
    <meta key="color" name="theme-color" content={COLORS.light.ink} />,
    // Read out of here by src/early/boot.ts: before, it would take its share of the line from the first picture.
    <noscript key="manifest">
      <link rel="manifest" href="/manifest.webmanifest" />
    </noscript>,
  ]);
};
