import { bundleScript } from "./bundleScript";

const GATSBY_SCRIPT = /<script src="([^"]+\.js)" async(?:="")?><\/script>/g;

const INLINE = /<script\s*id="gatsby-(?:script-loader|chunk-mapping)"\s*>[\s\S]*?<\/script>/g;

const COMPILATION = /<script[^>]*>\s*window\.___webpackCompilationHash="([^"]+)";?\s*<\/script>/;

const PRELOADS = /<link(?=[^>]+rel="preload")(?=[^>]+as="(?:script|fetch)")[^>]*>/g;

// The part of a page that Gatsby writes anew in pages it has kept, when only its scripts have changed.
const SCRIPTS_END = /(?=<!-- slice-end id="_gatsby-scripts-1" -->|<\/body>)/;

const LOADER = /<script>window\.bootSettings=(\{[^}]*\});[\s\S]*?<\/script>/;

const loaderOf = (settings: string) =>
  `<script>window.bootSettings=${settings};${bundleScript("src/early/boot.ts")}</script>`;

/**
 * Takes Gatsby's scripts out of a built page and leaves one small loader that adds them, in order and behind the
 * libraries', after the page has loaded or at the first touch: nothing that only React needs competes with what the
 * visitor sees.
 * A finished page that Gatsby has kept from an earlier build gets the present loader; any other page comes back unchanged.
 */
export function deferBoot(html: string, libraries: readonly string[]): string {
  const named = [...html.matchAll(GATSBY_SCRIPT)].map(([, source]) => source ?? "");
  if (named.length === 0) return html.replace(LOADER, (_, settings: string) => loaderOf(settings));
  const compilation = COMPILATION.exec(html)?.[1] ?? "";
  const sources = [...new Set([...libraries, ...named])];
  const settings = JSON.stringify({ sources, compilation });
  return html
    .replace(GATSBY_SCRIPT, "")
    .replace(INLINE, "")
    .replace(COMPILATION, "")
    .replace(PRELOADS, "")
    .replace(SCRIPTS_END, () => loaderOf(settings));
}
