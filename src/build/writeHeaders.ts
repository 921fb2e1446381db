import { writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../i18n/languages";
import { PAGES, pathIn } from "../i18n/paths";
import type { PageHashes } from "./finishPages";
import { contentSecurityPolicy, editorSecurityPolicy } from "./securityPolicy";

const REVALIDATED = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * The `_headers` file: what every answer carries, each page's own policy, and how long each kind of file may be kept.
 * A policy stands in one block only: hosts add up what several blocks say.
 */
export function headersFile(pages: readonly PageHashes[]): string {
  const block = (pattern: string, headers: Record<string, string>) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${[
    block("/*", {
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Cache-Control": REVALIDATED,
    }),
    ...pages.map(({ path: page, ...hashes }) =>
      block(page, { "Content-Security-Policy": contentSecurityPolicy(hashes) }),
    ),
    // Gatsby puts a hash of the content into these names.
    block("/static/*", { "Cache-Control": IMMUTABLE }),
    block("/*.js", { "Cache-Control": IMMUTABLE }),
    block("/media/*", { "Cache-Control": "public, max-age=86400" }),
    block("/icons/*", { "Cache-Control": "public, max-age=86400" }),
    block("/admin/*", {
      "Content-Security-Policy": editorSecurityPolicy(),
      // The sign-in window has to be able to answer.
      "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
      "X-Robots-Tag": "noindex",
      // Its files have no hash in their names.
      "Cache-Control": REVALIDATED,
    }),
  ].join("\n\n")}\n`;
}

/** The `_redirects` file for static hosts: addresses without the closing slash, and each language's 404 page. */
export function redirectsFile(): string {
  const slashes = LANGUAGES.flatMap((language) =>
    PAGES.map(({ path: page }) => pathIn(language, page))
      .filter((page) => page !== "/")
      .map((page) => `${page.slice(0, -1)} ${page} 301!`),
  );
  return `${[...slashes, "/es/* /es/404/index.html 404", "/* /404.html 404"].join("\n")}\n`;
}

export function writeHeaders(publicFolder: string, pages: readonly PageHashes[]): void {
  writeFileSync(path.join(publicFolder, "_headers"), headersFile(pages));
  writeFileSync(path.join(publicFolder, "_redirects"), redirectsFile());
}
