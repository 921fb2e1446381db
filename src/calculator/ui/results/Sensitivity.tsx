import type { CalculatorContent } from "../../../content/kinds/calculator";
import { fill } from "../../../content/fill";
import type { DealAnalysis } from "../../model/analyseDeal";
import { monthsInWords } from "../../words/countWords";
import { formatPercent, formatStep } from "../../words/format";
import { percentOf } from "../../model/money";
import { useWords } from "../../words/words";
import { SensitivityTable } from "./SensitivityTable";
import * as styles from "./sensitivity.module.css";

/** Both tables of what-if. */
export function Sensitivity({ analysis, content }: { analysis: DealAnalysis; content: CalculatorContent }) {
  const { text, language } = useWords();
  const { sensitivity, count } = text;
  const rehabColumns = content.sensitivity.rehab.map((step) =>
    fill(sensitivity.rehab, { step: step === 0 ? sensitivity.asEntered : formatStep(step, language) }),
  );
  const monthColumns = content.options.projectMonths.map((months) => monthsInWords(months, count, language));
  const thin = formatPercent(percentOf(analysis.assumptions.marks.thinProfitShareOfCost, 1), language);
  return (
    <div className={styles.tables}>
      <div>
        <h4>{sensitivity.title}</h4>
        <p>
          {sensitivity.lead} {fill(sensitivity.thinHelp, { percent: thin })}
        </p>
      </div>
      <SensitivityTable title={sensitivity.byRehab} columns={rehabColumns} rows={analysis.byRehab} />
      <SensitivityTable title={sensitivity.byMonths} columns={monthColumns} rows={analysis.byMonths} />
    </div>
  );
}
