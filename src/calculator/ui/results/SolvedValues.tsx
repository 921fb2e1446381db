import { fill } from "../../../content/fill";
import type { DealAnalysis } from "../../model/analyseDeal";
import { formatCents, formatRate } from "../../words/format";
import { percentOf } from "../../model/money";
import { useWords } from "../../words/words";
import { Fold } from "../Fold";
import { HighestPrice } from "./HighestPrice";
import { breakEvenWords, monthsWords } from "../../words/resultWords";
import * as styles from "./results.module.css";

/** The tipping points of the deal: sale price, purchase price, and months. */
export function SolvedValues({ analysis, digits }: { analysis: DealAnalysis; digits: number }) {
  const words = useWords();
  const { solved } = words.text;
  const breakEven = breakEvenWords(analysis, words);
  const percent = formatRate(percentOf(analysis.assumptions.marks.priceRuleShareOfArv, 1), words.language);
  return (
    <Fold title={solved.title} answer={solved.answer}>
      <div className={styles.frame}>
        <dl className={`${styles.values} ${styles.pairs}`}>
          <div>
            <dt>{solved.breakEvenArv.name}</dt>
            <dd className={styles.value}>{breakEven.value}</dd>
            {breakEven.note && <dd>{breakEven.note}</dd>}
            <dd>{solved.breakEvenArv.how}</dd>
          </div>
          <HighestPrice analysis={analysis} digits={digits} />
          <div>
            <dt>{solved.monthsUntilLoss.name}</dt>
            <dd className={styles.value}>{monthsWords(analysis.monthsUntilLoss, words)}</dd>
            <dd>{solved.monthsUntilLoss.how}</dd>
          </div>
          <div>
            <dt>{fill(solved.rule.name, { percent })}</dt>
            <dd className={styles.value}>{formatCents(analysis.priceByRuleCents, words.language)}</dd>
            <dd>{fill(solved.rule.how, { percent })}</dd>
          </div>
        </dl>
      </div>
    </Fold>
  );
}
