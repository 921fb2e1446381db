import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import { dealCalendar } from "../../model/dates";
import { calendarRows, calendarSources } from "../../words/calendarWords";
import { useWords } from "../../words/useWords";
import { Fold } from "../Fold";
import * as styles from "./Results.module.css";

interface DealCalendarProps extends Pick<CalculatorContent, "calendar"> {
  closingDay: string;
  projectMonths: number;
}

export function DealCalendar({ calendar: dates, closingDay, projectMonths }: DealCalendarProps) {
  const words = useWords();
  const { calendar } = words.text;
  const rows = calendarRows(dealCalendar(closingDay, projectMonths, dates), words);
  return (
    <Fold title={calendar.title} answer={calendar.answer}>
      <dl className={styles.dates}>
        {rows.map(({ when, text }, index) => (
          <div key={index}>
            <dt>{when}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{calendarSources(rows, words)}</p>
    </Fold>
  );
}
