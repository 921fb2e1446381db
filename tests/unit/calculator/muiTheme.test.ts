import { muiTheme } from "../../../src/calculator/ui/muiTheme";
import { COLORS } from "../../../src/theme/tokens";

const { palette } = muiTheme;

/** Every string of a palette, by its path: `text.primary`. */
const textsOf = (part: object, path: string): [string, string][] =>
  Object.entries(part).flatMap(([name, value]: [string, unknown]) => {
    const place = `${path}.${name}`;
    if (typeof value === "string") return [[place, value] as [string, string]];
    return typeof value === "object" && value !== null ? textsOf(value, place) : [];
  });

const SEVERITIES = ["primary", "secondary", "error", "success", "warning", "info"] as const;

const PARTS = [...SEVERITIES, "text", "background", "action"] as const;

const colors = [
  ...PARTS.flatMap((name) => textsOf(palette[name], name)),
  ["divider", palette.divider] as [string, string],
];

test("every color of the palette is one of the page's variables or a mix of them", () => {
  expect(colors.length).toBeGreaterThan(35);
  const strange = colors.filter(
    ([, value]) =>
      !/^(var\(--color-[\w-]+\)|color-mix\(in srgb, var\(--color-[\w-]+\) calc\([\d.]+ \* 100%\), \w+\))$/.test(value),
  );
  expect(strange).toEqual([]);
});

test("every variable that the palette names is declared for light and dark pages", () => {
  const names = new Set(
    colors.flatMap(([, value]) => [...value.matchAll(/--color-([\w-]+)/g)].map(([, name]) => name)),
  );
  expect(names.size).toBeGreaterThan(10);
  for (const mode of ["light", "dark"] as const)
    expect([...names].filter((name) => !(name! in COLORS[mode]))).toEqual([]);
});

test("MUI's own color mixing yields CSS that the browser computes", () => {
  const { alpha, lighten, darken } = muiTheme;
  const red = palette.primary.main;
  expect(alpha(red, 0.5)).toBe(`color-mix(in srgb, ${red} calc(0.5 * 100%), transparent)`);
  expect(lighten(red, 0.2)).toBe(`color-mix(in srgb, #fff calc(0.2 * 100%), ${red})`);
  expect(darken(red, 0.2)).toBe(`color-mix(in srgb, #000 calc(0.2 * 100%), ${red})`);
});

// MUI's alerts use it in every variant.
test.each(SEVERITIES)("the text color on %s is known without computing its contrast", (severity) => {
  expect(palette.getContrastText(palette[severity].main)).toMatch(/^var\(--color-/);
});
