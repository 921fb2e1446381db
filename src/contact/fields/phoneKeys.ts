// Typing key by key stops at the longest number, as specified. Pasted and filled-in texts are never stopped.
import { phoneCodesOf, phoneText, readPhone } from "./readPhone";
import type { Dialable } from "./phoneMetadata";

/** Only digits and what separates them. */
const PLAIN = /^[\s\d+().\-/]*$/;

/** The most digits that may still follow a number in use: Argentina's mobile numbers have 15 before their last eight. */
const MOST_TO_COME = 8;

/** Where one character was inserted; undefined for any other change. */
function insertedAt(before: string, after: string): number | undefined {
  if (after.length !== before.length + 1) return undefined;
  const at = [...after].findIndex((character, index) => character !== before[index]);
  return before.slice(at) === after.slice(at + 1) ? at : undefined;
}

/** Whether the text is a number, or begins one. */
function mayBecomeNumber(text: string, phoneCode: string, countries: readonly Dialable[]): boolean {
  for (let more = 0; more <= MOST_TO_COME; more++) {
    if ("phoneNumber" in readPhone(text + "5".repeat(more), phoneCode, countries)) return true;
  }
  return false;
}

/**
 * The field's text after a key: a letter within a number is left out, and so is a digit beyond the longest number. A
 * digit that may belong to a number with another code is kept, so that the reader can say what is wrong with it.
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
  if (at === undefined || !PLAIN.test(before)) return after;
  const key = after.charAt(at);
  const isNumber = "phoneNumber" in readPhone(before, phoneCode, countries);
  if (/\p{L}/u.test(key)) return isNumber || at === 0 ? after : before;
  // What follows a slash is another number.
  if (!/\d/.test(key) || !isNumber || before.includes("/")) return after;
  const withPlus = `+${phoneText(after).replace(/\D/g, "")}`;
  const begins = phoneCodesOf(countries).some((code) => code !== phoneCode && withPlus.startsWith(code));
  const fits =
    mayBecomeNumber(after, phoneCode, countries) || (begins && mayBecomeNumber(withPlus, phoneCode, countries));
  return fits ? after : before;
}
