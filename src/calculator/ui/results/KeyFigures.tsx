import { formatCents, formatReturn } from "../../words/format";
import type { Returns } from "../../model/calculateReturns";
import { useWords } from "../../words/words";
import * as styles from "./keyFigures.module.css";

/** The four figures that one looks for first. */
export function KeyFigures({ returns }: { returns: Returns }) {
  const { text, language } = useWords();
  const { lines, scenarios } = text;
  const figures = [
    { name: lines.expectedProfit.name, value: formatCents(returns.expectedProfit, language, true) },
    { name: lines.investorProfit.name, value: formatCents(returns.investorProfit, language, true) },
    { name: scenarios.bank, note: scenarios.roi, value: formatReturn(returns.scenario1.investorRoi, language) },
    { name: scenarios.own, note: scenarios.roi, value: formatReturn(returns.scenario2.investorRoi, language) },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, note, value }) => (
        <div key={name}>
          <dt>
            {name}
            {note && <span className={styles.note}>{note}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
