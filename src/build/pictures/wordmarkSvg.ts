import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LOGO_FILE } from "../../content/checks/missingLogo";
import { COLORS } from "../../theme/tokens";
import { drawText, widthOf } from "./textPaths";

// Fractions of the font size, as in src/components/Wordmark.module.css: the divider's position, thickness, and overhang.
const BEFORE = 0.16;
const AFTER = 0.14;
const THICKNESS = 0.07;
const ABOVE = 0.88;
const BELOW = 0.3;

/** What stands for the company: its name, with a line before the last letter or without, or a logo of its own. */
export interface Mark {
  brand: string;
  brandBar: boolean;
  /** `LOGO_FILE` takes the place of the name. */
  logo?: boolean | null | undefined;
}

/** The company's logo or name at `x` and the baseline `y`, in pixels, as SVG for dark ground. */
export function drawMark(mark: Mark, x: number, y: number, size: number): string {
  if (!mark.logo) return drawWordmark(mark, x, y, size, COLORS.light["ink-accent-line"]).paths;
  const file = readFileSync(LOGO_FILE).toString("base64");
  return `<image href="data:image/svg+xml;base64,${file}" x="${x}" y="${y - size}" width="${8 * size}" height="${1.5 * size}" preserveAspectRatio="xMinYMid"/>`;
}

/** The brand's name as SVG paths; `x` and the baseline `y` in pixels. */
export function drawWordmark(
  { brand, brandBar }: Mark,
  x: number,
  y: number,
  size: number,
  lineColor: string = COLORS.light.accent,
): { paths: string; width: number } {
  if (!brandBar) return { paths: drawText(brand, x, y, size), width: widthOf(brand, size) };
  const [start, end] = [brand.slice(0, -1), brand.slice(-1)];
  const divider = x + widthOf(start, size) + BEFORE * size;
  const last = divider + (THICKNESS + AFTER) * size;
  const line = `<rect x="${divider.toFixed(1)}" y="${(y - ABOVE * size).toFixed(1)}" width="${(THICKNESS * size).toFixed(1)}" height="${((ABOVE + BELOW) * size).toFixed(1)}" fill="${lineColor}"/>`;
  const paths = drawText(start, x, y, size) + line + drawText(end, last, y, size);
  return { paths, width: last + widthOf(end, size) - x };
}

/** The wordmark as a separate file, in ink on light backgrounds and white on dark ones. */
export function wordmarkFile(mark: Mark): string {
  const size = 100;
  const { paths, width } = drawWordmark(mark, 0, ABOVE * size, size);
  const height = (ABOVE + BELOW) * size;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width.toFixed(1)} ${height.toFixed(1)}"><style>svg{fill:${COLORS.light.ink}}@media (prefers-color-scheme:dark){svg{fill:${COLORS.light.paper}}}</style>${paths}</svg>\n`;
}

/** Writes `icons/wordmark.svg`, the logo or else the name, for letterheads, invoices, and the press. */
export function writeWordmark(publicFolder: string, mark: Mark): void {
  mkdirSync(path.join(publicFolder, "icons"), { recursive: true });
  writeFileSync(
    path.join(publicFolder, "icons", "wordmark.svg"),
    mark.logo ? readFileSync(LOGO_FILE) : wordmarkFile(mark),
  );
}
