import { memo, type ReactNode, useContext, useEffect, useRef } from "react";
import type { DealAnalysis } from "../../model/analysis";
import type { CalculatorState } from "../../state/useCalculator";
import { useWords } from "../../words/useWords";
import { DisclosureOnDemand } from "../Disclosure";
import { ReadOnly } from "../ReadOnly";
import { AllLines } from "./AllLines";
import { RiskTable } from "./RiskTable";
import { CashMonths } from "./CashMonths";
import { Comparison } from "./Comparison";
import { CompletePopup } from "./CompletePopup";
import { KeyFigures } from "./KeyFigures";
import { SalePriceChart } from "./SalePriceChart";
import { SensitivityTable } from "./SensitivityTable";
import { SolvedValues } from "./SolvedValues";
import { VerdictText, WarningList, type VerdictTextProps } from "./VerdictText";
import * as styles from "./Results.module.css";
import { focusShown } from "../../../platform/focusShown";

interface OutcomeProps extends Pick<CalculatorState, "content">, Partial<Pick<CalculatorState, "change">> {
  analysis: DealAnalysis;
  /** The first of the parts. */
  children?: ReactNode;
}

/** All there is below the figures of a calculated deal. */
export function Outcome({ analysis, content, change, children }: OutcomeProps) {
  const isOnPaper = useContext(ReadOnly) === "paper";
  const { breaking, sensitivity } = useWords().text;
  return (
    <>
      <WarningList {...{ analysis, ...(change && { change }) }} />
      <SalePriceChart analysis={analysis} />
      <div className={styles.parts}>
        {children}
        {analysis.sheets.bank.value("rehabLoans") > 0 && <Comparison analysis={analysis} />}
        <AllLines analysis={analysis} />
        <CashMonths sheet={analysis.sheets.bank} />
        <SolvedValues analysis={analysis} digits={content.digits.amount} />
        <DisclosureOnDemand title={breaking.title} answer={breaking.answer}>
          <RiskTable analysis={analysis} />
        </DisclosureOnDemand>
        {/* Two pages hold all but the widest table, which the link has. */}
        {!isOnPaper && (
          <DisclosureOnDemand title={sensitivity.title} answer={sensitivity.answer}>
            <SensitivityTable analysis={analysis} content={content} />
          </DisclosureOnDemand>
        )}
      </div>
    </>
  );
}

type ResultsProps = VerdictTextProps & Pick<CalculatorState, "content" | "finished" | "change">;

/** Scrolls the results to the top of the window, and focuses them. */
function showResults(heading: HTMLElement): void {
  focusShown(heading, null);
  const { top } = heading.getBoundingClientRect();
  const room = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
  if (top >= room && top < window.innerHeight * 0.4) return;
  const isCalm = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
  heading.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
}

/**
 * All results. First what decides: the verdict, four figures, and one chart; the rest is collapsed.
 */
export const Results = memo(function Results(props: ResultsProps) {
  const { results } = useWords().text;
  const { analysis, content, finished, change } = props;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (finished > 0 && heading.current) showResults(heading.current);
  }, [finished]);

  return (
    <div className={`stack ${styles.results}`}>
      <h3 ref={heading} tabIndex={-1} className={`marked ${styles.title}`}>
        {results.title}
      </h3>
      <VerdictText {...props} />
      <KeyFigures analysis={analysis} />
      <CompletePopup finished={analysis ? finished : 0} />
      {analysis && <Outcome {...{ analysis, content, change }} />}
    </div>
  );
});
