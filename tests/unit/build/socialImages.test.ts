import { drawText, wrapText } from "../../../src/build/pictures/textPaths";
import { socialImagePath } from "../../../src/components/socialImagePath";
import { LANGUAGES } from "../../../src/i18n/languages";
import { PAGES } from "../../../src/site/pages";
import { OTHER } from "../../fixtures/languages";

const TITLE = "We buy, renovate and sell houses together with our investors";

test("a title is wrapped between words, and no word is lost", () => {
  const lines = wrapText(TITLE, 64, 760);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(" ")).toBe(TITLE);
  expect(wrapText(TITLE, 64, 10_000)).toEqual([TITLE]);
});

test("a word wider than a line is not broken", () => {
  expect(wrapText("a Supercalifragilistic b", 64, 100)).toEqual(["a", "Supercalifragilistic", "b"]);
});

test("letters are drawn as paths, including Spanish accents and punctuation", () => {
  const path = (text: string) => /d="([^"]*)"/.exec(drawText(text, 0, 50, 44))?.[1] ?? "";
  expect(path("ó").length).toBeGreaterThan(path("o").length);
  expect(path("ñ").length).toBeGreaterThan(path("n").length);
  expect(path("¿")).not.toBe(path("?"));
  expect(path(" ")).toBe("");
});

test.each([
  "FlipX services: flips,",
  "Fix-and-flip en Florida",
  "Renova",
  "Casa Buena",
  "¿Quiénes somos? ¡Ñandú & Co.!",
])("no letter of “%s” is cut off at any position or size", (text) => {
  for (const [x, y, size] of [
    [0, 88, 100],
    [80, 116, 44],
    [112, 474, 64],
    [112, 550, 64],
  ] as const) {
    expect(drawText(text, x, y, size)).toMatch(/ d="[MLQCZ\d. -]+"/);
  }
});

test("every page has its own picture in each language", () => {
  const paths = LANGUAGES.flatMap((language) => PAGES.map(({ path }) => socialImagePath(language, path)));
  expect(new Set(paths).size).toBe(PAGES.length * LANGUAGES.length);
  expect(socialImagePath("en", "/")).toBe("/social/en-home.jpg");
  expect(socialImagePath(OTHER, "/who-we-are/")).toBe(`/social/${OTHER}-who-we-are.jpg`);
});
