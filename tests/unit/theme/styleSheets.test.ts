// What style sheets declare of type, breakpoints, and tap targets comes from the tokens.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type Declaration, type Root } from "postcss";
import { filesBelow } from "../../../src/platform/publicWalk";
import { TEXT } from "../../../src/theme/tokens";

// The editor is a page of its own; a printed analysis has sizes of paper.
const OTHERS = /^editor\/|^calculator\/share\/report\./;

const FILES = filesBelow("src").filter((name) => name.endsWith(".css") && !OTHERS.test(name));

/** Sizes that are no step: the wordmark's own, and a sign whose text is for assistive technology. */
const OWN_SIZES: Record<string, readonly string[]> = {
  "components/Header.module.css": ["min(1.625rem, 9vw)"],
  "components/Wordmark.module.css": ["0.62em"],
  "components/VideoPlayer.module.css": ["0"],
};

/** Line heights of labels in one or two lines, and of the wordmark. */
const OWN_LINES = ["1", "1.1", "1.2"];

const LINES: readonly string[] = [...Object.values(TEXT).map(({ line }) => line), ...OWN_LINES];

/** What of a style sheet is not from the tokens. */
function strangers(sheet: Root, sizes: readonly string[] = []): string[] {
  const found: string[] = [];
  const refuse = (property: RegExp, isRefused: (value: string) => boolean) =>
    sheet.walkDecls(property, ({ prop, value }: Declaration) => {
      if (isRefused(value)) found.push(`${prop}: ${value}`);
    });
  refuse(/^font-size$/, (value) => !value.includes("var(--text-") && !sizes.includes(value));
  refuse(/^line-height$/, (value) => !LINES.includes(value));
  refuse(/^font-weight$/, (value) => !["400", "600"].includes(value));
  refuse(/^(min-)?(width|height|block-size|inline-size)$/, (value) => /^(44px|2\.75rem)$/.test(value));
  sheet.walkAtRules("media", ({ params }) => {
    if (/\b(width|inline-size)\b/.test(params)) found.push(`@media ${params}`);
  });
  return found;
}

test.each(FILES)("%s declares sizes, weights, breakpoints, and tap targets of the tokens only", (name) => {
  expect(strangers(postcss.parse(readFileSync(join("src", name), "utf8")), OWN_SIZES[name])).toEqual([]);
});

test.each([
  ["a{font-size:15px}", "font-size: 15px"],
  ["a{font-size:1.1rem}", "font-size: 1.1rem"],
  ["a{line-height:1.37}", "line-height: 1.37"],
  ["a{font-weight:700}", "font-weight: 700"],
  ["a{min-height:44px}", "min-height: 44px"],
  ["a{width:2.75rem}", "width: 2.75rem"],
  ["@media (min-width: 50em){a{top:0}}", "@media (min-width: 50em)"],
  ["@media (width >= 800px){a{top:0}}", "@media (width >= 800px)"],
])("%s is refused", (css, stranger) => {
  expect(strangers(postcss.parse(css))).toEqual([stranger]);
});

test("the type has at most twelve sizes", () => {
  const sizes = new Set<string>(Object.values(TEXT).map(({ size }) => size));
  for (const name of FILES)
    postcss.parse(readFileSync(join("src", name), "utf8")).walkDecls("font-size", ({ value }) => {
      if (!/^var\(--text-\w+\)$/.test(value)) sizes.add(value);
    });
  expect(sizes.size).toBeLessThanOrEqual(12);
});
