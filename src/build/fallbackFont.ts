// The measures of the font that stands in until Poppins has arrived, computed from both fonts' files.
import { readFileSync } from "node:fs";
import { parse, type Font } from "opentype.js";

/** Where `npm run fonts` writes the rule, from the project's root. */
export const FALLBACK_FILE = "src/theme/fallbackFont.css";

/** The letters of both languages, about as often as sentences have them. */
const SAMPLE =
  "We buy run-down houses in South Florida, renovate them and sell them, with investors who see every number along the way. " +
  "Compramos casas deterioradas en el sur de Florida, las renovamos y las vendemos junto con inversionistas que ven todas las cuentas.";

function fontOf(name: string): Font {
  const file = readFileSync(`node_modules/@fontsource/${name}/files/${name}-latin-400-normal.woff`);
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}

const widthOf = (font: Font) => font.getAdvanceWidth(SAMPLE, 1);

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** The style rule of Arial in Poppins's measures: no wider, no higher, so that nothing moves when Poppins arrives. */
export function fallbackRule(): string {
  const poppins = fontOf("poppins");
  // Arimo has Arial's widths, letter by letter, and may be installed from npm.
  const scale = widthOf(poppins) / widthOf(fontOf("arimo"));
  const { ascender, descender, lineGap } = poppins.tables.hhea as unknown as Record<
    "ascender" | "descender" | "lineGap",
    number
  >;
  const share = (units: number) => percent(Math.abs(units) / poppins.unitsPerEm / scale);
  return [
    "/* Written by `npm run fonts`: Arial in Poppins's measures, so that nothing moves when the font arrives. */",
    "@font-face {",
    '  font-family: "Poppins fallback";',
    '  src: local("Arial"), local("Liberation Sans");',
    `  size-adjust: ${percent(scale)};`,
    `  ascent-override: ${share(ascender)};`,
    `  descent-override: ${share(descender)};`,
    `  line-gap-override: ${share(lineGap)};`,
    "}\n",
  ].join("\n");
}
