import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cssVariables } from "../../../src/theme/cssVariables";
import { COLORS, SIZES, TEXT } from "../../../src/theme/tokens";

const sheet = cssVariables();

/** The site's style sheets and components. */
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(css|tsx?)$/.test(name))
  .map((name) => readFileSync(join("src", name), "utf8"))
  .join("\n");

/** Everything the style sheet declares for a selector. */
const rule = (selector: string) =>
  [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selectors]) => selectors?.split(",").includes(selector))
    .map(([, , body]) => body)
    .join("");

test("the light colors and the sizes apply to every page", () => {
  const root = rule(":root");
  for (const [name, value] of Object.entries(COLORS.light)) expect(root).toContain(`--color-${name}:${value};`);
  for (const [name, value] of Object.entries(SIZES)) expect(root).toContain(`--${name}:${value};`);
  for (const [step, { size }] of Object.entries(TEXT)) expect(root).toContain(`--text-${step}:${size};`);
  expect(root).toContain("color-scheme:light;");
});

test.each(['html[data-mui-color-scheme="dark"]', "html:not([data-mui-color-scheme])"])(
  "%s holds the dark colors",
  (selector) => {
    // A color missing from the rule keeps its light value.
    for (const [name, value] of Object.entries(COLORS.dark))
      expect(rule(":root") + rule(selector)).toContain(`--color-${name}:${value};`);
    expect(rule(selector)).toContain(`--color-surface:${COLORS.dark.surface};`);
    expect(rule(selector)).toContain("color-scheme:dark;");
  },
);

test("without scripts, only a system that prefers dark shows the dark colors", () => {
  const [before = "", within = ""] = sheet.split("@media screen and (prefers-color-scheme:dark){");
  expect(before).not.toContain(":not([data-mui-color-scheme])");
  expect(within).toMatch(/^html:not\(\[data-mui-color-scheme\]\)/);
});

test("overlays on pictures use the ink color, whose value no style sheet repeats", () => {
  const [, channels = ""] = /--ink-rgb:([\d ]+);/.exec(rule(":root")) ?? [];
  const hex = channels.split(" ").map((one) => Number(one).toString(16).padStart(2, "0"));
  expect(`#${hex.join("")}`).toBe(COLORS.light.ink);
  expect(sources).not.toContain(`rgb(${channels}`);
});

test("every variable that a style sheet reads is declared in a style sheet or a component", () => {
  const written = sheet + sources;
  const used = new Set(written.match(/(?<=var\()--[\w-]+(?=[,)])/g));
  const declared = new Set(written.match(/--[\w-]+(?="?\s*:)|(?<=setProperty\(")--[\w-]+/g));
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});
