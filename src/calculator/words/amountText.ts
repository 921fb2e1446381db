import { roundRate } from "../model/changeRates";

/** Longer texts are not amounts; anything beyond this is ignored. */
const LONGEST_TEXT = 64;

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)\s*`;
const MILLIONS = "(?:mm?|millions?|mill[oó]n|millones)";
const THOUSANDS = "(?:k|mil|thousand)";
const AND = String.raw`(?![\p{L}\d]),?\s*(?:(?:y|con|and)\s+)?`;
const DOLLARS = String.raw`(\d{1,3})(?:[.,]\d{0,2})?\s*(?:usd|d[oó]lares|dollars|\$)?\s*$`;

/**
 * `250k`, `1,2 millones USD`, `1 millón 200 mil`, `250 mil 500`: millions, thousands, and, if the text ends with them,
 * single dollars. Anything that follows is not part of the amount: `250k-300k` and `250k (2024)` are 250,000.
 */
const SHORT_FORM = new RegExp(
  `^\\D*(?:${NUMBER}${MILLIONS}${AND})?(?:${NUMBER}${THOUSANDS}${AND})?(?:${DOLLARS})?`,
  "iu",
);

const ENDS_IN_WORD = new RegExp(String.raw`\d\s*(?:${MILLIONS}|${THOUSANDS})$`, "iu");

const onlyDigits = (text: string) => text.replace(/\D/g, "");

const cut = (digits: string, maxDigits: number) => digits.replace(/^0+(?=\d)/, "").slice(0, maxDigits);

/** Whole dollars from a short form; undefined for any other text. */
function shortForm(text: string): string | undefined {
  const [, millions, thousands, rest = "0"] = SHORT_FORM.exec(text.replace(/(\d)[,\s](?=\d{3})/g, "$1")) ?? [];
  if (millions === undefined && thousands === undefined) return undefined;
  const times = (number = "0", multiple: number) => Math.round(Number(number.replace(",", ".")) * multiple);
  return BigInt(times(millions, 1_000_000) + times(thousands, 1_000) + Number(rest)).toString();
}

/**
 * The text without its fraction: up to two digits at the end, or any number after a separator that cannot group
 * thousands.
 */
const withoutFraction = (text: string) =>
  text
    .replace(/[.,]\d{0,2}\D*$/, "")
    .replace(/(\d{4}|,\d{3})\.\d*\D*$/, "$1")
    .replace(/(\d{4}|\.\d{3}),\d*\D*$/, "$1");

/**
 * The bare digits of a typed or pasted whole number, such as a dollar amount: `$250,000` → `250000`, `250,000.00` →
 * `250000`, `250.000,00` → `250000`, `250k` → `250000`. Leading zeros and digits beyond `maxDigits` are dropped.
 */
export function dollarDigits(text: string, maxDigits: number): string {
  const start = text.slice(0, LONGEST_TEXT);
  const short = shortForm(start);
  // Truncating a short form would change the amount: if it is too large, use the digits as typed.
  const digits = short === undefined || short.length > maxDigits ? onlyDigits(withoutFraction(start)) : short;
  return cut(digits, maxDigits);
}

/** A field's text before and after an edit. */
export interface TextEdit {
  /** The grouped digits the field displayed. */
  shown: string;
  typed: string;
  caret: number;
  pasted: boolean;
}

/** True for an edit that inserts text from elsewhere: pasted, dropped, or autofilled. */
export const isPaste = (event: Event): boolean => Boolean((event as InputEvent).inputType?.startsWith("insertFrom"));

/** The text without the commas the field inserted itself: those in the part the edit left unchanged. */
function withoutOwnCommas({ shown, typed }: TextEdit): string {
  let same = 0;
  while (same < shown.length && typed[same] === shown[same]) same += 1;
  return onlyDigits(typed.slice(0, same)) + typed.slice(same);
}

/** True when the edit only appended text. */
const isAppended = ({ shown, typed, caret }: TextEdit): boolean => caret === typed.length && typed.startsWith(shown);

/**
 * The text to parse after an edit. `tail` is what has been typed so far if it is more than the field displays: after
 * `250.` or `250 mi`, displayed as `250`, the next letter is appended to it.
 */
export function textToRead(edit: TextEdit, tail = edit.shown): string {
  const { shown, typed, caret, pasted } = edit;
  const added = typed.slice(shown.length);
  // After `25k`, displayed as `25,000`, a digit is appended to the displayed text.
  if (isAppended(edit)) return (ENDS_IN_WORD.test(tail) && /^\d/.test(added) ? shown : tail) + added;
  // A character in the middle of an amount neither separates nor multiplies.
  if (caret < typed.length) return onlyDigits(typed);
  return pasted ? typed : withoutOwnCommas(edit);
}

/** Digits with thousands separators as both site languages write them in the US: `250,000`. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ",");

/** The caret position in the grouped text: after as many digits as preceded it in the typed text. */
export function caretAfterGrouping(typed: string, caret: number, grouped: string): number {
  let before = onlyDigits(typed.slice(0, caret)).length;
  let position = 0;
  while (before > 0 && position < grouped.length) {
    if (grouped[position] !== ",") before -= 1;
    position += 1;
  }
  return position;
}

/**
 * An edit of an amount field: its digits, and the text and caret to display. `250.5` and `250 mil` arrive character by
 * character while only digits are displayed: `tail`, passed to the next edit, keeps what has been typed so far.
 */
export function readEdit(edit: TextEdit, clean: (text: string) => string, before?: string) {
  const { shown, typed, caret } = edit;
  const text = textToRead(edit, before);
  const digits = clean(text);
  const grouped = groupDigits(digits);
  // It begins with a single non-digit at the end, and any single character continues it.
  const goesOn = isAppended(edit) && typed.length === shown.length + 1 && (before !== undefined || /\D$/.test(typed));
  return {
    digits,
    grouped,
    place: caret === typed.length ? grouped.length : caretAfterGrouping(typed, caret, grouped),
    tail: goesOn ? text : undefined,
  };
}

/** Commas as thousands separators; not in `0,125`. */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/**
 * Parses a typed rate: `1200`, `$1,200.50`, `0.55`, `0,55 %`. A comma is a decimal separator if at most two digits
 * follow, a period always is; more than three decimals are rounded. NaN for anything else.
 */
export function readRate(typed: string): number {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/\s*%$/, "");
  const plain = GROUPED.test(text) ? text.replaceAll(",", "") : text.replace(/,(?=\d{0,2}$)/, ".");
  return /^\d{1,9}(\.\d*)?$/.test(plain) ? roundRate(Number(plain)) : Number.NaN;
}
