import type { Sheet } from "../../model/sheetLines";
import { RETURNS } from "../../words/lineRows";
import { formatPercent } from "../../words/format";
import { useWords } from "../../words/words";
import { Fold } from "../Fold";
import * as styles from "./Results.module.css";

/** The figures that are called return, each with its meaning. */
export function ReturnMeanings({ sheet }: { sheet: Sheet }) {
  const { text, language } = useWords();
  return (
    <Fold title={text.returns.title} answer={text.returns.answer}>
      <div className={styles.frame}>
        <dl className={`${styles.values} ${styles.pairs}`}>
          {RETURNS.map(({ name, line }) => (
            <div key={name}>
              <dt>{text.returns[name].name}</dt>
              <dd className={styles.value}>{formatPercent(sheet.value(line), language)}</dd>
              <dd>{text.returns[name].how}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Fold>
  );
}
