import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ON_DEMAND } from "../../content/onDemandData";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../i18n/languages";
import { ASSETS } from "../scripts/browserScripts";
import type { PageHashes } from "./finishPages";
import { PICTURES } from "../pictures/pictureNames";
import { contentSecurityPolicy, editorSecurityPolicy } from "./securityPolicy";

const IMMUTABLE = "public, max-age=31536000, immutable";

// Files whose names change with their content: pictures, fonts, scripts, styles, and what scripts fetch.
const FINGERPRINTED = ["/static/*", `/${PICTURES}/*`, `/${ASSETS}/*`, `${ON_DEMAND}*`];

/**
 * The `_headers` file: the headers of every response, those that pages add, and how long each kind of file may be
 * cached. For any URL, a header appears in one block only, because some hosts join the values of all matching blocks.
 * Hosts and our server (`loadSite`) revalidate files without a caching rule.
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
      // No Cross-Origin-Opener-Policy: it makes browsers start a new process once the response has arrived, and without
      // it, a window that opened one of these pages can only navigate it elsewhere.
      block(page, { "Content-Security-Policy": contentSecurityPolicy(hashes) }),
    ),
    ...FINGERPRINTED.map((pattern) => block(pattern, { "Cache-Control": IMMUTABLE })),
    block("/media/*", { "Cache-Control": "public, max-age=86400" }),
    block("/icons/*", { "Cache-Control": "public, max-age=86400" }),
    block("/admin/*", {
      "Content-Security-Policy": editorSecurityPolicy(),
      // The sign-in popup must be able to post its result to its opener.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "X-Robots-Tag": "noindex",
    }),
  ].join("\n\n")}\n`;
}

// The other languages' 404 pages, for static hosts, which find /404.html and add trailing slashes without rules. These
// come last because hosts apply the first match, and the owner's own rules may forward /api.
const NOT_FOUND_PAGES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
  .map((language) => `/${language}/* /${language}/404/index.html 404\n`)
  .join("");

/** The owner's rules (`static/_redirects`), then those of the build. */
function redirectsFile(own: string): string {
  return own.trim() === "" ? NOT_FOUND_PAGES : `${own.trim()}\n${NOT_FOUND_PAGES}`;
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Writes `_headers` and `_redirects`; `staticFolder` may contain the owner's own `_redirects`. */
export function writeHeaders(publicFolder: string, pages: readonly PageHashes[], staticFolder = "static"): void {
  writeFileSync(path.join(publicFolder, "_headers"), headersFile(pages));
  const own = readIfThere(path.join(staticFolder, "_redirects"));
  writeFileSync(path.join(publicFolder, "_redirects"), redirectsFile(own));
}
