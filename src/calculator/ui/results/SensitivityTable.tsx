import { useId } from "react";
import { formatDollars } from "../../../i18n/format";
import { formatCents, formatReturn, formatStep } from "../../words/format";
import { centsOf, wholeDollarsOf } from "../../model/money";
import type { SensitivityRow } from "../../model/sensitivity";
import { useWords } from "../../words/words";
import * as styles from "./sensitivity.module.css";

interface SensitivityTableProps {
  title: string;
  columns: string[];
  rows: SensitivityRow[];
}

// The table may be wider than the screen: the keyboard has to reach what scrolls.
const REACHABLE = { tabIndex: 0 };

/** What is left of the profit when sale price and another value change; every cell says in a word how it ends. */
export function SensitivityTable({ title, columns, rows }: SensitivityTableProps) {
  const { text, language } = useWords();
  const { sensitivity } = text;
  const captionId = useId();
  return (
    <div className={styles.frame} role="region" aria-labelledby={captionId} {...REACHABLE}>
      <table className={styles.table}>
        <caption id={captionId}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{sensitivity.arv}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ arv, step, cells }) => (
            <tr key={step}>
              <th scope="row">
                {formatCents(centsOf(arv), language)}
                <span>{step === 0 ? sensitivity.asEntered : formatStep(step, language)}</span>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]} data-verdict={cell.verdict} data-entered={cell.entered || undefined}>
                  <strong>{sensitivity[cell.verdict]}</strong>{" "}
                  {formatDollars(wholeDollarsOf(cell.investorProfitCents), language)}
                  <span>
                    {formatReturn(cell.roi, language)}
                    {cell.entered && ` · ${sensitivity.yourDeal}`}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
