import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent } from "react";
import { caretAfterGrouping, groupDigits, isAppended, isPaste, textToRead, type TextEdit } from "../words/amountText";

/** True for one character at the end that is no digit, or any one behind such a character. */
const staysOpen = (edit: TextEdit, tail: string | undefined) =>
  isAppended(edit) && edit.typed.length === edit.shown.length + 1 && (tail !== undefined || /\D$/.test(edit.typed));

/** Shows bare digits with thousands separators while they are typed, and keeps the caret behind the same digit. */
export function useGroupedDigits(value: string, clean: (typed: string) => string, change: (digits: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  // `250.5` and `250 mil` come letter by letter while the field shows digits only: kept here, they are read as a whole.
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
    // A value that was set from outside has no tail.
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
