import { useContext } from "react";
import { interpolate } from "../../../content/interpolate";
import type { DealAnalysis } from "../../model/analysis";
import { changedKeys } from "../../model/rates";
import { saleDay } from "../../model/dates";
import type { CalculatorState } from "../../state/useCalculator";
import { formatDay } from "../../words/format";
import { changeWords, warningWords } from "../../words/warningWords";
import { verdictWords } from "../../words/resultWords";
import { useWords } from "../../words/useWords";
import { Button } from "../Button";
import { ReadOnly } from "../ReadOnly";
import * as calculator from "../../Calculator.module.css";
import * as styles from "./Results.module.css";

interface RatesNoteProps extends Pick<CalculatorState, "changed" | "companyContent" | "presentContent"> {
  /** ISO day of the company rates in use. */
  ratesDay?: string;
}

/** Says when the results do not use the company's current rates, but the visitor's own or those of an earlier day. */
function RatesNote({ changed, ratesDay = "", companyContent, presentContent }: RatesNoteProps) {
  const isReadOnly = useContext(ReadOnly) !== undefined;
  const { text, language } = useWords();
  const { assumptions, report } = text;
  const { title } = isReadOnly ? { title: report.assumptions } : assumptions;
  const older = changedKeys(presentContent, companyContent).length;
  return (
    <>
      {changed.length > 0 && (
        <p className={styles.note}>{interpolate(assumptions.changedHere, { count: changed.length, title })}</p>
      )}
      {older > 0 && (
        <p className={styles.note}>
          {interpolate(assumptions.ofDay, {
            day: formatDay(ratesDay, language),
            count: older,
            reset: assumptions.reset,
          })}
        </p>
      )}
    </>
  );
}

interface WarningListProps extends Partial<Pick<CalculatorState, "change">> {
  analysis: DealAnalysis;
}

/** What a careful partner would point out; it never blocks the calculation. */
export function WarningList({ analysis, change }: WarningListProps) {
  const words = useWords();
  if (analysis.warnings.length === 0) return null;
  return (
    <div className={`${calculator.remark} ${styles.warnings}`}>
      <h4>{words.text.warnings.title}</h4>
      <ul>
        {analysis.warnings.map(({ change: to, ...warning }) => (
          <li key={warning.kind}>
            {warningWords(warning, analysis, words)}{" "}
            {to && change && (
              <Button variant="plain" onClick={() => void change(to)}>
                {changeWords(to, words)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface VerdictTextProps
  extends RatesNoteProps, Pick<CalculatorState, "analysis" | "closingDay" | "cleared"> {}

/**
 * The single polite live message when results arrive: the verdict, and whose rates it uses. Before that, what to do.
 */
export function VerdictText({ analysis, closingDay, cleared, ...rates }: VerdictTextProps) {
  const words = useWords();
  const { results } = words.text;
  const sale = analysis && closingDay && saleDay(closingDay, analysis.inputs.projectMonths);
  return (
    <>
      <div className={styles.said}>
        <p className={styles.verdict} role="status" data-verdict={analysis?.verdict}>
          {!analysis && (cleared ? results.cleared : results.empty)}
          {analysis && verdictWords(analysis.sheets.bank, words, analysis.isSold)}
          {sale && ` ${interpolate(results.saleDay, { day: formatDay(sale, words.language) })}`}
        </p>
      </div>
      {analysis && <RatesNote {...rates} />}
    </>
  );
}
