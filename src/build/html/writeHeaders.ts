import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ON_DEMAND } from "../../content/onDemandData";
import { DEFAULT_LANGUAGE, FORMER_PREFIXES, LANGUAGES } from "../../i18n/languages";
import { languageOfPath, pathIn } from "../../i18n/paths";
import { formerPaths } from "../../site/pages";
import { ASSETS } from "../scripts/browserScripts";
import type { PageHashes } from "./finishPages";
import { readRules, headersText, mergeRules, type HeaderRule } from "../../site/headerRules";
import { PICTURES } from "../pictures/pictureNames";
import { readRedirects } from "../../site/redirectRules";
import { contentSecurityPolicy, editorSecurityPolicy } from "./securityPolicy";
import { FILE_POLICY } from "../../site/answerPolicy";

const IMMUTABLE = "public, max-age=31536000, immutable";

// Files whose names change with their content: pictures, fonts, scripts, styles, and what scripts fetch.
const FINGERPRINTED = ["/static/*", `/${PICTURES}/*`, `/${ASSETS}/*`, `${ON_DEMAND}*`];

// Opened by itself, such a file is a document that may run scripts. Not a rule for everything: hosts that join the values
// of all matching blocks would break every page with it, and what they answer with a 404 page matches no other rule.
const DOCUMENTS = ["/*.svg", "/*.xml", "/*.xhtml"];

// What ends a former site's service worker (static/): a browser that kept it would keep that site.
const FORMER_WORKERS = ["/sw.js", "/service-worker.js"];

const rule = (pattern: string, headers: Record<string, string>): HeaderRule => ({
  pattern,
  headers: new Map(Object.entries(headers)),
});

/**
 * The build's own rules: the headers of every response, those that pages add, and how long each kind of file may be
 * cached. For any URL, a header appears in one block only, because some hosts join the values of all matching blocks.
 * Hosts and our server (`loadSite`) revalidate files without a caching rule.
 */
function rulesFor(pages: readonly PageHashes[]): HeaderRule[] {
  return [
    rule("/*", {
      "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    }),
    ...pages.map(({ path: page, ...hashes }) =>
      // No Cross-Origin-Opener-Policy: it makes browsers start a new process once the response has arrived, and without
      // it, a window that opened one of these pages can only navigate it elsewhere.
      rule(page, { "content-security-policy": contentSecurityPolicy(hashes) }),
    ),
    ...FINGERPRINTED.map((pattern) => rule(pattern, { "cache-control": IMMUTABLE })),
    ...FORMER_WORKERS.map((pattern) => rule(pattern, { "cache-control": "no-store" })),
    ...DOCUMENTS.map((pattern) => rule(pattern, { "content-security-policy": FILE_POLICY })),
    rule("/media/*", { "cache-control": "public, max-age=86400" }),
    rule("/icons/*", { "cache-control": "public, max-age=86400" }),
    rule("/admin/*", {
      "content-security-policy": editorSecurityPolicy(),
      // The sign-in popup must be able to post its result to its opener.
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "x-robots-tag": "noindex",
    }),
  ];
}

/**
 * The `_headers` file: the build's rules, then the owner's, because later values count (Netlify, our server). A pattern
 * of the build gets one block with both, in which the owner's values replace ours.
 */
export const headersFile = (pages: readonly PageHashes[], own: readonly HeaderRule[] = []): string =>
  headersText(mergeRules([...rulesFor(pages), ...own]));

// The other languages' 404 pages, for Netlify, which looks for /404.html only (Cloudflare Pages finds the nearest
// 404.html by itself and ignores the rule). They come last because hosts apply the first match, and the owner's own
// rules may forward /api.
const NOT_FOUND_PAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
  .map((language) => `/${language}/* /${language}/404/index.html 404\n`)
  .join("");

type Moves = ReturnType<typeof formerPaths>;

/** Former addresses of pages, in all languages. */
const moved = (moves: Moves) =>
  moves.flatMap(({ from, to }) =>
    LANGUAGES.map((language) => `${pathIn(language, from)} ${pathIn(language, to)} 301\n`),
  );

/** Addresses with a prefix that has gone. Page by page, because our server follows no patterns. */
const withoutPrefix = (prefix: string, moves: Moves) => moves.map(({ from, to }) => `/${prefix}${from} ${to} 301\n`);

/**
 * The owner's rules (`static/_redirects`), then those of the build.
 * @param pages paths of the site's pages in the default language
 */
export function redirectsFile(
  own: string,
  pages: readonly string[],
  former = formerPaths(),
  prefixes = FORMER_PREFIXES,
): string {
  const first = own.trim() === "" ? "" : `${own.trim()}\n`;
  const here = pages.map((page) => ({ from: page, to: page }));
  const gone = prefixes.flatMap((prefix) => withoutPrefix(prefix, [...here, ...former]));
  return [first, ...moved(former), ...gone, NOT_FOUND_PAGES].join("");
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * Writes `_headers` and `_redirects`; `staticFolder` may contain the owner's own. Throws if its `_headers` has mistakes:
 * our server would not serve a page with them.
 */
export function writeHeaders(publicFolder: string, pages: readonly PageHashes[], staticFolder = "static"): void {
  const [headers, redirects] = [path.join(staticFolder, "_headers"), path.join(staticFolder, "_redirects")];
  const paths = pages.map(({ path: page }) => page);
  const ofVisitors = paths.filter((page) => languageOfPath(page) === DEFAULT_LANGUAGE && !page.startsWith("/404"));
  const own = readRules(headers, readIfThere(headers));
  writeFileSync(path.join(publicFolder, "_headers"), headersFile(pages, own));
  writeFileSync(path.join(publicFolder, "_redirects"), redirectsFile(readIfThere(redirects), ofVisitors));
}

/** The owner's redirects that only static hosts follow, one sentence each. */
export const hostsOnly = (staticFolder = "static"): string[] =>
  readRedirects(readIfThere(path.join(staticFolder, "_redirects"))).others.map(
    (line) => `static/_redirects: our own server does not follow "${line}": it reads PATH PATH, with 301 or 302`,
  );
