// How similar encoded pictures are to their sources.
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { picturesByHash } from "../../src/build/pictures/encodePictures";
import { PICTURES, variantOf } from "../../src/build/pictures/pictureNames";
import { filesBelow } from "../../src/build/publicWalk";

/** Brightness of each pixel, row by row. */
interface Gray {
  pixels: Buffer;
  width: number;
  height: number;
}

async function grayOf(picture: Sharp): Promise<Gray> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

// Windows of 8 by 8 pixels, one every 4 pixels; the constants are those of Wang et al. 2004 for 8 bits.
const WINDOW = 8;
const STEP = 4;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

function windowSimilarity(one: Gray, other: Gray, left: number, top: number): number {
  let [sum1, sum2, square1, square2, product] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW; y++) {
    for (let x = left; x < left + WINDOW; x++) {
      const [a, b] = [one.pixels[y * one.width + x] ?? 0, other.pixels[y * one.width + x] ?? 0];
      sum1 += a;
      sum2 += b;
      square1 += a * a;
      square2 += b * b;
      product += a * b;
    }
  }
  const count = WINDOW * WINDOW;
  const [mean1, mean2] = [sum1 / count, sum2 / count];
  const variances = square1 / count - mean1 ** 2 + square2 / count - mean2 ** 2;
  const covariance = product / count - mean1 * mean2;
  return ((2 * mean1 * mean2 + C1) * (2 * covariance + C2)) / ((mean1 ** 2 + mean2 ** 2 + C1) * (variances + C2));
}

/** Mean structural similarity of two pictures of the same size; 1 if they are identical. */
function similarity(one: Gray, other: Gray): number {
  let [sum, windows] = [0, 0];
  for (let top = 0; top + WINDOW <= one.height; top += STEP) {
    for (let left = 0; left + WINDOW <= one.width; left += STEP) {
      sum += windowSimilarity(one, other, left, top);
      windows++;
    }
  }
  return sum / windows;
}

// What most visitors get; all widths would take minutes.
const WIDTHS = [704, 730];

/** The mean similarity of a built site's AVIF pictures, 704 or 730 pixels wide, to those of content/ at that width. */
export async function picturesSimilarity(folder: string): Promise<number> {
  const sources = picturesByHash(path.join(folder, "content"));
  const pictures = path.join(folder, "public", PICTURES);
  const found: number[] = [];
  for (const name of filesBelow(pictures)) {
    const { hash = "", width = 0, format } = variantOf(name) ?? {};
    const source = sources.get(hash);
    if (format !== "avif" || !WIDTHS.includes(width) || !source) continue;
    const original = await grayOf(sharp(source).autoOrient().resize(width));
    found.push(similarity(original, await grayOf(sharp(path.join(pictures, name)))));
  }
  return found.reduce((sum, one) => sum + one, 0) / found.length;
}
