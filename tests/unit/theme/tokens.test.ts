import { BREAKPOINTS, UPRIGHT } from "../../../src/theme/breakpoints";
import { COLORS } from "../../../src/theme/tokens";

/** Relative luminance of `#rrggbb`, as defined in WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A color moved toward black or white in steps of one percent. */
const toward = (color: string, end: 0 | 255, percent: number) =>
  `#${[1, 3, 5]
    .map((at) => {
      const part = parseInt(color.slice(at, at + 2), 16);
      return Math.round(part + ((end - part) * percent) / 100)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;

/** The least change of a color that can be read or seen on another; empty if none is needed. */
function advice(name: string, color: string, ground: string, least: number): string {
  if (contrast(color, ground) >= least) return "";
  const end = luminance(ground) > 0.18 ? 0 : 255;
  const steps = Array.from({ length: 101 }, (_step, percent) => toward(color, end, percent));
  const passes = steps.find((step) => contrast(step, ground) >= least);
  return `${name} ${color} has ${contrast(color, ground).toFixed(2)}:1 on ${ground}: ${passes} would pass`;
}

type Color = keyof typeof COLORS.light;

const SCHEMES = ["light", "dark"] as const;

const pairs = (texts: Color[], grounds: Color[]) =>
  SCHEMES.flatMap((scheme) => texts.flatMap((text) => grounds.map((ground) => [scheme, text, ground] as const)));

test.each([
  ...pairs(["text", "muted", "accent-text", "danger", "good", "warning"], ["surface", "warm", "raised"]),
  // Black sections use their own text colors on black, and on graphite for raised cards.
  ...pairs(["on-ink", "on-ink-muted", "ink-accent"], ["ink", "graphite"]),
  ...pairs(["on-accent"], ["accent", "accent-hover", "accent-pressed"]),
])("in %s colors, %s on %s is readable (4.5:1)", (scheme, text, ground) => {
  expect(advice(text, COLORS[scheme][text], COLORS[scheme][ground], 4.5)).toBe("");
});

// The border of a field; the brand's lines, which black sections draw in their own color.
test.each([
  ...pairs(["field"], ["surface", "warm", "raised", "ink"]),
  ...pairs(["accent-line"], ["surface", "warm", "raised"]),
  ...pairs(["ink-accent-line"], ["ink"]),
])("in %s colors, a line of %s can be seen on %s (3:1)", (scheme, line, ground) => {
  expect(advice(line, COLORS[scheme][line], COLORS[scheme][ground], 3)).toBe("");
});

/** Where a color stands on the wheel, in degrees. */
function hue(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

test.each(
  pairs(["accent-hover", "accent-pressed", "ink-accent", "accent-text", "accent-line", "ink-accent-line"], ["accent"]),
)("in %s colors, %s is a shade of %s", (scheme, shade, accent) => {
  const apart = Math.abs(hue(COLORS[scheme][shade]) - hue(COLORS[scheme][accent]));
  expect(Math.min(apart, 360 - apart)).toBeLessThan(20);
});

test("both schemes have the same colors", () => {
  expect(Object.keys(COLORS.dark)).toEqual(Object.keys(COLORS.light));
});

test("the breakpoints are those of the specification", () => {
  expect(BREAKPOINTS).toEqual({ xs: 361, sm: 601, md: 769, lg: 900, xl: 1201 });
  expect(UPRIGHT).toBe(`(max-width: ${(BREAKPOINTS.sm - 1) / 16}em)`);
});

test("a color that cannot be seen comes with the nearest one that can", () => {
  expect(advice("ink-accent-line", "#1f5c3a", "#0b0b0c", 3)).toMatch(
    /^ink-accent-line #1f5c3a has 2\.\d\d:1 .*: #\w{6} would pass$/,
  );
});
