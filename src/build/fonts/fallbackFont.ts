// The metrics of the fallback font shown until the site's font loads, computed from both fonts' files.
import type { Font } from "opentype.js";
import { FAMILY } from "../../theme/tokens";
import { readFont } from "./readFont";

/** Where `npm run fonts` writes the rule, from the project's root. */
export const FALLBACK_FILE = "src/theme/fallbackFont.css";

/** Letters at roughly their usual frequency in both languages. */
const SAMPLE =
  "We buy run-down houses in South Florida, renovate them and sell them, with investors who see every number along the way. " +
  "Compramos casas deterioradas en el sur de Florida, las renovamos y las vendemos junto con inversionistas que ven todas las cuentas.";

const widthOf = (font: Font) => font.getAdvanceWidth(SAMPLE, 1);

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** The style rule for Arial with the font's metrics: same width and height, so that nothing moves when it loads. */
export function fallbackRule(): string {
  const font = readFont(FAMILY, 400);
  // Arimo is metrically identical to Arial and available on npm.
  const scale = widthOf(font) / widthOf(readFont("Arimo", 400));
  const { hhea } = font.tables;
  const share = (metric: "ascender" | "descender" | "lineGap") =>
    percent(Math.abs(Number(hhea?.[metric])) / font.unitsPerEm / scale);
  return [
    `/* Written by \`npm run fonts\`: Arial with ${FAMILY}'s metrics, so that nothing moves when ${FAMILY} loads. */`,
    "@font-face {",
    `  font-family: "${FAMILY} fallback";`,
    '  src: local("Arial"), local("Liberation Sans");',
    `  size-adjust: ${percent(scale)};`,
    `  ascent-override: ${share("ascender")};`,
    `  descent-override: ${share("descender")};`,
    `  line-gap-override: ${share("lineGap")};`,
    "}\n",
  ].join("\n");
}
