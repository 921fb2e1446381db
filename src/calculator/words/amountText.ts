// How a field of an amount answers to typing and pasting.
import { groupThousands } from "../../i18n/format";
import type { Language } from "../../i18n/languages";
import { LANGUAGE_TABLE } from "../../i18n/languageTable";
import { plainDigits } from "../../platform/plainDigits";
import { type AmountKind, isConverted, isScaled, readAmount } from "../../typed/readAmount";

interface TextEdit {
  shown: string;
  typed: string;
  caret: number;
  pasted: boolean;
  language: Language;
}

/** True for an edit that inserts text from elsewhere: pasted or dropped. */
export const isPaste = (event: Event): boolean => Boolean((event as InputEvent).inputType?.startsWith("insertFrom"));

export interface ReadEdit {
  /** Digits, or a text that cannot be read, as it is. */
  value: string;
  shown: string;
  caret: number;
  /** What has been typed so far, if it is more than the field displays: the next character continues it. */
  tail?: string | undefined;
  /** The text in other units that the digits were converted from. */
  from?: string | undefined;
}

const onlyDigits = (text: string) => plainDigits(text).replace(/\D/g, "");

/** True for the value of a field that could be read. */
export const isDigits = (value: string): boolean => /^\d*$/.test(value);

/** Digits with thousands separators, `250,000`; other text as it is. */
export const groupDigits = (value: string, language: Language): string =>
  isDigits(value) ? groupThousands(value, LANGUAGE_TABLE[language].thousands) : value;

/** The caret position in the grouped text: after as many digits as preceded it in the typed text. */
export function caretAfterGrouping(typed: string, caret: number, grouped: string): number {
  let before = onlyDigits(typed.slice(0, caret)).length;
  let position = 0;
  while (before > 0 && position < grouped.length) {
    if (isDigits(grouped.charAt(position))) before -= 1;
    position += 1;
  }
  return position;
}

function insertedLength({ shown, typed, caret, pasted }: TextEdit): number {
  let same = 0;
  while (same < Math.min(caret, shown.length) && typed[same] === shown[same]) same += 1;
  return pasted ? Infinity : caret - same;
}

/** `12a3`: a letter that a digit follows was a slip. `25k0`, `.5m`, and what has spaces or signs are no such text. */
const isSlip = (text: string, kind: AmountKind) =>
  /^\d[\d.,]*[a-z]+[\d.,a-z]*$/i.test(text) && /\d$/.test(text) && !isScaled(text, kind);

/** What was read as digits, or the text that cannot be read. */
function valueOf(text: string, kind: AmountKind): string | undefined {
  const read = readAmount(text, kind);
  if (read.is === "nothing") return "";
  return read.is === "value" ? String(read.value) : undefined;
}

/**
 * Reads an edit. What arrives at once, pasted or filled in, is read as a whole, and stays if it cannot be read. Key by
 * key, an amount is shown as soon as the keys are one, as in `250 m`, and what they are not yet, as in `250 mi`, stays
 * too: no key is swallowed, except letters between digits, and digits beyond the most, which the specification drops.
 * @param tail of the edit before
 */
export function readEdit(edit: TextEdit, kind: AmountKind, tail?: string): ReadEdit {
  const { shown, typed, caret, language } = edit;
  const cut = (text: string) =>
    onlyDigits(text)
      .replace(/^0+(?=\d)/, "")
      .slice(0, kind.digits);
  const answer = (value: string, text = typed, rest?: string): ReadEdit => {
    const grouped = groupDigits(value, language);
    const place = caret === typed.length ? grouped.length : caretAfterGrouping(typed, caret, grouped);
    const from = isConverted(text, kind) ? text.trim() : undefined;
    return {
      value,
      shown: grouped,
      caret: isDigits(value) || caret === typed.length ? place : caret,
      tail: rest,
      from,
    };
  };
  const inserted = insertedLength(edit);
  if (inserted > 1) return answer(valueOf(typed, kind) ?? typed);
  const wasRead = shown === groupDigits(onlyDigits(shown), language);
  const isAtEnd = caret === typed.length && typed.startsWith(shown);
  if (wasRead && !isAtEnd) {
    const isDigit = isDigits(plainDigits(typed.slice(caret - inserted, caret)));
    return isDigit ? answer(cut(typed)) : answer(valueOf(typed, kind) ?? typed, typed, typed);
  }
  const text = wasRead ? (tail ?? onlyDigits(shown)) + typed.slice(shown.length) : typed;
  if (isDigits(plainDigits(text))) return answer(cut(text));
  const read = valueOf(text, kind) ?? (isSlip(text, kind) ? cut(text) : undefined);
  return answer(read ?? (tail === undefined ? typed : text), text, text);
}
