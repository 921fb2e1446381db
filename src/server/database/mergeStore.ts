// Takes over what a former store has and this one lacks: when a file was put in its place, nothing acknowledged may stay
// behind.
import { renameSync } from "node:fs";
import { dirname } from "node:path";
import type Libsql from "libsql";
import { openSqliteFile } from "./openSqliteFile";
import { flush } from "../../platform/flush";
import { freePath, removeSideFiles } from "./sqliteFiles";

const columnsOf = (database: Libsql.Database, table: string): string =>
  (database.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => name).join(", ");

/** Leads that only the former store has, or has in a later state, with their jobs. */
function takeOver(database: Libsql.Database): number {
  const [lead, job, action] = ["lead", "job", "staff_action"].map((table) => columnsOf(database, table));
  database.exec(`
    CREATE TEMP TABLE taken AS SELECT theirs.id FROM former.lead theirs LEFT JOIN main.lead ours ON ours.id = theirs.id
      WHERE ours.id IS NULL OR theirs.updated_at > ours.updated_at;
    DELETE FROM main.lead WHERE id IN (SELECT id FROM taken);
    DELETE FROM main.job WHERE about IN (SELECT id FROM taken);
    INSERT OR IGNORE INTO main.lead (${lead}) SELECT ${lead} FROM former.lead WHERE id IN (SELECT id FROM taken);
    INSERT OR IGNORE INTO main.job (${job}) SELECT ${job} FROM former.job
      WHERE about IN (SELECT id FROM taken) AND about IN (SELECT id FROM main.lead);
    INSERT OR IGNORE INTO main.staff_action (${action}) SELECT ${action} FROM former.staff_action;`);
  const [row] = database.prepare("SELECT count(*) AS leads FROM taken").all() as { leads: number }[];
  database.exec("DROP TABLE taken");
  return row?.leads ?? 0;
}

/**
 * Merges a copy that a repair has saved into the open store, by ID, and then names it `merged`.
 * @returns how many leads were taken over, and where the copy is now
 */
export async function mergeStore(
  database: Libsql.Database,
  storePath: string,
  copy: string,
): Promise<{ leads: number; copy: string }> {
  // It may be older than this program.
  await (await openSqliteFile(copy)).db.destroy();
  database.exec(`ATTACH '${copy.replaceAll("'", "''")}' AS former`);
  let leads: number;
  try {
    database.exec("BEGIN IMMEDIATE");
    leads = takeOver(database);
    database.exec("COMMIT");
  } finally {
    if (database.inTransaction) database.exec("ROLLBACK");
    database.exec("DETACH former");
  }
  const merged = freePath(storePath, "merged");
  renameSync(copy, merged);
  removeSideFiles(copy);
  flush(dirname(storePath));
  return { leads, copy: merged };
}
