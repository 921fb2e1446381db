import { useLanguage } from "../content/pageWords";
import { formatDollars } from "../i18n/format";
import * as styles from "./SumTable.module.css";

interface SumLine {
  name: string;
  /** Negative for what is taken off. */
  dollars: number;
}

interface SumTableProps {
  caption: string;
  lines: readonly SumLine[];
  /** The sum, and what follows from it. */
  results: readonly SumLine[];
}

/** A calculation in whole dollars: its lines, a rule, and its results. */
export function SumTable({ caption, lines, results }: SumTableProps) {
  const language = useLanguage();
  const rows = (some: readonly SumLine[]) =>
    some.map(({ name, dollars }) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        <td>{formatDollars(dollars, language)}</td>
      </tr>
    ));
  return (
    <table className={styles.sum}>
      <caption>{caption}</caption>
      <tbody>{rows(lines)}</tbody>
      <tfoot>{rows(results)}</tfoot>
    </table>
  );
}
