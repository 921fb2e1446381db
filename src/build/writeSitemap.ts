import { writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../i18n/languages";
import { alternates, pageUrl } from "../i18n/alternates";

/** The sitemap's XML: every page of `paths` in every language with its alternates. */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.flatMap((page) =>
    LANGUAGES.map((language) => {
      const links = alternates(siteUrl, page).map(
        ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
      );
      return `<url><loc>${pageUrl(siteUrl, language, page)}</loc>${links.join("")}</url>`;
    }),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join("\n")}\n</urlset>\n`
  );
}

/** Writes the sitemap and the robots.txt that names it. */
export function writeSitemap(publicFolder: string, siteUrl: string, paths: readonly string[]): void {
  writeFileSync(path.join(publicFolder, "sitemap.xml"), sitemap(siteUrl, paths));
  writeFileSync(
    path.join(publicFolder, "robots.txt"),
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
