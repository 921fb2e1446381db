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

// Picture pixels per screen pixel: a browser may choose one step below what it needs, and one above.
const LIMITS = { least: 0.9, most: 2 };
/** Pictures with too few pixels for the screen, what is cropped included, or far more than needed though they come in fewer. */
const wrongSizes = (page: Page): Promise<string[]> =>
  page.locator("main picture img").evaluateAll(async (pictures: HTMLImageElement[], { least, most }) => {
    const wrong: string[] = [];
    for (const picture of pictures) picture.loading = "eager";
    for (const picture of pictures) {
      const { currentSrc, clientWidth, clientHeight } = picture;
      if (currentSrc === "") {
        wrong.push("not chosen yet");
        continue;
      }
      const sets = [...(picture.closest("picture")?.querySelectorAll("source") ?? [])].map(({ srcset }) => srcset);
      const set = sets.find((one) => one.includes(new URL(currentSrc).pathname))?.split(",") ?? [];
      // With `sizes`, the natural width is what `sizes` says; loaded on its own, the picture reports its true width.
      const file = Object.assign(new Image(), { src: currentSrc });
      await file.decode();
      const shown = Math.max(clientWidth, (clientHeight * file.naturalWidth) / file.naturalHeight) * devicePixelRatio;
      const widths = set.map((one) => parseInt(one.trim().split(" ")[1] ?? "", 10));
      // A source with no more pixels cannot be shown any sharper.
      const isWidest = set.at(-1)?.includes(new URL(currentSrc).pathname) ?? false;
      const isTooFine =
        file.naturalWidth > most * shown && widths.some((width) => width >= shown && width < file.naturalWidth);
      if ((file.naturalWidth < least * shown && !isWidest) || isTooFine)
        wrong.push(`${file.naturalWidth} for ${Math.round(shown)}: ${currentSrc}`);
    }
    return wrong;
  }, LIMITS);

const PATHS = [...KINDS_OF_PAGES.filter(({ language }) => language === "en").map(({ path }) => path), "/nowhere/"];

for (const path of PATHS) {
  test(`${path} has as many picture pixels as the screen needs, even where cropped`, SAMPLE, async ({ openAs }) => {
    for (const [name, screen] of Object.entries(SCREENS)) {
      const page = await openAs(screen);
      await page.goto(path);
      await started(page);
      await expect.poll(() => wrongSizes(page), `on ${name}`).toEqual([]);
    }
  });
}
