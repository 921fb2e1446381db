import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "../../i18n/languages";
import { alternates, pageUrl } from "../../i18n/alternates";

export interface SitemapPage {
  /** Without language prefix. */
  path: string;
  /** ISO date of the last change, if known. */
  changed?: string;
  /** Absolute URLs of the pictures that the page at a URL describes. */
  pictures: (url: string) => readonly string[];
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The sitemap XML: every page in every language with its alternates, the date of its last change, and its pictures. */
export function sitemap(siteUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap(({ path: page, changed, pictures }) =>
    LANGUAGES.map((language) => {
      const url = pageUrl(siteUrl, language, page);
      return [
        `<url><loc>${url}</loc>`,
        changed ? `<lastmod>${changed}</lastmod>` : "",
        ...alternates(siteUrl, page).map(
          ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
        ),
        ...pictures(url).map((file) => `<image:image><image:loc>${escaped(file)}</image:loc></image:image>`),
        "</url>",
      ].join("");
    }),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"' +
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n' +
    `${entries.join("\n")}\n</urlset>\n`
  );
}

/** The paths of the pictures with alt text in a page's HTML; the others are decorative. */
export const picturesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) => {
      const file = /\ssrc="(\/[^"]+)"/.exec(tag)?.[1];
      return file && /\salt="[^"]/.test(tag) ? [file.replaceAll("&amp;", "&")] : [];
    }),
  ),
];

/** Writes the sitemap of the pages in a public folder, and a robots.txt that references it. */
export function writeSitemap(
  publicFolder: string,
  siteUrl: string,
  pages: readonly Omit<SitemapPage, "pictures">[],
): void {
  const pictures = (url: string) => {
    const file = path.join(publicFolder, new URL(url).pathname, "index.html");
    return existsSync(file) ? picturesIn(readFileSync(file, "utf8")).map((one) => siteUrl + one) : [];
  };
  const listed = pages.map((page) => ({ ...page, pictures }));
  writeFileSync(path.join(publicFolder, "sitemap.xml"), sitemap(siteUrl, listed));
  writeFileSync(
    path.join(publicFolder, "robots.txt"),
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
}
