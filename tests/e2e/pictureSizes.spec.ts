import type { Page } from "@playwright/test";
import { KINDS_OF_PAGES } from "./site";
import { expect, started, test } from "./test";

test.use({ expectedComplaint: /404/ });

// Phones are sent less on purpose: src/components/pictureQueries.ts.
const WIDTHS = [768, 1024, 1440];

// A page's first picture may be a fifth wider than it was asked for.
const LEAST = 0.79;

/** Pictures whose `sizes` says less than what they take up, together with what is cropped. */
const tooNarrow = (page: Page): Promise<string[]> =>
  page.locator("main picture img").evaluateAll((pictures: HTMLImageElement[], least) => {
    for (const picture of pictures) picture.loading = "eager";
    return pictures
      .map(({ naturalWidth, naturalHeight, clientWidth, clientHeight, currentSrc }) => ({
        // A picture that was chosen by `sizes` is naturally as wide as that says.
        asked: naturalWidth,
        shown: Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight),
        currentSrc,
      }))
      .filter(({ asked, shown }) => !(asked >= least * shown))
      .map(({ asked, shown, currentSrc }) => `${asked} px for ${Math.round(shown)} px: ${currentSrc}`);
  }, LEAST);

for (const path of [
  ...KINDS_OF_PAGES.filter(({ language }) => language === "en").map(({ path }) => path),
  "/nowhere/",
]) {
  test(`${path} asks for every picture as wide as it is shown, also where it is cropped`, async ({ page }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await started(page);
      await expect.poll(() => tooNarrow(page), `at ${width} px`).toEqual([]);
    }
  });
}
