// What statements answer that are written as text, without the query builder.
import type Libsql from "libsql";
import { isGroup } from "../../content/isGroup";

export const columnOf = (database: Libsql.Database, statement: string, column: string): unknown[] =>
  database
    .prepare(statement)
    .all()
    .map((row: unknown) => (isGroup(row) ? row[column] : undefined));

export function rowsIn(database: Libsql.Database, table: string): number {
  const [count] = columnOf(database, `SELECT count(*) AS count FROM ${table}`, "count");
  if (typeof count !== "number") throw new Error(`The rows of ${table} could not be counted`);
  return count;
}

export const isIntact = (database: Libsql.Database): boolean =>
  columnOf(database, "PRAGMA integrity_check", "integrity_check")[0] === "ok";
