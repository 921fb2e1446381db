import { fill } from "../../../content/fill";
import { saleDay } from "../../model/dealDates";
import { formatDay } from "../../words/format";
import type { CalculatorState } from "../../state/useCalculator";
import { useWords } from "../../words/words";
import { summaryWords } from "../../words/resultWords";
import * as styles from "./results.module.css";

type SummaryProps = Pick<CalculatorState, "analysis" | "closingDay" | "stale" | "cleared">;

/** The one polite message when results arrive, and what stands there before. */
export function Summary({ analysis, closingDay, stale, cleared }: SummaryProps) {
  const words = useWords();
  const { results } = words.text;
  const sale = analysis && closingDay && saleDay(closingDay, analysis.inputs.projectMonths);
  return (
    <>
      <p className={styles.summary} role="status">
        {!analysis && (cleared ? results.cleared : results.empty)}
        {analysis && summaryWords(analysis.returns, words)}
        {sale && ` ${fill(results.saleDay, { day: formatDay(sale, words.language) })}`}
      </p>
      {stale && <p className={styles.stale}>{results.stale}</p>}
    </>
  );
}
