// Compares what is at the store's path with what this process has open: files removed or replaced under a running server
// still accept its writes, which nobody would ever see again.
import { accessSync, constants, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type Libsql from "libsql";
import { isGroup } from "../../content/isGroup";

export const SIDE_FILES = ["-wal", "-shm"] as const;

export interface FileMarks {
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
  ["", ...SIDE_FILES].reduce(
    (sum, ending) => sum + (statSync(`${path}${ending}`, { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

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

/**
 * Removes side files whose database is gone: another database would take them for its own.
 * @param only the files to remove; by default, whatever is there
 */
export function removeSideFiles(path: string, only?: FileMarks): void {
  for (const [at, ending] of SIDE_FILES.entries()) {
    const file = `${path}${ending}`;
    if (!only || markOf(file) === only.side[at]) rmSync(file, { force: true });
  }
}

/**
 * An unused path for a copy, next to the store: `saved` by a server whose file was gone; `replaced` by staff, who wanted
 * another one; `moved` once its leads are in another store.
 */
export function freePath(path: string, kind: "saved" | "replaced" | "moved"): string {
  for (let number = 1; ; number++) {
    const free = `${path}.${kind}-${number}`;
    if (!existsSync(free)) return free;
  }
}

/** The copies next to the store that a server left whose file was gone. */
export function savedCopies(path: string): string[] {
  const folder = dirname(path);
  if (!existsSync(folder)) return [];
  const isSaved = (name: string) => name.startsWith(`${basename(path)}.saved-`) && /\d$/.test(name);
  return readdirSync(folder)
    .filter(isSaved)
    .map((name) => join(folder, name));
}

// What statements answer that are written as text, without the query builder.
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
