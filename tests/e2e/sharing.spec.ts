import type { Page } from "@playwright/test";
import sharp from "sharp";
import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { SITE, SITE_PAGES, words } from "./site";
import { expect, test } from "./test";

const MAX_IMAGE_BYTES = 300_000;

const headOf = (page: Page) =>
  page.evaluate(() => {
    const read = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute);
    return {
      canonical: read("link[rel=canonical]", "href"),
      image: read("meta[property='og:image']", "content"),
      ogTitle: read("meta[property='og:title']", "content"),
      ogUrl: read("meta[property='og:url']", "content"),
      alternates: Object.fromEntries(
        [...document.head.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
          link.getAttribute("hreflang"),
          link.getAttribute("href"),
        ]),
      ) as Record<string, string>,
    };
  });

for (const { path, barePath, language, textName } of SITE_PAGES) {
  test(`${path} names itself as canonical, and its translations name each other`, async ({ page }) => {
    await page.goto(path);
    const { canonical, alternates, ogUrl, ogTitle } = await headOf(page);
    expect(canonical).toBe(SITE.url + path);
    expect(ogUrl).toBe(canonical);
    expect(ogTitle).toBe(words(textName, language).seo.title);
    const english = SITE.url + pathIn("en", barePath);
    expect(alternates).toEqual({ en: english, es: SITE.url + pathIn("es", barePath), "x-default": english });
    for (const other of LANGUAGES) {
      await page.goto(new URL(alternates[other] ?? "").pathname);
      expect((await headOf(page)).alternates).toEqual(alternates);
    }
  });

  test(`${path} has a picture for shared links, 1200 by 630 and small enough`, async ({ page, request }) => {
    await page.goto(path);
    const { image } = await headOf(page);
    expect(image).toContain(`${SITE.url}/`);
    const answer = await request.get(new URL(image ?? "").pathname);
    expect(answer.status()).toBe(200);
    const bytes = await answer.body();
    expect(bytes.length).toBeLessThan(MAX_IMAGE_BYTES);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test(`${path} describes itself to search engines with what it shows`, async ({ page }) => {
    await page.goto(path);
    const blocks = await page.locator('head script[type="application/ld+json"]').allTextContents();
    const graph = blocks.flatMap((block) => (JSON.parse(block) as { "@graph": Record<string, unknown>[] })["@graph"]);
    const own = graph.find((node) => node["@type"] === "WebPage");
    expect(own).toMatchObject({ url: SITE.url + path, inLanguage: language, name: await page.title() });
    const company = graph.find((node) => node["@type"] === "Organization");
    const body = (await page.locator("body").textContent()) ?? "";
    for (const fact of [company?.telephone, company?.email]) expect(body).toContain(String(fact));
    const { streetAddress } = company?.address as { streetAddress: string };
    expect(body).toContain(streetAddress);
  });
}

test("every page and language has its own title, description and shared picture", async ({ page }) => {
  const seen = [];
  for (const { path, language, textName } of SITE_PAGES) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const { seo } = words(textName, language);
    seen.push(seo.title, seo.description, (await headOf(page)).image);
  }
  expect(new Set(seen).size).toBe(SITE_PAGES.length * 3);
});
