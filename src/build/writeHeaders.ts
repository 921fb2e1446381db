import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../i18n/languages";
import { ASSETS } from "./browserScripts";
import type { PageHashes } from "./finishPages";
import { contentSecurityPolicy, editorSecurityPolicy } from "./securityPolicy";

const IMMUTABLE = "public, max-age=31536000, immutable";

// Files whose names change with their content: pictures and fonts, scripts, styles.
const FINGERPRINTED = ["/static/*", `/${ASSETS}/*`];

/**
 * The `_headers` file: what every answer carries, what the pages add to it, and how long each kind of file may be kept.
 * A header stands in one block only for any
 * address: some hosts join what several blocks say. What no block lets be kept is asked for anew by hosts and by our
 * server (`loadSite`).
 */
export function headersFile(pages: readonly PageHashes[]): string {
  const block = (pattern: string, headers: Record<string, string>) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${[
    block("/*", {
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": "max-age=31536000",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
    }),
    ...pages.map(({ path: page, ...hashes }) =>
      // No Cross-Origin-Opener-Policy: browsers start a new process for a page that has one, after its answer has come, and a
      // window that opened a page of this site can do nothing with it but lead it elsewhere.
      block(page, { "Content-Security-Policy": contentSecurityPolicy(hashes) }),
    ),
    ...FINGERPRINTED.map((pattern) => block(pattern, { "Cache-Control": IMMUTABLE })),
    block("/media/*", { "Cache-Control": "public, max-age=86400" }),
    block("/icons/*", { "Cache-Control": "public, max-age=86400" }),
    block("/admin/*", {
      "Content-Security-Policy": editorSecurityPolicy(),
      // The sign-in window has to be able to answer.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "X-Robots-Tag": "noindex",
    }),
  ].join("\n\n")}\n`;
}

// The 404 pages of the other languages, for static hosts; /404.html they find themselves, and the closing slash of a page
// they add. They come last: hosts take the first rule that fits, and the owner's own may forward /api.
const NOT_FOUND_PAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
  .map((language) => `/${language}/* /${language}/404/index.html 404\n`)
  .join("");

/** The owner's own rules (`static/_redirects`), then those of the build. */
function redirectsFile(own: string): string {
  return own.trim() === "" ? NOT_FOUND_PAGES : `${own.trim()}\n${NOT_FOUND_PAGES}`;
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Writes `_headers` and `_redirects`; in `staticFolder` lie the files that the owner adds. */
export function writeHeaders(publicFolder: string, pages: readonly PageHashes[], staticFolder = "static"): void {
  writeFileSync(path.join(publicFolder, "_headers"), headersFile(pages));
  const own = readIfThere(path.join(staticFolder, "_redirects"));
  writeFileSync(path.join(publicFolder, "_redirects"), redirectsFile(own));
}
