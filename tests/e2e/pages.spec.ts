import type { Page } from "@playwright/test";
import { interpolate } from "../../src/content/interpolate";
import { LANGUAGES } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { KINDS_OF_PAGES, words, type SitePage } from "./site";
import { expect, started, test } from "./test";

const WIDTHS = [320, 360, 768, 1440];

/** Asserts the page's head and heading, and that every text was found and every placeholder replaced. */
async function expectWholeWords(page: Page, { language, words: ownWords }: SitePage): Promise<void> {
  const { title, description } = ownWords.seo;
  await expect(page).toHaveTitle(title);
  await expect(page.locator("head meta[name=description]")).toHaveAttribute("content", description);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  // Data for scripts contains patterns that they interpolate; styles contain braces.
  const html = (await page.locator("#root").evaluate((root) => root.outerHTML))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    .replace(/ data-[\w-]+="[^"]*"/g, "");
  expect(html).not.toMatch(/\{\{|\}\}|\[object Object\]|>undefined<|>NaN</);
  // A key instead of its text, such as common.footer.title.
  expect(html).not.toMatch(/>\s*[a-z]\w*(\.[a-z]\w*)+\s*</);
}

/** Pictures that did not load. Those far down the page would wait until they come near, so they are loaded eagerly. */
const missingPictures = (page: Page) =>
  page.locator("img").evaluateAll((pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = "eager";
    return pictures
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ alt, currentSrc }) => `${alt} ${currentSrc}`);
  });

for (const sitePage of KINDS_OF_PAGES) {
  const { key, path } = sitePage;
  test(`${path} has its own texts, loads every picture, and never scrolls sideways`, async ({ page }) => {
    const answer = await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(answer?.status()).toBe(200);
    await expectWholeWords(page, sitePage);
    await started(page);
    await expectWholeWords(page, sitePage);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(excess, `at ${width} px`).toBe(0);
    }
    await expect.poll(() => missingPictures(page)).toEqual([]);
    if (key !== "wordPage") expect(await page.locator("main img").count()).toBeGreaterThan(0);
  });
}

for (const path of ["/", "/es/contact-us/"]) {
  test(`${path} requests no script and no page data before it has loaded`, async ({ page }) => {
    await page.goto(path);
    await started(page);
    const { loaded, requests } = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const late = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(
        ({ initiatorType, name }) => initiatorType === "script" || /\.js$|page-data/.test(name),
      );
      return { loaded: visit?.loadEventStart ?? 0, requests: late.map(({ startTime }) => startTime) };
    });
    expect(requests.length).toBeGreaterThan(0);
    expect(loaded).toBeGreaterThan(0);
    expect(Math.min(...requests)).toBeGreaterThanOrEqual(loaded);
  });
}

for (const language of LANGUAGES) {
  test(`each service has a chat link (${language}) whose message names it`, async ({ page }) => {
    const { ask } = words("services", language);
    await page.goto(pathIn(language, "/services/"));
    const rows = page.locator("main section[id]");
    await expect(rows).toHaveCount(6);
    for (const row of await rows.all()) {
      const title = await row.getByRole("heading", { level: 2 }).innerText();
      const link = row.getByRole("link", { name: interpolate(ask.link, { title }) });
      const message = new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
      expect(message).toBe(interpolate(ask.message, { title }));
    }
  });
}
