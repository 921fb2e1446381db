// Texts in a link: letters, digits, and `.` and `-`, none of which is escaped in a URL.
import { printable } from "./deal";

/** Encodes a text as letters, digits, `.` for a space, and `-2c-` (hexadecimal code point) for any other character. */
export const encodeText = (text: string): string =>
  printable(text).replace(/[^A-Za-z0-9]/gu, (character) =>
    character === " " ? "." : `-${(character.codePointAt(0) ?? 0).toString(16)}-`,
  );

/** Decodes a text; undefined if it is malformed or contains unprintable characters. */
export function decodeText(code: string, longest: number): string | undefined {
  if (!/^(?:[A-Za-z0-9.]|-[0-9a-f]{1,5}-)*$/.test(code)) return undefined;
  const text = code
    .replaceAll(".", " ")
    .replace(/-([0-9a-f]+)-/g, (_whole, number: string) => String.fromCodePoint(parseInt(number, 16)));
  return text.length > longest || text !== printable(text) ? undefined : text;
}

/** The parts of an item. */
export const join = (...parts: (string | number)[]): string => parts.join("*");
