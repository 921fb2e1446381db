// How pages look, kept as reference pictures.
import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { WHOLE_BROWSER } from "../../playwright.config";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../src/i18n/languages";
import { pathIn } from "../../src/i18n/paths";
import { bringInForm } from "./contactForm";
import { KINDS_OF_PAGES } from "./site";
import { expect, started, test } from "./test";

/** Three eighths: whole pixels at each width and for every multiple of eight. */
export const FOR_LOOKS = { launchOptions: WHOLE_BROWSER, expectedComplaint: /404/, deviceScaleFactor: 0.375 };

interface Screen {
  width: number;
  colorScheme: "light" | "dark";
}

const WIDTHS = [360, 768, 1440];
const SCHEMES = ["light", "dark"] as const;
/** In one language and light colors: neither changes how a layout grows. */
const WIDE = [1920, 2560, 3840];

export const LOOKS = [
  ...KINDS_OF_PAGES.filter(({ key }) => key !== "wordPage"),
  ...LANGUAGES.map((language) => ({ name: "not-found", language, path: pathIn(language, "/nowhere/") })),
];

const CLEAR_PIXEL = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** Shows every photograph as the placeholder color that it has until it loads. */
async function clearPictures(page: Page): Promise<void> {
  await page.route(/\.(avif|webp|jpe?g|png)$/, (route) =>
    route.fulfill({ contentType: "image/gif", body: CLEAR_PIXEL }),
  );
}

/** Loads the form and scrolls back to the top. */
async function loadForm(page: Page): Promise<void> {
  if (await bringInForm(page)) await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

/** Stores a new reference in 256 colors: less than half the bytes, and hardly a pixel that the comparison tells apart. */
async function shrink(reference: string): Promise<void> {
  const picture = sharp(await readFile(reference));
  if ((await picture.metadata()).isPalette) return;
  await writeFile(reference, await picture.png({ palette: true, dither: 0, effort: 10 }).toBuffer());
}

/** Leaves header and footer to the pictures of the 404 page, so that a change to them renews no others. */
async function hideFrame(page: Page): Promise<void> {
  await page
    .locator("header")
    .first()
    .evaluate((header) => (header.style.visibility = "hidden"));
  await page
    .locator("footer")
    .last()
    .evaluate((footer) => (footer.style.display = "none"));
}

/** Every width and color scheme in which a page's look is kept. */
export const screensIn = (language: Language): Screen[] => [
  ...SCHEMES.flatMap((colorScheme) => WIDTHS.map((width) => ({ width, colorScheme }))),
  ...(language === DEFAULT_LANGUAGE ? WIDE : []).map((width) => ({ width, colorScheme: "light" as const })),
];

/** Compares a whole page with its reference pictures, one for each screen. */
export async function expectLook(page: Page, look: (typeof LOOKS)[number], screens: readonly Screen[]): Promise<void> {
  const { name, language, path } = look;
  // The footer shows the year.
  await page.clock.setFixedTime("2026-07-01T12:00:00Z");
  await clearPictures(page);
  await page.goto(path);
  await started(page);
  await loadForm(page);
  if (name !== "not-found") await hideFrame(page);
  for (const { width, colorScheme } of screens) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const reference = `${name}-${language}-${width}-${colorScheme}.png`;
    await expect.soft(page).toHaveScreenshot(reference, { fullPage: true, scale: "device" });
    if (test.info().config.updateSnapshots !== "none") await shrink(test.info().snapshotPath(reference));
  }
}
