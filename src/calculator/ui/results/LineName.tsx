import type { Formula } from "../../model/expression";
import { formatFormula } from "../../words/format";
import { useWords } from "../../words/words";
import * as styles from "./tables.module.css";

interface LineNameProps {
  name: string;
  how: string;
  /** The formulas the line expands to, each labeled if there are several. */
  formulas: { of?: string; formula: Formula }[];
}

/** A line's name, which expands to show how its amount is calculated. */
export function LineName({ name, how, formulas }: LineNameProps) {
  const { text, language } = useWords();
  return (
    <details className={styles.line}>
      <summary>{name}</summary>
      <p>{how}</p>
      {formulas.map(({ of, formula }, index) => (
        <p key={of ?? index} className={styles.formula}>
          {of && `${of}: `}
          {formatFormula(formula, text.count, language)}
        </p>
      ))}
    </details>
  );
}
