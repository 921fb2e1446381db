import { readFileSync } from "node:fs";
import { FALLBACK_FILE, fallbackRule } from "../../../src/build/fonts/fallbackFont";
import { readFont } from "../../../src/build/fonts/readFont";
import { FAMILY } from "../../../src/theme/tokens";

test("the fallback font's metrics match the font files (npm run fonts updates them)", () => {
  expect(readFileSync(FALLBACK_FILE, "utf8")).toBe(fallbackRule());
});

test("a line of the fallback font is as high as one of the site's font, and its letters are about as wide", () => {
  const shares = [...fallbackRule().matchAll(/([\d.]+)%/g)].map(([, share]) => Number(share) / 100);
  const [scale = 0, ascent = 0, descent = 0, gap = 0] = shares;
  const { unitsPerEm, tables } = readFont(FAMILY, 400);
  const height = Number(tables.hhea?.ascender) - Number(tables.hhea?.descender) + Number(tables.hhea?.lineGap);
  expect((ascent + descent + gap) * scale).toBeCloseTo(height / unitsPerEm, 3);
  const widthIn = (family: string) =>
    readFont(family, 400).getAdvanceWidth("We buy houses for cash in any condition", 1);
  expect((widthIn("Arimo") * scale) / widthIn(FAMILY)).toBeCloseTo(1, 1);
});
