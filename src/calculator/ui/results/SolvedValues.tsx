import { useContext, useEffect, useState } from "react";
import { interpolate } from "../../../content/interpolate";
import type { DealAnalysis } from "../../model/analysis";
import { centsOf, percentOf } from "../../model/money";
import { highestPurchasePrice } from "../../model/solveDeal";
import { readTargetProfit, writeTargetProfit } from "../../state/startingDeal";
import { useGroupedDigits } from "../../state/useGroupedDigits";
import { isDigits } from "../../words/amountText";
import { formatCents, formatRate } from "../../words/format";
import { breakEvenWords } from "../../words/resultWords";
import { useWords } from "../../words/useWords";
import { Field, inputOf } from "../../../forms/Field";
import { Disclosure } from "../Disclosure";
import { ReadOnly } from "../ReadOnly";
import * as styles from "./Results.module.css";

/** The most the investor can pay for the house and still make the desired profit. */
function HighestPrice({ analysis, digits }: { analysis: DealAnalysis; digits: number }) {
  const { text, language } = useWords();
  const { solved, errors } = text;
  const [target, setTarget] = useState(readTargetProfit);
  useEffect(() => writeTargetProfit(target), [target]);
  const { input, shown, onChange, isTyping } = useGroupedDigits(
    target,
    { measure: "dollars", digits },
    language,
    setTarget,
  );
  const isRead = isDigits(target) && target.length <= digits;
  const error = isRead || isTyping ? undefined : errors.validAmount;
  const field = { id: "deal-targetProfit", label: solved.targetProfit, prefix: "$", error };
  const price = highestPurchasePrice(analysis.inputs, analysis.assumptions, centsOf(Number(target)));
  return (
    <div>
      <dt>{solved.highestPrice.name}</dt>
      <dd>
        <Field {...field}>
          <input {...inputOf(field)} ref={input} value={shown} onChange={onChange} inputMode="numeric" />
        </Field>
      </dd>
      <dd className={`figure ${styles.value}`}>
        <output htmlFor="deal-targetProfit">
          {isRead && (price === undefined ? solved.noPrice : formatCents(centsOf(price), language))}
        </output>
      </dd>
      <dd>{solved.highestPrice.how}</dd>
    </div>
  );
}

export function SolvedValues({ analysis, digits }: { analysis: DealAnalysis; digits: number }) {
  const isReadOnly = useContext(ReadOnly) !== undefined;
  const words = useWords();
  const { solved } = words.text;
  const breakEven = breakEvenWords(analysis, words);
  const percent = formatRate(percentOf(analysis.assumptions.marks.priceRuleShareOfArv, 1), words.language);
  return (
    <Disclosure title={solved.title} answer={solved.answer}>
      <div className={styles.frame}>
        <dl className={`${styles.values} ${styles.pairs}`}>
          <div>
            <dt>{solved.breakEvenArv.name}</dt>
            <dd className={`figure ${styles.value}`}>{breakEven.value}</dd>
            {breakEven.note && <dd>{breakEven.note}</dd>}
            <dd>{solved.breakEvenArv.how}</dd>
          </div>
          {!isReadOnly && <HighestPrice analysis={analysis} digits={digits} />}
          <div>
            <dt>{interpolate(solved.rule.name, { percent })}</dt>
            <dd className={`figure ${styles.value}`}>{formatCents(analysis.priceByRuleCents, words.language)}</dd>
            <dd>{interpolate(solved.rule.how, { percent })}</dd>
          </div>
        </dl>
      </div>
    </Disclosure>
  );
}
