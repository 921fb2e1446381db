import { drawWordmark, wordmarkFile } from "../../../src/build/pictures/wordmarkSvg";
import { widthOf } from "../../../src/build/pictures/textPaths";

const FLIPX = { brand: "FlipX", brandBar: true };

test("the divider is before the last letter of the name", () => {
  const { paths, width } = drawWordmark(FLIPX, 0, 100, 100);
  const divider = Number(/<rect x="([\d.]+)"/.exec(paths)?.[1]);
  expect(divider).toBeGreaterThan(widthOf("Flip", 100));
  expect(divider).toBeLessThan(width - widthOf("X", 100));
  expect(paths.match(/<path/g)).toHaveLength(2);
});

test("the wordmark scales with its size", () => {
  expect(drawWordmark(FLIPX, 0, 0, 200).width).toBeCloseTo(2 * drawWordmark(FLIPX, 0, 0, 100).width, 5);
});

test("the file needs no font and adapts to dark backgrounds", () => {
  const file = wordmarkFile({ brand: "Acme", brandBar: true });
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+">/);
  expect(file).not.toContain("<text");
  expect(file).toContain("prefers-color-scheme:dark");
});

test("a name without the line is just a name", () => {
  expect(drawWordmark({ brand: "FlipX", brandBar: false }, 0, 100, 100).paths).not.toContain("<rect");
});
