import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pathIn } from "../../src/i18n/paths";
import { SITE, SITE_PAGES } from "./site";
import { expect, test } from "./test";

// What search engines and shared links read stands in the page as it is sent.
test.use({ javaScriptEnabled: false });

const MAX_IMAGE_BYTES = 300_000;

const inHead = (page: Page, selector: string, attribute: string) =>
  page.locator(`head ${selector}`).getAttribute(attribute);

const socialImage = (page: Page) => inHead(page, "meta[property='og:image']", "content");

for (const { path, barePath, language, words: ownWords } of SITE_PAGES) {
  test(`${path} names itself as canonical, and every language's version the same two translations`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(await inHead(page, "link[rel=canonical]", "href")).toBe(SITE.url + path);
    expect(await inHead(page, "meta[property='og:url']", "content")).toBe(SITE.url + path);
    expect(await inHead(page, "meta[property='og:title']", "content")).toBe(ownWords.seo.title);
    const english = SITE.url + pathIn("en", barePath);
    for (const [code, address] of [
      ["en", english],
      ["es", SITE.url + pathIn("es", barePath)],
      ["x-default", english],
    ] as const) {
      expect(await inHead(page, `link[rel=alternate][hreflang=${code}]`, "href")).toBe(address);
    }
    await expect(page.locator("head link[rel=alternate][hreflang]")).toHaveCount(3);
  });

  test(`${path} describes itself to search engines, and its picture for shared links loads`, async ({
    page,
    request,
  }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const blocks = await page.locator('head script[type="application/ld+json"]').allTextContents();
    const graph = blocks.flatMap((block) => (JSON.parse(block) as { "@graph": Record<string, unknown>[] })["@graph"]);
    const own = graph.find((node) => node["@type"] === "WebPage");
    expect(own).toMatchObject({ url: SITE.url + path, inLanguage: language, name: await page.title() });
    const company = graph.find((node) => node["@type"] === "Organization");
    const body = (await page.locator("body").textContent()) ?? "";
    const { streetAddress } = company?.address as { streetAddress: string };
    for (const fact of [company?.telephone, company?.email, streetAddress]) expect(body).toContain(String(fact));

    const image = (await socialImage(page)) ?? "";
    expect(image).toContain(`${SITE.url}/`);
    const answer = await request.get(new URL(image).pathname);
    expect(answer.status()).toBe(200);
    const bytes = await answer.body();
    expect(bytes.length).toBeLessThan(MAX_IMAGE_BYTES);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
}

test("every page and language has its own title, description and picture for shared links", async ({ page }) => {
  const seen = new Set<unknown>();
  for (const { path } of SITE_PAGES) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    seen
      .add(await page.title())
      .add(await inHead(page, "meta[name=description]", "content"))
      .add(await socialImage(page));
  }
  expect(seen.size).toBe(SITE_PAGES.length * 3);
});
