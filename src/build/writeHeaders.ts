import { writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../i18n/languages";
import { PAGES, pathIn } from "../i18n/paths";
import type { InlineHashes } from "./finishPages";

// Emotion inserts its rules through empty style elements: this is the hash of nothing.
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The pages' Content-Security-Policy. Style attributes are allowed: they hold picture placeholders and positions. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`,
    `style-src-elem 'self' ${[EMPTY, ...styles].join(" ")}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const IMMUTABLE = "public, max-age=31536000, immutable";

/** The `_headers` file: what every answer carries, and how long each kind of file may be kept. */
export function headersFile(hashes: InlineHashes): string {
  const block = (pattern: string, headers: Record<string, string>) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  return `${[
    block("/*", {
      "Content-Security-Policy": contentSecurityPolicy(hashes),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Cache-Control": "public, max-age=0, must-revalidate",
    }),
    // Gatsby puts a hash of the content into these names.
    block("/static/*", { "Cache-Control": IMMUTABLE }),
    block("/*.js", { "Cache-Control": IMMUTABLE }),
    block("/media/*", { "Cache-Control": "public, max-age=86400" }),
    block("/icons/*", { "Cache-Control": "public, max-age=86400" }),
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

export function writeHeaders(publicFolder: string, hashes: InlineHashes): void {
  writeFileSync(path.join(publicFolder, "_headers"), headersFile(hashes));
  writeFileSync(path.join(publicFolder, "_redirects"), redirectsFile());
}
