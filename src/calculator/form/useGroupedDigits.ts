import { useLayoutEffect, useRef, useState, type ChangeEvent } from "react";
import { caretAfterGrouping, groupDigits } from "../amountText";

/** One more character than before that is neither a digit nor the end of a short form such as `250k`. */
const isSlip = (typed: string, shown: string, caret: number) =>
  typed.length === shown.length + 1 && /[^\dkm]/i.test(typed.charAt(caret - 1));

/** Shows bare digits with thousands separators while they are typed, and keeps the caret behind the same digit. */
export function useGroupedDigits(value: string, clean: (typed: string) => string, change: (digits: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ at: number }>();
  const shown = groupDigits(value);

  useLayoutEffect(() => {
    const box = input.current;
    if (caret && box && box === document.activeElement) box.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value;
    const place = target.selectionStart ?? typed.length;
    const slip = isSlip(typed, shown, place);
    const digits = slip ? value : clean(typed);
    change(digits);
    setCaret({ at: slip ? place - 1 : caretAfterGrouping(typed, place, groupDigits(digits)) });
  };

  return { input, shown, onChange };
}
