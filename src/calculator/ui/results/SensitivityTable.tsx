import { useId } from "react";
import { interpolate } from "../../../content/interpolate";
import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import type { DealAnalysis } from "../../model/analysis";
import { centsOf, percentOf } from "../../model/money";
import { arvByRehab } from "../../model/stress";
import { formatCents, formatHeadline, formatPercent, formatRate, formatStep } from "../../words/format";
import { useWords } from "../../words/useWords";
import { ColumnHeads } from "./FigureTable";
import * as styles from "./Results.module.css";
import * as tables from "./tables.module.css";

const REACHABLE = { tabIndex: 0 };

interface SensitivityTableProps {
  analysis: DealAnalysis;
  content: CalculatorContent;
}

/** The profit left when sale price and renovation cost change; every cell states the outcome in words. */
export function SensitivityTable({ analysis, content }: SensitivityTableProps) {
  const { text, language } = useWords();
  const { sensitivity } = text;
  const captionId = useId();
  const { inputs, assumptions } = analysis;
  const { salePrice, rehab } = content.sensitivity;
  const stepName = (step: number) => (step === 0 ? sensitivity.asEntered : formatStep(step, language));
  const columns = rehab.map((step) => interpolate(sensitivity.rehab, { step: stepName(step) }));
  const { thinProfitShareOfCost, stressSalePrice } = assumptions.marks;
  const rate = (share: number) => formatRate(percentOf(share, 1), language);
  const room = {
    percent: rate(thinProfitShareOfCost),
    fall: rate(stressSalePrice),
    verdict: sensitivity.verdicts.solid,
  };
  return (
    <>
      <p className={styles.quiet}>
        {sensitivity.lead} {interpolate(sensitivity.roomHelp, room)}
      </p>
      {/* The table may be wider than the screen: keyboard users must be able to scroll it. */}
      <div className={tables.frame} role="region" aria-labelledby={captionId} {...REACHABLE}>
        <table className={tables.grid}>
          <caption id={captionId}>{sensitivity.byRehab}</caption>
          <ColumnHeads names={[sensitivity.arv, ...columns]} />
          <tbody>
            {arvByRehab(inputs, assumptions, salePrice, rehab).map(({ arv, step, cells }) => (
              <tr key={step}>
                <th scope="row">
                  {formatCents(centsOf(arv), language)}
                  <span>{stepName(step)}</span>
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index]} data-verdict={cell.verdict} data-entered={cell.entered || undefined}>
                    <strong>{sensitivity.verdicts[cell.verdict]}</strong>{" "}
                    {formatHeadline(cell.investorProfitCents, language)}
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
    </>
  );
}
