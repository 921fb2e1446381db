import { readFileSync } from "node:fs";
import { FALLBACK_FILE, fallbackRule } from "../../../src/build/fonts/fallbackFont";

test("the fallback font's metrics match the font files (npm run fonts updates them)", () => {
  expect(readFileSync(FALLBACK_FILE, "utf8")).toBe(fallbackRule());
});

test("a line of the fallback font is as high as one of Poppins, and its letters are about as wide", () => {
  const shares = [...fallbackRule().matchAll(/([\d.]+)%/g)].map(([, share]) => Number(share) / 100);
  const [scale = 0, ascent = 0, descent = 0, gap = 0] = shares;
  // Poppins's ascent, descent and line gap: 1050, 350 and 100 of 1000 units.
  expect((ascent + descent + gap) * scale).toBeCloseTo(1.5, 3);
  expect(scale).toBeGreaterThan(1.1);
  expect(scale).toBeLessThan(1.15);
});
