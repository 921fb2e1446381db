import { useId } from "react";
import type { Formula } from "../../model/expression";
import { formatFormula } from "../../words/format";
import { useWords } from "../../words/words";
import * as styles from "./tables.module.css";

interface LineHeadProps {
  name: string;
  how: string;
  /** The formulas the line expands to, each labeled if there are several. */
  formulas: { of?: string; formula: Formula }[];
}

/** The head of a line's row: its name, which expands to show how the amount is calculated. Only the name labels the row. */
export function LineHead({ name, how, formulas }: LineHeadProps) {
  const { text, language } = useWords();
  const id = useId();
  return (
    <th scope="row" aria-labelledby={id}>
    <details className={styles.line}>
      <summary id={id}>{name}</summary>
      <p>{how}</p>
      {formulas.map(({ of, formula }, index) => (
        <p key={of ?? index} className={styles.formula}>
          {of && `${of}: `}
          {formatFormula(formula, text.count, language)}
        </p>
      ))}
    </details>
    </th>
  );
}
