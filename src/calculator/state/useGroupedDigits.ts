import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent } from "react";
import { groupDigits, isPaste, readEdit } from "../words/amountText";

/** Shows digits with thousands separators while typing, and keeps the caret after the same digit. */
export function useGroupedDigits(value: string, clean: (typed: string) => string, change: (digits: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const tail = useRef<{ text: string; value: string }>();
  const [place, setPlace] = useState<{ at: number }>();
  const shown = groupDigits(value);

  useLayoutEffect(() => {
    const box = input.current;
    if (place && box && box === document.activeElement) box.setSelectionRange(place.at, place.at);
  }, [place]);

  useEffect(() => {
    const box = input.current;
    const forget = () => (tail.current = undefined);
    box?.addEventListener("blur", forget);
    return () => box?.removeEventListener("blur", forget);
  }, []);

  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value;
    const caret = target.selectionStart ?? typed.length;
    // A value set from outside has no tail.
    const before = tail.current?.value === value ? tail.current.text : undefined;
    const edit = readEdit({ shown, typed, caret, pasted: isPaste(nativeEvent) }, clean, before);
    tail.current = edit.tail === undefined ? undefined : { text: edit.tail, value: edit.digits };
    change(edit.digits);
    setPlace({ at: edit.place });
  };

  return { input, shown, onChange };
}
