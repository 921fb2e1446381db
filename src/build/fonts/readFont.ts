import { readFileSync } from "node:fs";
import { parse, type Font } from "opentype.js";

/** A font's Latin letters from its npm package; `family` as in `Poppins`. */
export function readFont(family: string, weight: 400 | 600): Font {
  const name = family.toLowerCase().replaceAll(" ", "-");
  const file = readFileSync(`node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`);
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
