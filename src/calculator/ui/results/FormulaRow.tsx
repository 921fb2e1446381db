import { useContext, useId, useState } from "react";
import type { Formula } from "../../model/expression";
import { formatFormula, formatResult, formatRounded } from "../../words/format";
import { useWords } from "../../words/useWords";
import { ReadOnly } from "../ReadOnly";
import * as styles from "./tables.module.css";

interface FormulaRowProps {
  name: string;
  how: string;
  isTotal?: boolean | undefined;
  /** The amounts, each labeled if there are several. */
  cells: { label?: string; result: Formula["result"]; formula?: Formula | undefined }[];
}

/**
 * A line of a table. Its name opens a row below, which says how the amounts are calculated, to the cent: not part of the
 * header. In a read-only analysis, the line to the cent.
 */
export function FormulaRow({ name, how, isTotal, cells }: FormulaRowProps) {
  const { text, language } = useWords();
  const isReadOnly = useContext(ReadOnly) !== undefined;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr className={isTotal ? styles.total : undefined} data-open={isOpen || undefined}>
        <th scope="row">
          {isReadOnly ? (
            name
          ) : (
            <button
              type="button"
              className={styles.line}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {name}
            </button>
          )}
        </th>
        {cells.map(({ label, result }) => (
          <td key={label ?? name} data-label={label}>
            {isOpen || isReadOnly ? formatResult(result, language, true) : formatRounded(result, language)}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={cells.length + 1} className={styles.how}>
            <p>{how}</p>
            {cells.map(
              ({ label, formula }) =>
                formula && (
                  <p key={label ?? name} className={styles.formula}>
                    {label && `${label}: `}
                    {formatFormula(formula, text.count, language)}
                  </p>
                ),
            )}
          </td>
        </tr>
      )}
    </>
  );
}
