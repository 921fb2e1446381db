import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pageFiles } from "../gatsbyFiles";
import { inlineHash } from "../../platform/inlineHash";
import { contentSecurityPolicy, type InlineHashes } from "./securityPolicy";
import { keepCriticalRules, type StyleSheets } from "./styleSheets";
import type { SiteContent } from "../../content/contentTypes/site";
import { ASSETS } from "../scripts/browserScripts";
import { sha256 } from "../../platform/sha256";

const PICTURE = /<picture[^>]*>(?:(?!<\/picture>)[\s\S])*fetchpriority="high"[\s\S]*?<\/picture>/i;
const SOURCE = /<source\b[^>]*>/g;
const FIRST_PLACE = /<meta name="viewport"[^>]*>/;

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];

/** A link to the best format of each crop; browsers that do not support it ignore the link. */
function preloadLinks(picture: string): string {
  const best = (picture.match(SOURCE) ?? []).filter((tag) => attribute(tag, "type") === "image/avif");
  const upright = best.map((tag) => attribute(tag, "media")).find((media) => media !== undefined);
  return best
    .map((tag) => {
      const media = attribute(tag, "media") ?? (upright && `not all and ${upright}`);
      const condition = media ? ` media="${media}"` : "";
      const [set, sizes] = [attribute(tag, "srcset"), attribute(tag, "sizes")];
      return `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${condition} imagesrcset="${set}" imagesizes="${sizes}">`;
    })
    .join("");
}

/**
 * Preloads a page's largest picture (the one with high fetch priority) at the start of its head, before the fonts, so
 * that it is requested first. A page without such a picture is returned unchanged. Throws if a page with one has no
 * viewport tag, which the links follow.
 */
export function preloadPicture(html: string): string {
  const picture = PICTURE.exec(html)?.[0];
  if (!picture) return html;
  if (!FIRST_PLACE.test(html))
    throw new Error('A page has no <meta name="viewport">, after which it preloads its picture');
  const links = preloadLinks(picture);
  return html.replace(FIRST_PLACE, (viewport) => viewport + links);
}

const DATA = /(<div data-island="[^"]*")([^>]*>)<script type="application\/json">([\s\S]*?)<\/script>/g;

/**
 * Extracts the islands' props from a page's HTML: they are needed only when islands start, and would delay first paint.
 * Returns the HTML, in which each island has its file's URL, and the files' contents by URL.
 */
export function takeIslandData(html: string): { html: string; files: Map<string, string> } {
  const files = new Map<string, string>();
  const lighter = html.replace(DATA, (_, island: string, rest: string, data: string) => {
    const address = `/${ASSETS}/island-${sha256(data).slice(0, 20)}.json`;
    files.set(address, data);
    return `${island} data-from="${address}"${rest}`;
  });
  return { html: lighter, files };
}

// The script of the owner's analytics, where `content/site.json` names a program. Nothing else is loaded from elsewhere.
type Analytics = NonNullable<SiteContent["analytics"]>;

/** As each program's own documentation writes its tag; Matomo without cookies, and not for those who ask not to be tracked. */
const TAGS: Readonly<Record<Analytics["service"], (address: string, id: string) => string>> = {
  plausible: (address, id) => `<script defer src="${address}/js/script.js" data-domain="${id}"></script>`,
  umami: (address, id) =>
    `<script defer src="${address}/script.js" data-website-id="${id}" data-do-not-track="true"></script>`,
  matomo: (address, id) =>
    `<script>_paq=[["disableCookies"],["setDoNotTrack",true],["setTrackerUrl","${address}/matomo.php"],["setSiteId","${id}"],["trackPageView"],["enableLinkTracking"]]</script>` +
    `<script defer src="${address}/matomo.js"></script>`,
};

/** The page with the tag at the end of its head. */
const withAnalytics = (html: string, { service, address, id }: Analytics): string =>
  html.replace("</head>", () => `${TAGS[service](address, id)}</head>`);

export interface PageHashes extends InlineHashes {
  /** The page's address: `/es/invest/`. */
  path: string;
}

