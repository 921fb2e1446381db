import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import boldFont from "@fontsource/poppins/files/poppins-latin-600-normal.woff2";
import regularFont from "@fontsource/poppins/files/poppins-latin-400-normal.woff2";
import { languageOfPath } from "../i18n/paths";
import { cssVariables } from "./cssVariables";
import { COLORS } from "./tokens";

// Replaced by webpack (src/build/webpackConfig.ts).
declare const __EARLY_SCRIPT__: string;

const preload = (href: string) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
);

const EARLY = "early";

const keyOf = (component: ReactNode) => (isValidElement(component) ? String(component.key) : "");

/**
 * What Gatsby adds for its own browser runtime, which built pages do not use, the image plugin's style and script (no
 * page uses its component), and the generator tag.
 */
function isUnused(component: ReactNode): boolean {
  const props = isValidElement<Record<string, unknown>>(component) ? component.props : {};
  const loads = props.rel === "preload" && (props.as === "script" || props.as === "fetch");
  const isRuntime = loads || props.sliceId === "_gatsby-scripts" || "src" in props;
  return isRuntime || /^(gatsby-image-style|generator|script-loader|chunk-mapping)/.test(keyOf(component));
}

/** The early script comes before all styles: a redirect to the other language does not wait for them. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (html) => {
  // `gatsby develop` needs its runtime.
  if (process.env.NODE_ENV === "development") return;
  const head = html.getHeadComponents().filter((component) => !isUnused(component));
  html.replaceHeadComponents(head.sort((a, b) => Number(keyOf(b) === EARLY) - Number(keyOf(a) === EARLY)));
  html.replacePostBodyComponents(html.getPostBodyComponents().filter((component) => !isUnused(component)));
};

// Browsers that support speculation rules prefetch a page the visitor is about to open.
const AHEAD = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/api/*", "/admin/*", "/media/*"] } }] },
      eagerness: "moderate",
    },
  ],
});

/** The start of every page's head: fonts, the theme's variables and color, the early script, and the manifest. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: languageOfPath(pathname) });
  setHeadComponents([
    <script key={EARLY} dangerouslySetInnerHTML={{ __html: __EARLY_SCRIPT__ }} />,
    preload(regularFont),
    preload(boldFont),
    <style key="tokens" data-theme="" dangerouslySetInnerHTML={{ __html: cssVariables() }} />,
    <meta key="color" name="theme-color" content={COLORS.light.ink} />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <script key="ahead" type="speculationrules" dangerouslySetInnerHTML={{ __html: AHEAD }} />,
  ]);
};
