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
  expect(contrast(COLORS[scheme][text], COLORS[scheme][ground])).toBeGreaterThanOrEqual(4.5);
});

// The border of a field; the line below the current page's link in the header.
test.each([...pairs(["field"], ["surface", "warm", "raised", "ink"]), ...pairs(["accent"], ["ink"])])(
  "in %s colors, a line of %s can be seen on %s (3:1)",
  (scheme, line, ground) => {
    expect(contrast(COLORS[scheme][line], COLORS[scheme][ground])).toBeGreaterThanOrEqual(3);
  },
);

/** Where a color stands on the wheel, in degrees. */
function hue(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

test.each(pairs(["accent-hover", "accent-pressed", "ink-accent", "accent-text"], ["accent"]))(
  "in %s colors, %s is a shade of %s",
  (scheme, shade, accent) => {
    const apart = Math.abs(hue(COLORS[scheme][shade]) - hue(COLORS[scheme][accent]));
    expect(Math.min(apart, 360 - apart)).toBeLessThan(20);
  },
);

test("both schemes have the same colors", () => {
  expect(Object.keys(COLORS.dark)).toEqual(Object.keys(COLORS.light));
});

test("the breakpoints are those of the specification", () => {
  expect(BREAKPOINTS).toEqual({ xs: 361, sm: 601, md: 769, lg: 900, xl: 1201 });
  expect(UPRIGHT).toBe(`(max-width: ${(BREAKPOINTS.sm - 1) / 16}em)`);
});
