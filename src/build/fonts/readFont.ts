import { readFileSync } from "node:fs";
import { parse, type Font } from "opentype.js";

/** A font's Latin letters from its npm package; `name` as in `poppins`. */
export function readFont(name: string, weight: 400 | 600): Font {
  const file = readFileSync(`node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`);
  return parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
