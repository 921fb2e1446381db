import { COLORS, SIZES } from "./tokens";

const declare = (values: Record<string, string>, prefix = "") =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join("");

// A paper card inside an ink section has the page's own colours again.
const PAPER = '[data-tone="paper"]';

const DARK = 'html[data-mui-color-scheme="dark"]';

const UNSET = "html:not([data-mui-color-scheme])";

/** The colours that are not the same in the light: every element that gets the dark ones has the light ones, too. */
const DARK_ONES = Object.fromEntries(
  Object.entries(COLORS.dark).filter(([name, value]) => COLORS.light[name as keyof typeof COLORS.light] !== value),
);

/** The tokens as one style sheet; without scripts the system's preference decides between light and dark. */
export function cssVariables(): string {
  const light = declare(COLORS.light, "color-");
  const dark = `color-scheme:dark;${declare(DARK_ONES, "color-")}`;
  return (
    `:root{${declare(SIZES)}}` +
    `:root,${PAPER}{color-scheme:light;${light}}` +
    `${DARK},${DARK} ${PAPER}{${dark}}` +
    `@media (prefers-color-scheme:dark){${UNSET},${UNSET} ${PAPER}{${dark}}}` +
    `@media (min-width:769px){:root{--height-header:4.5rem}}`
  );
}
