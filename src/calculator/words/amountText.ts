import { roundRate } from "../model/changeRates";

/** Longer texts are no amounts; what stands behind is not looked at. */
const LONGEST_TEXT = 64;

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)\s*`;
const MILLIONS = "(?:m|millions?|mill[oó]n|millones)";
const THOUSANDS = "(?:k|mil|thousand)";
const AND = String.raw`(?![\p{L}\d]),?\s*(?:(?:y|con|and)\s+)?`;
const DOLLARS = String.raw`(\d{1,3})(?:[.,]\d{0,2})?\s*(?:usd|d[oó]lares|dollars|\$)?\s*$`;

/**
 * `250k`, `1,2 millones USD`, `1 millón 200 mil`, `250 mil 500`: millions, thousands and, where the text ends with them,
 * single dollars. What else stands behind is no part of the amount: `250k-300k` and `250k (2024)` are 250,000.
 */
const SHORT_FORM = new RegExp(
  `^\\D*(?:${NUMBER}${MILLIONS}${AND})?(?:${NUMBER}${THOUSANDS}${AND})?(?:${DOLLARS})?`,
  "iu",
);

const ENDS_IN_WORD = new RegExp(String.raw`\d\s*(?:${MILLIONS}|${THOUSANDS})$`, "iu");

const onlyDigits = (text: string) => text.replace(/\D/g, "");

const cut = (digits: string, maxDigits: number) => digits.replace(/^0+(?=\d)/, "").slice(0, maxDigits);

/** Whole dollars of a short form; undefined for any other text. */
function shortForm(text: string): string | undefined {
  const [, millions, thousands, rest = "0"] = SHORT_FORM.exec(text.replace(/(\d)[,\s](?=\d{3})/g, "$1")) ?? [];
  if (millions === undefined && thousands === undefined) return undefined;
  const times = (number = "0", multiple: number) => Math.round(Number(number.replace(",", ".")) * multiple);
  return BigInt(times(millions, 1_000_000) + times(thousands, 1_000) + Number(rest)).toString();
}

/** The text without its fraction: two digits or fewer at the end, or any behind a sign that cannot part thousands. */
const withoutFraction = (text: string) =>
  text
    .replace(/[.,]\d{0,2}\D*$/, "")
    .replace(/(\d{4}|,\d{3})\.\d*\D*$/, "$1")
    .replace(/(\d{4}|\.\d{3}),\d*\D*$/, "$1");

/**
 * The bare digits of a typed or pasted whole number, such as an amount of dollars: `$250,000` → `250000`,
 * `250,000.00` → `250000`, `250.000,00` → `250000`, `250k` → `250000`. Leading zeros go, and digits beyond `maxDigits`
 * are cut.
 */
export function dollarDigits(text: string, maxDigits: number): string {
  const start = text.slice(0, LONGEST_TEXT);
  const short = shortForm(start);
  // Cut, a short form would become another amount: too large a one counts as the digits that were typed.
  const digits = short === undefined || short.length > maxDigits ? onlyDigits(withoutFraction(start)) : short;
  return cut(digits, maxDigits);
}

/** What a field's text was before an edit, and is after it. */
export interface TextEdit {
  /** The grouped digits that the field showed. */
  shown: string;
  typed: string;
  caret: number;
  pasted: boolean;
}

/** True for an edit that brings a text from elsewhere: pasted, dropped or filled in. */
export const isPaste = (event: Event): boolean => Boolean((event as InputEvent).inputType?.startsWith("insertFrom"));

/** The text without the commas that the field itself has set: those of the part that the edit left as it was. */
function withoutOwnCommas({ shown, typed }: TextEdit): string {
  let same = 0;
  while (same < shown.length && typed[same] === shown[same]) same += 1;
  return onlyDigits(typed.slice(0, same)) + typed.slice(same);
}

/** True when the edit only added something at the end. */
export const isAppended = ({ shown, typed, caret }: TextEdit): boolean =>
  caret === typed.length && typed.startsWith(shown);

/**
 * The text to read after an edit. `tail` is what was typed so far where that is more than the field shows: to `250.` or
 * `250 mi`, of which the field shows `250`, the next letter is added.
 */
export function textToRead(edit: TextEdit, tail = edit.shown): string {
  const { shown, typed, caret, pasted } = edit;
  const added = typed.slice(shown.length);
  // After `25k`, shown as `25,000`, a digit belongs to what is shown.
  if (isAppended(edit)) return (ENDS_IN_WORD.test(tail) && /^\d/.test(added) ? shown : tail) + added;
  // A sign in the middle of an amount parts nothing and multiplies nothing.
  if (caret < typed.length) return onlyDigits(typed);
  return pasted ? typed : withoutOwnCommas(edit);
}

/** Digits with thousands separators as both languages of the site write them in the US: `250,000`. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ",");

/** Where the caret belongs in the grouped text: behind as many digits as stood before it in the typed text. */
export function caretAfterGrouping(typed: string, caret: number, grouped: string): number {
  let before = onlyDigits(typed.slice(0, caret)).length;
  let position = 0;
  while (before > 0 && position < grouped.length) {
    if (grouped[position] !== ",") before -= 1;
    position += 1;
  }
  return position;
}

/** Commas that part thousands; `0,125` has none. */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/**
 * A typed rate: `1200`, `$1,200.50`, `0.55`, `0,55 %`. A comma is decimal with two digits or fewer behind it, a point
 * always; more than three decimals are rounded. NaN for anything else.
 */
export function readRate(typed: string): number {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/\s*%$/, "");
  const plain = GROUPED.test(text) ? text.replaceAll(",", "") : text.replace(/,(?=\d{0,2}$)/, ".");
  return /^\d{1,9}(\.\d*)?$/.test(plain) ? roundRate(Number(plain)) : Number.NaN;
}
