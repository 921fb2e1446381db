// Texts inside of a share code, whose own signs are `_` and `*`, and the check number at its end.
import { printable } from "../model/deal";

/** A text of letters, digits, `.` for a space and `-2c-` for any other character (its number in hexadecimals). */
export const encodeText = (text: string): string =>
  printable(text).replace(/[^A-Za-z0-9]/gu, (sign) =>
    sign === " " ? "." : `-${(sign.codePointAt(0) ?? 0).toString(16)}-`,
  );

/** The text behind an encoded one; undefined where it is none, or holds signs that cannot be printed. */
export function decodeText(code: string, longest: number): string | undefined {
  if (!/^(?:[A-Za-z0-9.]|-[0-9a-f]{1,5}-)*$/.test(code)) return undefined;
  const text = code
    .replaceAll(".", " ")
    .replace(/-([0-9a-f]+)-/g, (_whole, number: string) => String.fromCodePoint(parseInt(number, 16)));
  return text.length > longest || text !== printable(text) ? undefined : text;
}

/** FNV-1a of 32 bits as letters and digits: finds what was cut, mistyped or edited by hand; it is no signature. */
export function checkNumber(code: string): string {
  let hash = 0x811c9dc5;
  for (const sign of code) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
