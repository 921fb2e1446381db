import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
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

const EARLY = "early";

const keyOf = (component: ReactNode) => (isValidElement(component) ? component.key : null);

/** The early script comes before all styles: who moves to the other language does not wait for them. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const components = getHeadComponents().filter((component) => !isUnused(keyOf(component)));
  replaceHeadComponents(components.sort((a, b) => Number(keyOf(b) === EARLY) - Number(keyOf(a) === EARLY)));
};

/** What every page's head starts with: fonts, the theme's variables and color, the early script and the manifest. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: languageOfPath(pathname) });
  setHeadComponents([
    <script key={EARLY} dangerouslySetInnerHTML={{ __html: __EARLY_SCRIPT__ }} />,
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
