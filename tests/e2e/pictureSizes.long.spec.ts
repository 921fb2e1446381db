import type { BrowserContextOptions, Page } from "@playwright/test";
import { SAMPLE } from "./sample";
import { KINDS_OF_PAGES } from "./site";
import { expect, started, test } from "./test";

test.use({ expectedComplaint: /404/ });

const SCREENS: Record<string, BrowserContextOptions> = {
  "a phone": { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  "a tablet": { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  "a desktop": { viewport: { width: 1440, height: 900 } },
  "a fine desktop": { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
};

// Picture pixels per screen pixel: a browser may choose one step below what it needs.
const LEAST = 0.9;
/** Pictures with too few pixels for the screen, what is cropped included. */
const tooCoarse = (page: Page): Promise<string[]> =>
  page.locator("main picture img").evaluateAll(async (pictures: HTMLImageElement[], least) => {
    const coarse: string[] = [];
    for (const picture of pictures) picture.loading = "eager";
    for (const picture of pictures) {
      const { currentSrc, clientWidth, clientHeight } = picture;
      if (currentSrc === "") {
        coarse.push("not chosen yet");
        continue;
      }
      // A source with no more pixels cannot be shown any sharper.
      const sets = [...(picture.closest("picture")?.querySelectorAll("source") ?? [])].map(({ srcset }) => srcset);
      const set = sets.find((one) => one.includes(new URL(currentSrc).pathname))?.split(",") ?? [];
      if (set.at(-1)?.includes(new URL(currentSrc).pathname)) continue;
      // With `sizes`, the natural width is what `sizes` says; loaded on its own, the picture reports its true width.
      const file = Object.assign(new Image(), { src: currentSrc });
      await file.decode();
      const shown = Math.max(clientWidth, (clientHeight * file.naturalWidth) / file.naturalHeight) * devicePixelRatio;
      if (file.naturalWidth < least * shown)
        coarse.push(`${file.naturalWidth} for ${Math.round(shown)}: ${currentSrc}`);
    }
    return coarse;
  }, LEAST);

const PATHS = [...KINDS_OF_PAGES.filter(({ language }) => language === "en").map(({ path }) => path), "/nowhere/"];

for (const path of PATHS) {
  test(`${path} has enough picture pixels for the screen, even where cropped`, SAMPLE, async ({ openAs }) => {
    for (const [name, screen] of Object.entries(SCREENS)) {
      const page = await openAs(screen);
      await page.goto(path);
      await started(page);
      await expect.poll(() => tooCoarse(page), `on ${name}`).toEqual([]);
    }
  });
}
