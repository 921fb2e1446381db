import * as styles from "./SumTable.module.css";

/** A row: its name, and what stands in each column. */
export type SumRow = readonly [name: string, ...cells: string[]];

interface SumTableProps {
  caption: string;
  /** What heads each column, if there are several. */
  columns?: readonly string[];
  lines: readonly SumRow[];
  /** The sum, and what follows from it, if the lines are added up. */
  results?: readonly SumRow[];
}

/** A table of amounts: its lines and, below a rule, its results. */
export function SumTable({ caption, columns, lines, results = [] }: SumTableProps) {
  const rows = (some: readonly SumRow[]) =>
    some.map(([name, ...cells]) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {cells.map((cell, column) => (
          <td key={column}>{cell}</td>
        ))}
      </tr>
    ));
  return (
    <div className={styles.room}>
      <table className={`rows ${styles.sum}`}>
        <caption>{caption}</caption>
        {columns && (
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{rows(lines)}</tbody>
        <tfoot>{rows(results)}</tfoot>
      </table>
    </div>
  );
}
