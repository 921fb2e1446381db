import { formatReturn } from "../../words/format";
import type { NamedReturns } from "../../model/namedReturns";
import { useWords } from "../../words/words";
import * as styles from "./solved.module.css";

const NAMES = ["onCash", "onProjectCost", "annualised"] as const;

/** Three figures that all go by the name of return, each with what it means. */
export function NamedReturnsList({ returns }: { returns: NamedReturns }) {
  const { text, language } = useWords();
  return (
    <div className={styles.frame}>
      <h4>{text.returns.title}</h4>
      <dl className={`${styles.values} ${styles.threes}`}>
        {NAMES.map((name) => (
          <div key={name}>
            <dt>{text.returns[name].name}</dt>
            <dd className={styles.value}>{formatReturn(returns[name], language)}</dd>
            <dd>{text.returns[name].how}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>{text.notice}</p>
    </div>
  );
}
