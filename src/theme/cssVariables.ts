import { BREAKPOINTS } from "./breakpoints";
import { COLORS, SCALES, SIZES, TEXT } from "./tokens";

const declare = (values: Record<string, string>, prefix = "") =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join("");

// A paper card inside an ink section uses the page's own colors again.
const PAPER = '[data-tone="paper"]';

const DARK = 'html[data-mui-color-scheme="dark"]';

const UNSET = "html:not([data-mui-color-scheme])";

/** The colors that differ between the schemes: every element that gets the dark ones also has the light ones. */
const DARK_ONES = Object.fromEntries(
  Object.entries(COLORS.dark).filter(([name, value]) => COLORS.light[name as keyof typeof COLORS.light] !== value),
);

/** `11 11 12` of `#0b0b0c`. */
const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)).join(" ");

// An overlay on a picture is translucent ink: rgb(var(--ink-rgb) / 60%).
const INK_RGB = `--ink-rgb:${channels(COLORS.light.ink)};`;

const TEXT_SIZES = Object.fromEntries(Object.entries(TEXT).map(([step, { size }]) => [step, size]));

const SCALING = Object.entries(SCALES)
  .map(([from, size]) => `@media (min-width:${from}){html{font-size:${size}}}`)
  .join("");

/** The tokens as one style sheet. Paper is light; without scripts, the system's preference decides. */
export function cssVariables(): string {
  const light = declare(COLORS.light, "color-");
  const dark = `color-scheme:dark;${declare(DARK_ONES, "color-")}`;
  return (
    `:root{${declare(SIZES)}${declare(TEXT_SIZES, "text-")}${INK_RGB}}` +
    `:root,${PAPER}{color-scheme:light;${light}}` +
    `@media screen{${DARK},${DARK} ${PAPER}{${dark}}}` +
    `@media screen and (prefers-color-scheme:dark){${UNSET},${UNSET} ${PAPER}{${dark}}}` +
    `@media (min-width:${BREAKPOINTS.md / 16}em){:root{--height-header:min(4.5rem, 88px)}}` +
    SCALING
  );
}
