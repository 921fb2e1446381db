import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { COLORS } from "../../theme/tokens";
import { drawText, widthOf } from "./textPaths";

// Fractions of the font size, as in src/components/Wordmark.module.css: the divider's position, thickness, and overhang.
const BEFORE = 0.16;
const AFTER = 0.14;
const THICKNESS = 0.07;
const ABOVE = 0.88;
const BELOW = 0.3;

/** The brand's name with the divider before its last letter, as SVG paths; `x` and the baseline `y` in pixels. */
export function drawWordmark(brand: string, x: number, y: number, size: number): { paths: string; width: number } {
  const [start, end] = [brand.slice(0, -1), brand.slice(-1)];
  const divider = x + widthOf(start, size) + BEFORE * size;
  const last = divider + (THICKNESS + AFTER) * size;
  const line = `<rect x="${divider.toFixed(1)}" y="${(y - ABOVE * size).toFixed(1)}" width="${(THICKNESS * size).toFixed(1)}" height="${((ABOVE + BELOW) * size).toFixed(1)}" fill="${COLORS.light.accent}"/>`;
  const paths = drawText(start, x, y, size) + line + drawText(end, last, y, size);
  return { paths, width: last + widthOf(end, size) - x };
}

/** The wordmark as a separate file, in ink on light backgrounds and white on dark ones. */
export function wordmarkFile(brand: string): string {
  const size = 100;
  const { paths, width } = drawWordmark(brand, 0, ABOVE * size, size);
  const height = (ABOVE + BELOW) * size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(1)} ${height.toFixed(1)}"><style>svg{fill:${COLORS.light.ink}}@media (prefers-color-scheme:dark){svg{fill:${COLORS.light.paper}}}</style>${paths}</svg>\n`;
}

/** Writes `icons/wordmark.svg`, for letterheads, invoices, and the press. */
export function writeWordmark(publicFolder: string, brand: string): void {
  mkdirSync(path.join(publicFolder, "icons"), { recursive: true });
  writeFileSync(path.join(publicFolder, "icons", "wordmark.svg"), wordmarkFile(brand));
}
