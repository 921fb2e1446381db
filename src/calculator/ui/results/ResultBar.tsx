import { formatCents, formatReturn } from "../../words/format";
import type { Returns } from "../../model/calculateReturns";
import { useWords } from "../../words/words";
import * as styles from "./resultBar.module.css";

/** On small screens the two main figures stay in sight while one reads the results. */
export function ResultBar({ returns }: { returns: Returns }) {
  const { text, language } = useWords();
  return (
    <div role="group" className={styles.bar} aria-label={text.results.bar}>
      <p>
        <span>{text.lines.investorProfit.name}</span>{" "}
        <strong>{formatCents(returns.investorProfit, language, true)}</strong>
      </p>
      <p>
        <span>{text.scenarios.roi}</span> <strong>{formatReturn(returns.scenario1.investorRoi, language)}</strong>
      </p>
    </div>
  );
}
