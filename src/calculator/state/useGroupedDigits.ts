import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Language } from "../../i18n/languages";
import type { AmountKind } from "../../typed/readAmount";
import { groupDigits, isPaste, readEdit, type ReadEdit } from "../words/amountText";

/**
 * Shows digits with thousands separators while typing, and keeps the caret after the same digit. A text that cannot be
 * read becomes the value as it is.
 */
export function useGroupedDigits(value: string, kind: AmountKind, language: Language, change: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState<ReadEdit>();
  // A value set from outside continues nothing.
  const edit = last?.value === value ? last : undefined;
  const shown = groupDigits(value, language);

  useLayoutEffect(() => {
    const box = input.current;
    if (last && box && box === document.activeElement) box.setSelectionRange(last.caret, last.caret);
  }, [last]);

  useEffect(() => {
    const box = input.current;
    const end = () => setLast((one) => (one?.tail ? { ...one, tail: undefined } : one));
    const press = ({ key }: KeyboardEvent) => key === "Enter" && end();
    box?.addEventListener("blur", end);
    box?.addEventListener("keydown", press);
    return () => {
      box?.removeEventListener("blur", end);
      box?.removeEventListener("keydown", press);
    };
  }, []);

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value;
    const caret = target.selectionStart ?? typed.length;
    const read = readEdit({ shown, typed, caret, pasted: isPaste(nativeEvent), language }, kind, edit?.tail);
    setLast(read);
    change(read.value);
  };

  /** `isTyping`: what was typed so far may go on. */
  return { input, shown, onChange, from: edit?.from, isTyping: edit?.tail !== undefined };
}
