import { lazy, Suspense } from "react";
import type { DayBounds } from "../dealDates";
import { useWords } from "../words";
import * as styles from "./form.module.css";

const ClosingDayPicker = lazy(async () => ({ default: (await import("./ClosingDayPicker")).ClosingDayPicker }));

/** Holds the picker's place: it is the heaviest field, optional, and comes after the others. */
export function ClosingDayField({ dates }: { dates: DayBounds }) {
  const { text } = useWords();
  return (
    <Suspense fallback={<p className={styles.pickerPlace}>{text.form.closingDay}</p>}>
      <ClosingDayPicker dates={dates} />
    </Suspense>
  );
}
