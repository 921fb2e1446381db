import type { ReactNode } from "react";
import * as tables from "./tables.module.css";

interface FigureTableProps {
  title: string;
  /** The heading above the table says the title. */
  isTitled?: boolean;
  /** Without them, each row is a name and its value. */
  columns?: readonly string[];
  /** On small screens, each line becomes a small block. */
  isInBlocks?: boolean;
  className?: string;
  children: ReactNode;
}

export function FigureTable({ title, isTitled, columns, isInBlocks, className, children }: FigureTableProps) {
  const classes = [tables.table, isInBlocks && tables.blocks, className].filter(Boolean).join(" ");
  return (
    <table className={classes}>
      <caption className={isTitled ? "visuallyHidden" : undefined}>{title}</caption>
      {columns && <ColumnHeads names={columns} />}
      <tbody>{children}</tbody>
    </table>
  );
}

export function ColumnHeads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
