import type { ReactNode } from "react";
import type { Formula } from "../../model/expression";
import { formatFormula } from "../../words/format";
import { useWords } from "../../words/words";
import * as styles from "./tables.module.css";

interface LineRowProps {
  name: string;
  how: string;
  /** The formulas the line expands to, each labeled if there are several. */
  formulas: { of?: string; formula: Formula }[];
  isTotal?: boolean | undefined;
  /** How many columns the table has. */
  columns: number;
  /** The row's other cells. */
  children: ReactNode;
}

/**
 * A line of a table; its name expands the row below it, which shows how the amount is calculated. Only the name is the
 * row's header: a screen reader repeats it at every cell.
 */
export function LineRow({ name, how, formulas, isTotal, columns, children }: LineRowProps) {
  const { text, language } = useWords();
  return (
    <>
      <tr className={isTotal ? styles.total : undefined}>
        <th scope="row">
          <details className={styles.line}>
            <summary>{name}</summary>
          </details>
        </th>
        {children}
      </tr>
      <tr className={styles.explained}>
        <td colSpan={columns}>
          <p>{how}</p>
          {formulas.map(({ of, formula }, index) => (
            <p key={of ?? index} className={styles.formula}>
              {of && `${of}: `}
              {formatFormula(formula, text.count, language)}
            </p>
          ))}
        </td>
      </tr>
    </>
  );
}