// Data blocks (JSON-LD, islands' props) are never executed, and what is loaded is not inline.
const inlineOf = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*(?:type="application|\\ssrc=))[^>]*>([\\s\\S]*?)</${tag}>`, "g"))].map(
    ([, text]) => inlineHash(text ?? ""),
  );

// React 18 writes NULs where a two-byte character straddles the end of its buffer (facebook/react#26228).
const withoutZeros = (html: string) => html.replaceAll("\0", "");

// Only Gatsby's browser runtime reads this attribute, and built pages do not load it.
const MARK = ' data-gatsby-head="true"';

/** Throws if a page has none: Gatsby then marks the elements of its head in another way. */
function withoutHeadMarks(name: string, html: string): string {
  if (!html.includes(MARK))
    throw new Error(`${name} does not contain${MARK}: see what Gatsby writes instead, and have it removed here`);
  return html.replaceAll(MARK, "");
}

const hashesOf = (html: string, analytics?: Analytics | null): InlineHashes => ({
  scripts: [...new Set(inlineOf(html, "script"))].sort(),
  styles: [...new Set(inlineOf(html, "style"))].sort(),
  ...(analytics && { analytics: new URL(analytics.address).origin }),
});

const NOT_FOUND = /(^|\/)404(\.html|\/index\.html)$/;

/** Adds the policy to a 404 page itself: no headers file can list the URLs it is served at. */
function carryPolicy(html: string, analytics?: Analytics | null): string {
  const policy = contentSecurityPolicy(hashesOf(html, analytics)).replace(/; frame-ancestors[^;]*/, "");
  return html.replace(
    /<head(?:\s[^>]*)?>/,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Throws if a page's HTML loads a script: scripts load once the page is visible (src/browser/loadPageScript.ts). */
function assertNoScripts(name: string, html: string): void {
  const [script] = /<script[^>]*\ssrc=[^>]*>/.exec(html) ?? [];
  if (script)
    throw new Error(`${name} contains ${script}: src/theme/renderHead.tsx should have removed Gatsby's scripts`);
}

const STRUCTURED_DATA = /<script type="application\/ld\+json"[^>]*>[^<]*<\/script>/;

/** Only search engines read it, anywhere in the page: the headline must arrive first. */
function structuredDataLast(html: string): string {
  const [data = ""] = STRUCTURED_DATA.exec(html) ?? [];
  return html.replace(data, "").replace("</body>", () => `${data}</body>`);
}

interface Finishing {
  sheets: StyleSheets;
  analytics?: Analytics | null | undefined;
  writeFile: WriteFile;
}

type WriteFile = (address: string, text: string) => void;

function finishPage(name: string, built: string, { sheets, analytics, writeFile }: Finishing): string {
  assertNoScripts(name, built);
  const { html: page, files } = takeIslandData(withoutHeadMarks(name, withoutZeros(built)));
  files.forEach((text, address) => writeFile(address, text));
  const own = structuredDataLast(preloadPicture(keepCriticalRules(page, sheets)));
  const html = analytics ? withAnalytics(own, analytics) : own;
  return NOT_FOUND.test(name) ? carryPolicy(html, analytics) : html;
}

/**
 * Finishes the pages of `gatsbyFolder`, writes them and their islands' data to public/, and returns the hashes of each
 * page's inline scripts and styles.
 */
export function finishPages(
  gatsbyFolder: string,
  publicFolder: string,
  sheets: StyleSheets,
  analytics?: Analytics | null,
): PageHashes[] {
  const writeFile: WriteFile = (address, text) => writeFileSync(path.join(publicFolder, address), text);
  return pageFiles(gatsbyFolder).map((name) => {
    const html = finishPage(name, readFileSync(path.join(gatsbyFolder, name), "utf8"), {
      sheets,
      analytics,
      writeFile,
    });
    writeFileSync(path.join(publicFolder, name), html);
    return { path: `/${name.replace(/(^|\/)index\.html$/, "$1")}`, ...hashesOf(html, analytics) };
  });
}
