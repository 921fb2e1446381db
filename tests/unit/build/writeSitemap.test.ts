import { readFileSync } from "node:fs";
import { join } from "node:path";
import { picturesIn, sitemap, writeSitemap, type SitemapPage } from "../../../src/build/html/writeSitemap";
import { alternates, pageUrl } from "../../../src/i18n/alternates";
import { LANGUAGES } from "../../../src/i18n/languages";
import { PAGES } from "../../../src/site/pages";
import { folderOf, removeFolders } from "../../fixtures/folder";

const SITE = "https://site.example";
const PATHS = [...PAGES.map(({ path }) => path), "/privacy/"];
const LISTED: SitemapPage[] = PATHS.map((path) => ({ path, pictures: () => [] }));

afterEach(removeFolders);

test("every page is listed in both languages, each with all its alternates", () => {
  expect(sitemap(SITE, LISTED)).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*xmlns:xhtml="http:[^"]*xhtml"/,
  );
  const entries = [...sitemap(SITE, LISTED).matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
  const expected = PATHS.flatMap((path) => LANGUAGES.map((language) => pageUrl(SITE, language, path)));
  expect(entries.map(([, address]) => address)).toEqual(expected);
  entries.forEach(([, , links = ""], at) => {
    const own = [...links.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)];
    const path = PATHS[Math.floor(at / LANGUAGES.length)] ?? "";
    expect(own.map(([, hrefLang, href]) => ({ hrefLang, href }))).toEqual(alternates(SITE, path));
  });
});

test("robots.txt references the sitemap and excludes the API", () => {
  const folder = folderOf();
  writeSitemap(folder, SITE, LISTED);
  const robots = readFileSync(join(folder, "robots.txt"), "utf8").split("\n");
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  expect(robots).toContain("Disallow: /api/");
  expect(readFileSync(join(folder, "sitemap.xml"), "utf8")).toBe(sitemap(SITE, LISTED));
});

test("an entry has the date of the page's last change, if known, and the pictures of its language's page", () => {
  const pictures = (url: string) => [`${url}house.webp?a=1&b=2`];
  const [english, spanish] =
    sitemap(SITE, [{ path: "/invest/", changed: "2026-11-23", pictures }]).match(/<url>.*/g) ?? [];
  expect(english).toContain("</loc><lastmod>2026-11-23</lastmod><xhtml:link");
  expect(english).toContain(`<image:image><image:loc>${SITE}/invest/house.webp?a=1&amp;b=2</image:loc></image:image>`);
  expect(spanish).toContain(`<image:loc>${SITE}/es/invest/house.webp`);
  expect(sitemap(SITE, LISTED)).not.toContain("<lastmod>");
});

test("a page's pictures are its own ones with alt text, each once", () => {
  const html =
    '<img src="/a.webp" alt="A house"/><img src="/a.webp" alt="A house"/><img alt="" src="/b.webp"/>' +
    '<img src="https://elsewhere.example/c.webp" alt="Elsewhere"/><img alt="Another" src="/d.webp?x=1&amp;y=2"/>';
  expect(picturesIn(html)).toEqual(["/a.webp", "/d.webp?x=1&y=2"]);
});

test("the pictures are read from the published pages", () => {
  const folder = folderOf({ "es/invest/index.html": '<img src="/a.webp" alt="Una casa"/>' });
  writeSitemap(folder, SITE, LISTED);
  expect(readFileSync(join(folder, "sitemap.xml"), "utf8").match(/<image:loc>.*?<\/image:loc>/g)).toEqual([
    `<image:loc>${SITE}/a.webp</image:loc>`,
  ]);
});
