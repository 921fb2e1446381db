import { existsSync, readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { FACT_NAMES } from "../../src/content/facts";
import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { SAMPLE } from "./sample";
import { readWords, SITE, SITE_PAGES, textsIn, words } from "./site";
import { expect, test } from "./test";

for (const language of LANGUAGES) {
  test(`/locales/${language}/translation.json holds every text of the language by its key`, async ({ request }) => {
    const answer = await request.get(`/locales/${language}/translation.json`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toContain("application/json");
    const texts = (await answer.json()) as { footer: { copyright: string } };
    expect(texts.footer.copyright).toBe(words("common", language).footer.copyright);
    const all = textsIn(texts);
    const missing = SITE_PAGES.filter((page) => page.language === language)
      // A project's structured data is made from its facts.
      .flatMap(({ key, words: { seo, ...own } }) => textsIn(key === "project" ? own : { seo, ...own }))
      .filter((text) => !all.includes(text));
    expect(missing).toEqual([]);
    expect(FACT_NAMES.filter((name) => all.join(" ").includes(`{{${name}}}`))).toEqual([]);
  });
}

test("the calculator gets all that its file has, in each language", () => {
  const [folder = ""] = readdirSync("public/data");
  for (const language of LANGUAGES) {
    const { content } = JSON.parse(readFileSync(`public/data/${folder}/calculator/${language}.json`, "utf8")) as {
      content: object;
    };
    expect(content).toMatchObject(readWords("content/calculator.json", language) as Record<string, unknown>);
  }
});

test("the sitemap lists exactly the pages, each with its alternates, and robots.txt names it", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(SITE_PAGES.map(({ path }) => SITE.url + path).sort());
  expect(sitemap.match(/hreflang="(en|es|x-default)"/g)).toHaveLength(SITE_PAGES.length * 3);
  for (const { path } of SITE_PAGES) expect((await request.get(path)).status()).toBe(200);
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${SITE.url}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});

test("the manifest and all icons in it and the pages load in their stated sizes", async ({ page, request }) => {
  await page.goto("/");
  const links = page.locator("head link[rel=icon], head link[rel=apple-touch-icon]");
  const icons = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(icons.length).toBeGreaterThanOrEqual(3);
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200);
  const address = await page.locator("head link[rel=manifest]").getAttribute("href");
  const answer = await request.get(address ?? "");
  const manifest = (await answer.json()) as { name: string; icons: { src: string; sizes: string; type: string }[] };
  expect(manifest.name).toBe(SITE.brand);
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("static hosts find a 404 page in the folder of each language", () => {
  const pages = LANGUAGES.map((language) => pathIn(language, "/404.html"));
  expect(pages.filter((page) => !existsSync(`public${page}`))).toEqual([]);
});

test("the built _headers and _redirects are within the limits of the strictest static host", SAMPLE, () => {
  const [headers = "", redirects = ""] = ["_headers", "_redirects"].map((name) =>
    readFileSync(`public/${name}`, "utf8"),
  );
  const rules = headers.match(/^\//gm)?.length ?? 0;
  expect(rules).toBeGreaterThan(SITE_PAGES.length);
  expect(rules).toBeLessThanOrEqual(100);
  expect(redirects).not.toBe("");
  expect(headers.split("\n").filter((line) => line.length > 2000)).toEqual([]);
  expect(redirects.split("\n").filter((line) => line.length > 1000)).toEqual([]);
});
