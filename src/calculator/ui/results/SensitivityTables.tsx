import { useId } from "react";
import { interpolate } from "../../../content/interpolate";
import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import type { DealAnalysis } from "../../model/analyzeDeal";
import { centsOf, percentOf } from "../../model/money";
import { arvByMonths, arvByRehab, type SensitivityRow } from "../../model/sensitivity";
import { formatCents, formatPercent, formatRate, formatStep, monthsInWords } from "../../words/format";
import { useWords } from "../../words/words";
import { FoldOnDemand } from "../Fold";
import { ColumnHeads } from "./ColumnHeads";
import * as styles from "./Results.module.css";
import * as tables from "./tables.module.css";

interface SensitivityTableProps {
  title: string;
  columns: string[];
  rows: SensitivityRow[];
}

// The table may be wider than the screen: keyboard users must be able to scroll it.
const REACHABLE = { tabIndex: 0 };

/** The profit left when the sale price and another value change; every cell states the outcome in words. */
function SensitivityTable({ title, columns, rows }: SensitivityTableProps) {
  const { text, language } = useWords();
  const { sensitivity } = text;
  const captionId = useId();
  return (
    <div className={tables.frame} role="region" aria-labelledby={captionId} {...REACHABLE}>
      <table className={tables.grid}>
        <caption id={captionId}>{title}</caption>
        <ColumnHeads names={[sensitivity.arv, ...columns]} />
        <tbody>
          {rows.map(({ arv, step, cells }) => (
            <tr key={step}>
              <th scope="row">
                {formatCents(centsOf(arv), language)}
                <span>{step === 0 ? sensitivity.asEntered : formatStep(step, language)}</span>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} data-verdict={cell.verdict} data-entered={cell.entered || undefined}>
                  <strong>{sensitivity.verdicts[cell.verdict]}</strong>{" "}
                  {formatCents(cell.investorProfitCents, language, true)}
                  <span>
                    {formatPercent(cell.roi, language)}
                    {cell.entered && ` · ${sensitivity.yourDeal}`}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SensitivityTablesProps {
  analysis: DealAnalysis;
  content: CalculatorContent;
}

function BothTables({ analysis, content }: SensitivityTablesProps) {
  const { text, language } = useWords();
  const { sensitivity, count } = text;
  const rehabColumns = content.sensitivity.rehab.map((step) =>
    interpolate(sensitivity.rehab, { step: step === 0 ? sensitivity.asEntered : formatStep(step, language) }),
  );
  const monthColumns = content.options.projectMonths.map((months) => monthsInWords(months, count, language));
  const { inputs, assumptions } = analysis;
  const { salePrice, rehab } = content.sensitivity;
  const byRehab = arvByRehab(inputs, assumptions, salePrice, rehab);
  const byMonths = arvByMonths(inputs, assumptions, salePrice, content.options.projectMonths);
  const { thinProfitShareOfCost, stressSalePrice } = assumptions.marks;
  const rate = (share: number) => formatRate(percentOf(share, 1), language);
  const room = {
    percent: rate(thinProfitShareOfCost),
    fall: rate(stressSalePrice),
    verdict: sensitivity.verdicts.good,
  };
  return (
    <>
      <p className={styles.quiet}>
        {sensitivity.lead} {interpolate(sensitivity.roomHelp, room)}
      </p>
      <SensitivityTable title={sensitivity.byRehab} columns={rehabColumns} rows={byRehab} />
      <SensitivityTable title={sensitivity.byMonths} columns={monthColumns} rows={byMonths} />
    </>
  );
}

/** Both what-if tables. */
export function SensitivityTables(props: SensitivityTablesProps) {
  const { sensitivity } = useWords().text;
  return (
    <FoldOnDemand title={sensitivity.title} answer={sensitivity.answer}>
      <BothTables {...props} />
    </FoldOnDemand>
  );
}
