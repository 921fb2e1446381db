import type { Page } from "@playwright/test";
import { KINDS_OF_PAGES } from "./site";
import { expect, started, test } from "./test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SCREENS = [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
];

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

for (const { path } of KINDS_OF_PAGES) {
  test(`${path} breaks no word and overflows nowhere on the widest screens`, async ({ page }) => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(path);
      await started(page);
      expect(await brokenWords(page), `at ${screen.width} px`).toEqual([]);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `at ${screen.width} px`).toBe(0);
    }
  });
}
