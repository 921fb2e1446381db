import { useContext } from "react";
import type { DealAnalysis } from "../../model/analysis";
import { costRows, loanRows, profitRows, type LineRow, withoutRows } from "../../words/lineRows";
import { useWords } from "../../words/useWords";
import { Disclosure } from "../Disclosure";
import { ReadOnly } from "../ReadOnly";
import { FigureTable } from "./FigureTable";
import { FormulaRow } from "./FormulaRow";
import * as styles from "./Results.module.css";

function LineTable({ title, rows }: { title: string; rows: LineRow[] }) {
  const { text } = useWords();
  return (
    <FigureTable title={title} columns={[text.results.line, text.results.amount]}>
      {rows.map(({ key, name, how, formula, result, isTotal }) => (
        <FormulaRow key={key} {...{ name, how, isTotal }} cells={[{ result, formula }]} />
      ))}
    </FigureTable>
  );
}

export function AllLines({ analysis }: { analysis: DealAnalysis }) {
  const isReadOnly = useContext(ReadOnly) !== undefined;
  const { text } = useWords();
  const { results, scenarios } = text;
  return (
    <Disclosure title={isReadOnly ? results.lines : results.all} answer={results.allAnswer}>
      {!isReadOnly && <p className={styles.quiet}>{results.openFormula}</p>}
      <div className={`stack ${styles.tables}`}>
        <LineTable title={results.costs} rows={costRows(analysis, text)} />
        <div className={`stack ${styles.block}`}>
          <LineTable title={results.profit} rows={profitRows(analysis, text)} />
          <LineTable title={results.loans} rows={loanRows(analysis, text)} />
        </div>
        <LineTable title={scenarios.without} rows={withoutRows(analysis, text)} />
      </div>
    </Disclosure>
  );
}
