import type { Page } from "@playwright/test";
import { pathOf } from "../../src/site/pages";
import { allTexts, KINDS_OF_PAGES, siteWords, textsIn, type SitePage } from "./site";
import { expect, started, test } from "./test";

const SCREENS = [
  { width: 320, height: 800 },
  { width: 360, height: 800 },
  { width: 768, height: 800 },
  { width: 1440, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
];

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
  // A key instead of its text, such as common.footer.title. The page's own texts may look alike, such as example.com.
  const keys = [...html.matchAll(/>\s*([a-z]\w*(?:\.[a-z]\w*)+)\s*</g)].map(([, key = ""]) => key);
  const written = keys.length > 0 ? [...allTexts(language), ...textsIn(siteWords(language))].join("\n") : "";
  expect(keys.filter((key) => !written.includes(key))).toEqual([]);
}

/** Pictures that did not load. Those far down the page would wait until they come near, so they are loaded eagerly. */
const missingPictures = (page: Page) =>
  page.locator("img").evaluateAll((pictures: HTMLImageElement[]) => {
    for (const picture of pictures) picture.loading = "eager";
    return pictures
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ alt, currentSrc }) => `${alt} ${currentSrc}`);
  });

/** Words of multi-line headings and texts; a hyphen, a slash, and an @ allow line breaks. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const place = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (
        !text.parentElement?.checkVisibility() ||
        text.parentElement.closest("[class*=visuallyHidden], [aria-hidden=true], script")
      )
        continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)) {
        place.setStart(text, index);
        place.setEnd(text, index + word.length);
        const lines = new Set([...place.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

for (const sitePage of KINDS_OF_PAGES) {
  const { key, path } = sitePage;
  test(`${path} has its own texts, loads every picture, never scrolls sideways, and breaks no word on wide screens`, async ({
    page,
  }) => {
    const answer = await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(answer?.status()).toBe(200);
    await expectWholeWords(page, sitePage);
    await started(page);
    await expectWholeWords(page, sitePage);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(excess, `at ${screen.width} px`).toBe(0);
      if (screen.width > 1440) expect(await brokenWords(page), `at ${screen.width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect.poll(() => missingPictures(page)).toEqual([]);
    if (key !== "wordPage") expect(await page.locator("main img").count()).toBeGreaterThan(0);
  });
}

test("the page of services asks to chat three times at most, at any width", async ({ page }) => {
  await page.goto(pathOf("services"));
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const links = page.locator("a[href^='https://wa.me/']").filter({ visible: true });
    expect(await links.count(), `at ${screen.width} px`).toBeLessThanOrEqual(3);
  }
});
