// Compares what is at the store's path with what this process has open: files removed or replaced under a running server
// still accept its writes, which nobody would ever see again.
import { accessSync, constants, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Libsql from "libsql";
import { isRecord } from "../../content/isRecord";

const SIDE_FILES = ["-wal", "-shm"] as const;

interface FileMarks {
  main: string | undefined;
  side: readonly (string | undefined)[];
}

function markOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}

export const marksOf = (path: string): FileMarks => ({
  main: markOf(path),
  side: SIDE_FILES.map((ending) => markOf(`${path}${ending}`)),
});

export const bytesOf = (path: string): number =>
  filesOf(path).reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0);

export type FileProblem =
  | "removed"
  | "replaced"
  /** The database is there, but its WAL or its shared-memory file is not. */
  | "side file removed"
  | "read-only folder";

export function fileProblem(path: string, opened: FileMarks): FileProblem | undefined {
  const now = marksOf(path);
  if (now.main === undefined) return "removed";
  if (now.main !== opened.main) return "replaced";
  if (now.side.some((mark, at) => mark !== opened.side[at])) return "side file removed";
  try {
    accessSync(dirname(path), constants.W_OK);
    return undefined;
  } catch {
    return "read-only folder";
  }
}

/** Removes the side files whose database is gone: another one would take them for its own. */
export function removeSideFiles(path: string, opened: FileMarks): void {
  for (const [at, ending] of SIDE_FILES.entries())
    if (markOf(`${path}${ending}`) === opened.side[at]) rmSync(`${path}${ending}`, { force: true });
}

/** The files of a store that exist: the database, and beside it those with its latest writes and its locks. */
export const filesOf = (path: string): string[] =>
  ["", ...SIDE_FILES].map((ending) => `${path}${ending}`).filter((file) => existsSync(file));

/** Brings the latest writes into the database itself; false while another connection reads them. */
export const checkpoint = (database: Libsql.Database): boolean =>
  columnOf(database, "PRAGMA wal_checkpoint(TRUNCATE)", "busy")[0] === 0;

/** Leaves one file, with everything in it; false, without a change, while another connection has the store. */
export function leaveOneFile(database: Libsql.Database): boolean {
  try {
    return columnOf(database, "PRAGMA journal_mode = DELETE", "journal_mode")[0] === "delete";
  } catch {
    return false;
  }
}

/**
 * Renames a store that nobody has open, next to where it was: `replaced` by another one, or `moved` elsewhere.
 * @returns its files; one, unless the database is too damaged to take its latest writes
 */
export function setAside(path: string, why: "replaced" | "moved"): string[] {
  try {
    const database = new Libsql(path);
    leaveOneFile(database);
    database.close();
  } catch {
    // It goes as it is.
  }
  let number = 1;
  while (filesOf(`${path}.${why}-${number}`).length > 0) number++;
  return filesOf(path).map((file) => {
    const to = `${path}.${why}-${number}${file.slice(path.length)}`;
    renameSync(file, to);
    return to;
  });
}

// What statements answer that are written as text, without the query builder.
export const columnOf = (database: Libsql.Database, statement: string, column: string): unknown[] =>
  database
    .prepare(statement)
    .all()
    .map((row: unknown) => (isRecord(row) ? row[column] : undefined));

export function rowsIn(database: Libsql.Database, table: string): number {
  const [count] = columnOf(database, `SELECT count(*) AS count FROM ${table}`, "count");
  if (typeof count !== "number") throw new Error(`The rows of ${table} could not be counted`);
  return count;
}

export const isIntact = (database: Libsql.Database): boolean =>
  columnOf(database, "PRAGMA integrity_check", "integrity_check")[0] === "ok";
