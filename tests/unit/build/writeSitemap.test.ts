import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sitemap, writeSitemap } from "../../../src/build/writeSitemap";
import { alternates, pageUrl } from "../../../src/i18n/alternates";
import { LANGUAGES } from "../../../src/i18n/languages";
import { PAGES } from "../../../src/site/pages";
import { folderOf, removeFolders } from "../../fixtures/folder";

const SITE = "https://site.example";
const PATHS = [...PAGES.map(({ path }) => path), "/privacy/"];

afterEach(removeFolders);

test("every page is listed in both languages, each with all its alternates", () => {
  const entries = [...sitemap(SITE, PATHS).matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  const expected = PATHS.flatMap((path) => LANGUAGES.map((language) => pageUrl(SITE, language, path)));
  expect(entries.map(([, address]) => address)).toEqual(expected);
  entries.forEach(([, , links = ""], at) => {
    const own = [...links.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)];
    const path = PATHS[Math.floor(at / LANGUAGES.length)] ?? "";
    expect(own.map(([, hrefLang, href]) => ({ hrefLang, href }))).toEqual(alternates(SITE, path));
  });
});

test("the sitemap declares the names that it uses", () => {
  expect(sitemap(SITE, PATHS)).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/,
  );
  expect(sitemap(SITE, PATHS)).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
});

test("robots.txt names the sitemap, lets pages be read and keeps robots from the API", () => {
  const folder = folderOf();
  writeSitemap(folder, SITE, PATHS);
  const robots = readFileSync(join(folder, "robots.txt"), "utf8").split("\n");
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(robots).toContain("Disallow: /api/");
  expect(readFileSync(join(folder, "sitemap.xml"), "utf8")).toBe(sitemap(SITE, PATHS));
});
