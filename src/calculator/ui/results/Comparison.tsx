import { Fragment } from "react";
import { interpolate } from "../../../content/interpolate";
import type { DealAnalysis } from "../../model/analysis";
import { SCENARIOS } from "../../model/deal";
import { drawnShare } from "../../model/loan";
import { percentOf } from "../../model/money";
import { formatHeadline, formatRate } from "../../words/format";
import { scenarioRows } from "../../words/lineRows";
import { comparisonWords } from "../../words/resultWords";
import { useWords } from "../../words/useWords";
import { Disclosure } from "../Disclosure";
import { FigureTable } from "./FigureTable";
import { FormulaRow } from "./FormulaRow";
import * as styles from "./Results.module.css";

/** The ways of paying side by side, and in one sentence; on small screens each line becomes a small block. */
export function Comparison({ analysis }: { analysis: DealAnalysis }) {
  const words = useWords();
  const { text, language } = words;
  const { scenarios } = text;
  const rows = scenarioRows(analysis, text);
  const drawn = drawnShare(analysis.inputs);
  const { value } = analysis.sheets.bank;
  const financed = percentOf(value("rehabLoans"), value("rehabCost"));
  const ways = {
    bank: financed < 100 ? scenarios.bankPartText : scenarios.bankText,
    own: scenarios.ownText,
    without: scenarios.withoutText,
  };
  const saved = { percent: formatRate(drawn, language), amount: formatHeadline(analysis.savedByDraws, language) };
  return (
    <Disclosure title={scenarios.title} answer={scenarios.answer}>
      <p className={`marked ${styles.sentence}`}>{comparisonWords(analysis, words)}</p>
      {drawn < 100 && <p className={`marked ${styles.sentence}`}>{interpolate(scenarios.saved, saved)}</p>}
      <FigureTable
        title={scenarios.title}
        isTitled
        columns={[text.results.line, ...SCENARIOS.map((scenario) => scenarios[scenario])]}
        isInBlocks
      >
        {rows.map(({ key, name, how, isTotal, cells }) => (
          <FormulaRow key={key} {...{ name, how, isTotal, cells }} />
        ))}
      </FigureTable>
      <dl className={styles.ways}>
        {SCENARIOS.map((scenario) => (
          <Fragment key={scenario}>
            <dt>{scenarios[scenario]}</dt>
            <dd>{interpolate(ways[scenario], { percent: formatRate(financed, language) })}</dd>
          </Fragment>
        ))}
      </dl>
    </Disclosure>
  );
}
