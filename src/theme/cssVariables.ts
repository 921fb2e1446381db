import { COLORS, SIZES } from "./tokens";

const declare = (values: Record<string, string>, prefix = "") =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join("");

/** The tokens as one style sheet; without scripts the system's preference decides between light and dark. */
export function cssVariables(): string {
  const light = declare(COLORS.light, "color-");
  const dark = `color-scheme:dark;${declare(COLORS.dark, "color-")}`;
  return (
    `:root{color-scheme:light;${declare(SIZES)}${light}}` +
    `html[data-mui-color-scheme="dark"]{${dark}}` +
    `@media (prefers-color-scheme:dark){html:not([data-mui-color-scheme]){${dark}}}` +
    `@media (min-width:769px){:root{--height-header:4.5rem}}`
  );
}
