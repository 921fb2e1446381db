import { FAMILY } from "../../theme/tokens";
import { readFont } from "../fonts/readFont";

const font = readFont(FAMILY, 600);

const canDraw = (character: string) => font.charToGlyphIndex(character) > 0;

/** The text without what the font cannot draw: accents such as in `ź`, emoji, and the spaces that they leave over. */
export const drawable = (text: string): string =>
  [...text.normalize()]
    .map((character) => [character, character.normalize("NFD").charAt(0)].find(canDraw) ?? "")
    .join("")
    .replace(/ +(?=[ ,.:;!?)]|$)/g, "")
    .trim();

/** Breaks a text into lines of at most `width` pixels at a font size in pixels; a longer word is not broken. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && font.getAdvanceWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Width of one line in pixels at a font size in pixels. */
export const widthOf = (text: string, size: number): number => font.getAdvanceWidth(text, size);

/** One line in the site's font as an SVG path, its baseline starting at `x`, `y` in pixels. */
export function drawText(text: string, x: number, y: number, size: number): string {
  const path = font.getPath(text, x, y, size);
  // opentype.js writes numbers such as 7e-15 as NaN, which would cut off the rest of the line, so round them first.
  for (const command of path.commands) {
    for (const [name, value] of Object.entries(command)) {
      if (typeof value === "number") Object.assign(command, { [name]: Math.round(value * 10) / 10 });
    }
  }
  return path.toSVG(1);
}
