// Texts inside a share code, whose delimiters are `_` and `*`, and the checksum at its end.
import { printable } from "../model/deal";

/** Encodes a text as letters, digits, `.` for a space, and `-2c-` (hexadecimal code point) for any other character. */
export const encodeText = (text: string): string =>
  printable(text).replace(/[^A-Za-z0-9]/gu, (sign) =>
    sign === " " ? "." : `-${(sign.codePointAt(0) ?? 0).toString(16)}-`,
  );

/** Decodes a text; undefined if it is malformed or contains unprintable characters. */
export function decodeText(code: string, longest: number): string | undefined {
  if (!/^(?:[A-Za-z0-9.]|-[0-9a-f]{1,5}-)*$/.test(code)) return undefined;
  const text = code
    .replaceAll(".", " ")
    .replace(/-([0-9a-f]+)-/g, (_whole, number: string) => String.fromCodePoint(parseInt(number, 16)));
  return text.length > longest || text !== printable(text) ? undefined : text;
}

/** 32-bit FNV-1a as letters and digits: detects truncation, typos, and manual edits; it is not a signature. */
export function checkNumber(code: string): string {
  let hash = 0x811c9dc5;
  for (const sign of code) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
