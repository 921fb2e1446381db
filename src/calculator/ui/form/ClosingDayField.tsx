import { lazy, Suspense, type ComponentType } from "react";
import type { DayBounds } from "../../model/dates";
import { useWords } from "../../words/words";
import * as styles from "./form.module.css";

interface ClosingDayFieldProps {
  dates: DayBounds;
}

// Offline, the calculator works without this field, which is optional.
const ClosingDayPicker = lazy<ComponentType<ClosingDayFieldProps>>(() =>
  import("./ClosingDayPicker").then(
    (module) => ({ default: module.ClosingDayPicker }),
    () => ({ default: () => null }),
  ),
);

/** Reserves the picker's space: it is the heaviest field and loads after the others. */
export function ClosingDayField({ dates }: ClosingDayFieldProps) {
  const { text } = useWords();
  return (
    <Suspense fallback={<p className={styles.pickerPlace}>{text.form.closingDay}</p>}>
      <ClosingDayPicker dates={dates} />
    </Suspense>
  );
}
