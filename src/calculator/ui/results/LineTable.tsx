import type { DealAnalysis } from "../../model/analyseDeal";
import { formatCents } from "../../words/format";
import type { AmountLine, Returns } from "../../model/calculateReturns";
import { centsOf } from "../../model/money";
import { useWords } from "../../words/words";
import { LineName } from "./LineName";
import * as styles from "./tables.module.css";

interface LineTableProps {
  title: string;
  lines: readonly (AmountLine | "purchasePrice" | "arv")[];
  /** The line that the others lead to. */
  total: AmountLine;
  returns: Returns;
  analysis?: DealAnalysis;
}

/** Lines of a calculation with their amounts. */
export function LineTable({ title, lines, total, returns, analysis }: LineTableProps) {
  const { text, language } = useWords();
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{text.results.line}</th>
          <th scope="col">{text.results.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const entered = line === "purchasePrice" || line === "arv";
          const cents = entered ? centsOf(analysis?.inputs[line] ?? 0) : returns[line];
          return (
            <tr key={line} className={line === total ? styles.total : undefined}>
              <th scope="row">
                <LineName {...text.lines[line]} formulas={entered ? [] : [line]} analysis={analysis} />
              </th>
              <td>{formatCents(cents, language, true)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
