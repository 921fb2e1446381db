// The metrics of the fallback font shown until Poppins loads, computed from both fonts' files.
import type { Font } from "opentype.js";
import { readFont } from "./readFont";

/** Where `npm run fonts` writes the rule, from the project's root. */
export const FALLBACK_FILE = "src/theme/fallbackFont.css";

/** Letters at roughly their usual frequency in both languages. */
const SAMPLE =
  "We buy run-down houses in South Florida, renovate them and sell them, with investors who see every number along the way. " +
  "Compramos casas deterioradas en el sur de Florida, las renovamos y las vendemos junto con inversionistas que ven todas las cuentas.";

const widthOf = (font: Font) => font.getAdvanceWidth(SAMPLE, 1);

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** The style rule for Arial with Poppins's metrics: same width and height, so that nothing moves when Poppins loads. */
export function fallbackRule(): string {
  const poppins = readFont("poppins", 400);
  // Arimo is metrically identical to Arial and available on npm.
  const scale = widthOf(poppins) / widthOf(readFont("arimo", 400));
  const { hhea } = poppins.tables;
  const share = (metric: "ascender" | "descender" | "lineGap") =>
    percent(Math.abs(Number(hhea?.[metric])) / poppins.unitsPerEm / scale);
  return [
    "/* Written by `npm run fonts`: Arial with Poppins's metrics, so that nothing moves when Poppins loads. */",
    "@font-face {",
    '  font-family: "Poppins fallback";',
    '  src: local("Arial"), local("Liberation Sans");',
    `  size-adjust: ${percent(scale)};`,
    `  ascent-override: ${share("ascender")};`,
    `  descent-override: ${share("descender")};`,
    `  line-gap-override: ${share("lineGap")};`,
    "}\n",
  ].join("\n");
}
