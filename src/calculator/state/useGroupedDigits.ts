import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent } from "react";
import { caretAfterGrouping, groupDigits, isAppended, isPaste, textToRead, type TextEdit } from "../words/amountText";

/** True for a single non-digit at the end, or any character after one. */
const staysOpen = (edit: TextEdit, tail: string | undefined) =>
  isAppended(edit) && edit.typed.length === edit.shown.length + 1 && (tail !== undefined || /\D$/.test(edit.typed));

/** Shows digits with thousands separators while typing, and keeps the caret after the same digit. */
export function useGroupedDigits(value: string, clean: (typed: string) => string, change: (digits: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  // `250.5` and `250 mil` arrive character by character while the field shows only digits: kept here, they are parsed
  // as a whole.
  const tail = useRef<{ text: string; value: string }>();
  const [caret, setCaret] = useState<{ at: number }>();
  const shown = groupDigits(value);

  useLayoutEffect(() => {
    const box = input.current;
    if (caret && box && box === document.activeElement) box.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  useEffect(() => {
    const box = input.current;
    const forget = () => (tail.current = undefined);
    box?.addEventListener("blur", forget);
    return () => box?.removeEventListener("blur", forget);
  }, []);

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value;
    const place = target.selectionStart ?? typed.length;
    const edit = { shown, typed, caret: place, pasted: isPaste(nativeEvent) };
    // A value set from outside has no tail.
    const before = tail.current?.value === value ? tail.current.text : undefined;
    const text = textToRead(edit, before);
    const digits = clean(text);
    const grouped = groupDigits(digits);
    tail.current = staysOpen(edit, before) ? { text, value: digits } : undefined;
    change(digits);
    setCaret({ at: place === typed.length ? grouped.length : caretAfterGrouping(typed, place, grouped) });
  };

  return { input, shown, onChange };
}
