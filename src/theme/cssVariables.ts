import { COLORS, SIZES } from "./tokens";

const declare = (values: Record<string, string>, prefix = "") =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join("");

// A paper card inside an ink section has the page's own colours again.
const PAPER = '[data-tone="paper"]';

const DARK = 'html[data-mui-color-scheme="dark"]';

const UNSET = "html:not([data-mui-color-scheme])";

/** The tokens as one style sheet; without scripts the system's preference decides between light and dark. */
export function cssVariables(): string {
  const light = declare(COLORS.light, "color-");
  const dark = `color-scheme:dark;${declare(COLORS.dark, "color-")}`;
  return (
    `:root{${declare(SIZES)}}` +
    `:root,${PAPER}{color-scheme:light;${light}}` +
    `${DARK},${DARK} ${PAPER}{${dark}}` +
    `@media (prefers-color-scheme:dark){${UNSET},${UNSET} ${PAPER}{${dark}}}` +
    `@media (min-width:769px){:root{--height-header:4.5rem}}`
  );
}
