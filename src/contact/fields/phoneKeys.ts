// Typing key by key stops at the longest number, as specified. Pasted and filled-in texts are never stopped.
import { asciiDigits, isAssigned, phoneCodesOf, phoneText, readPhone } from "./readPhone";
import type { Dialable } from "./phoneMetadata";

/** Only digits, perhaps behind a plus. */
const PLAIN = /^\+?\d*$/;

/** What separates digits: the field shows them grouped once it is left. */
const SEPARATOR = /[\s().-]/;

/** The most digits that may still follow a number in use: Argentina's mobile numbers have 15 before their last eight. */
const MOST_TO_COME = 8;

/** Where one character was inserted; undefined for any other change. */
function insertedAt(before: string, after: string): number | undefined {
  if (after.length !== before.length + 1) return undefined;
  const at = [...after].findIndex((character, index) => character !== before[index]);
  return before.slice(at) === after.slice(at + 1) ? at : undefined;
}

/** Whether the text is a number, or begins one. */
function mayBecome(text: string, isNumber: (text: string) => boolean): boolean {
  for (let more = 0; more <= MOST_TO_COME; more++) if (isNumber(text + "5".repeat(more))) return true;
  return false;
}

/**
 * The field's text after a key. Within a number, only digits and a plus before them are taken, as specified, and no digit
 * beyond the longest number; but a digit that may belong to a number with another code is, and so is whatever follows a
 * whole number: the reader then says what is wrong with it.
 * @param before the text before the change
 * @param after the text after it, as the browser has it
 */
export function phoneAfterKey(
  before: string,
  after: string,
  phoneCode: string,
  countries: readonly Dialable[],
): string {
  const at = insertedAt(before, after);
  const plain = asciiDigits(before);
  if (at === undefined || !PLAIN.test(plain)) return after;
  const key = asciiDigits(after.charAt(at));
  const isWhole = "phoneNumber" in readPhone(before, phoneCode, countries);
  if (key === "+" && at === 0) return after;
  if (!/\d/.test(key)) return isWhole && !SEPARATOR.test(key) ? after : before;
  if (!isWhole || mayBecome(after, (text) => "phoneNumber" in readPhone(text, phoneCode, countries))) return after;
  const withPlus = `+${phoneText(after).replace("+", "")}`;
  const hasOtherCode = phoneCodesOf(countries).some((code) => code !== phoneCode && withPlus.startsWith(code));
  return hasOtherCode && mayBecome(withPlus, (text) => isAssigned(text, countries)) ? after : before;
}
