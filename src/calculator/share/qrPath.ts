// Loads by itself, when there is something to print.
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** A QR code as the path of an SVG, with as many units per side as it has squares. */
export function qrPath(text: string): { path: string; size: number } {
  const code = generate(text);
  return { path: toSvgPath(code), size: code.size };
}
