// How a field of an amount answers to typing and pasting.
import { plainDigits } from "../../platform/plainDigits";
import { type AmountKind, isConverted, readAmount } from "../model/readTyped";

export interface TextEdit {
  shown: string;
  typed: string;
  caret: number;
  pasted: boolean;
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

/** Digits with thousands separators as both site languages write them in the US, `250,000`; other text as it is. */
export const groupDigits = (value: string): string =>
  isDigits(value) ? value.replace(/\B(?=(\d{3})+$)/g, ",") : value;

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

function insertedLength({ shown, typed, caret, pasted }: TextEdit): number {
  let same = 0;
  while (same < Math.min(caret, shown.length) && typed[same] === shown[same]) same += 1;
  return pasted ? Infinity : caret - same;
}

/** `12a3`: a letter that a digit follows was a slip. `2.5e5`, `.5m`, and what has spaces or signs are no such text. */
const isSlip = (text: string) => /^\d[\d.,]*[a-z]+[\d.,a-z]*$/i.test(text) && /\d$/.test(text);

/**
 * Reads an edit. What arrives at once, pasted or filled in, is read as a whole, and stays if it cannot be read. Key by
 * key, an amount is shown as soon as the keys are one, as in `250 m`, and what they are not yet, as in `250 mi`, stays
 * too: no key is swallowed, except letters between digits, which the specification drops.
 * @param tail of the edit before
 */
export function readEdit(edit: TextEdit, kind: AmountKind, tail?: string): ReadEdit {
  const { shown, typed, caret } = edit;
  const cut = (text: string) =>
    onlyDigits(text)
      .replace(/^0+(?=\d)/, "")
      .slice(0, kind.digits);
  const answer = (value: string, text = typed, rest?: string): ReadEdit => {
    const grouped = groupDigits(value);
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
  const isWhole = insertedLength(edit) > 1;
  const wasRead = shown === groupDigits(onlyDigits(shown));
  if (isWhole) return answer(readAmount(typed, kind) ?? typed);
  const isAtEnd = caret === typed.length && typed.startsWith(shown);
  const text = wasRead && isAtEnd ? (tail ?? onlyDigits(shown)) + typed.slice(shown.length) : typed;
  const read = readAmount(text, kind);
  if (wasRead && !isAtEnd)
    return /[^\d,.\s]/.test(plainDigits(typed)) ? answer(read ?? typed, typed, typed) : answer(cut(typed));
  if (read === undefined && (isSlip(text) || (wasRead && onlyDigits(typed.slice(shown.length))))) {
    // Of `25k`, displayed as 25,000, and of `1234,56`, displayed as 1,234, no digit is lost.
    const [ofShown, ofText] = [onlyDigits(typed), onlyDigits(text)];
    return answer(cut(ofShown.length < ofText.length ? ofText : ofShown));
  }
  return answer(read ?? (tail === undefined ? typed : text), text, isDigits(text) ? undefined : text);
}
