import type { Page } from "@playwright/test";
import sharp from "sharp";

type Box = { x: number; y: number; width: number; height: number };

/** White has a contrast of 4.54:1 on the first of these grays, and one of 3.03:1 on the second. */
export const READABLE = 0x76;
export const READABLE_LARGE = 0x94;

/** Brightness of each pixel in a part of the page, 0 to 255. */
async function grays(page: Page, clip: Box): Promise<Buffer> {
  return sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .grayscale()
    .raw()
    .toBuffer();
}

export const brightest = async (page: Page, clip: Box): Promise<number> =>
  (await grays(page, clip)).reduce((most, gray) => Math.max(most, gray), 0);
