import { memo, useEffect, useRef } from "react";
import { fill } from "../../../content/fill";
import { ZERO_RETURNS } from "../../model/calculateReturns";
import type { CalculatorState } from "../../state/useCalculator";
import { useWords } from "../../words/words";
import { BreakingPoints } from "./BreakingPoints";
import { KeyFigures } from "./KeyFigures";
import { COST_TABLE, LOAN_TABLE, PROFIT_TABLE } from "./lineGroups";
import { LineTable } from "./LineTable";
import { NamedReturnsList } from "./NamedReturnsList";
import { ResultBar } from "./ResultBar";
import { SalePriceChart } from "./SalePriceChart";
import { ScenarioBars } from "./ScenarioBars";
import { ScenarioSentence } from "./ScenarioSentence";
import { ScenarioTable } from "./ScenarioTable";
import { Sensitivity } from "./Sensitivity";
import { SolvedValues } from "./SolvedValues";
import { Summary } from "./Summary";
import { WarningList } from "./WarningList";
import * as styles from "./results.module.css";

type ResultsProps = Pick<
  CalculatorState,
  "analysis" | "content" | "changed" | "finished" | "closingDay" | "stale" | "cleared"
>;

const reducesMotion = () =>
  typeof window.matchMedia === "function" && window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Brings the results into view where the heading is off the screen: below the form on phones, above a long page elsewhere. */
function scrollToResults(heading: HTMLElement): void {
  const { top } = heading.getBoundingClientRect();
  if (top >= 0 && top < window.innerHeight * 0.6) return;
  heading.scrollIntoView({ behavior: reducesMotion() ? "auto" : "smooth", block: "start" });
}

/** All results: zeros before the first calculation, then chart, tables and what goes beyond them. */
export const Results = memo(function Results(props: ResultsProps) {
  const { text } = useWords();
  const { analysis, content, changed, finished } = props;
  const returns = analysis?.returns ?? ZERO_RETURNS;
  const heading = useRef<HTMLHeadingElement>(null);
  const shared = { returns, analysis };

  useEffect(() => {
    if (finished > 0 && heading.current) scrollToResults(heading.current);
  }, [finished]);

  return (
    <div className={styles.results}>
      <h3 ref={heading} className={styles.title}>
        {text.results.title}
      </h3>
      <Summary {...props} />
      {analysis && changed.length > 0 && (
        <p className={styles.note}>
          {fill(text.assumptions.changedHere, { count: changed.length, title: text.assumptions.title })}
        </p>
      )}
      <KeyFigures returns={returns} />
      {analysis && <WarningList warnings={analysis.warnings} />}
      {analysis && <SalePriceChart analysis={analysis} />}
      <div className={styles.block}>
        <h4>{text.scenarios.title}</h4>
        {analysis && <ScenarioSentence returns={returns} />}
        {analysis && <ScenarioBars returns={returns} />}
        <ScenarioTable {...shared} />
      </div>
      <p className={styles.hint}>{text.results.openFormula}</p>
      <div className={styles.tables}>
        <LineTable title={text.results.costs} lines={COST_TABLE} total="totalProjectCosts" {...shared} />
        <div className={styles.block}>
          <LineTable title={text.results.profit} lines={PROFIT_TABLE} total="expectedProfit" {...shared} />
          <LineTable title={text.results.loans} lines={LOAN_TABLE} total="totalLoan" {...shared} />
        </div>
      </div>
      {analysis && (
        <>
          <NamedReturnsList returns={analysis.namedReturns} />
          <SolvedValues analysis={analysis} digits={content.digits.amount} />
          <Sensitivity analysis={analysis} content={content} />
          <BreakingPoints analysis={analysis} />
          <ResultBar returns={returns} />
        </>
      )}
    </div>
  );
});
