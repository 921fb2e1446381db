import { fill } from "../../../content/fill";
import type { Returns } from "../../model/calculateReturns";
import { formatCents, formatReturn } from "../../words/format";
import { scenarioDifference } from "../../model/scenarioBars";
import { useWords } from "../../words/words";
import * as styles from "./scenarios.module.css";

/** The comparison of both scenarios in one plain sentence. */
export function ScenarioSentence({ returns }: { returns: Returns }) {
  const { text, language } = useWords();
  const { scenarios } = text;
  const loses = returns.investorProfit < 0;
  return (
    <p className={styles.sentence}>
      {fill(loses ? scenarios.sentenceLoss : scenarios.sentence, {
        more: formatCents(scenarioDifference(returns, "totalEstimatedInvestment"), language),
        profit: formatCents(returns.investorProfit, language),
        loss: formatCents(Math.abs(returns.investorProfit), language),
        roi1: formatReturn(returns.scenario1.investorRoi, language),
        roi2: formatReturn(returns.scenario2.investorRoi, language),
      })}
    </p>
  );
}
