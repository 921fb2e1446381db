// Takes over what former files of the store have and this one lacks: when a file was put in its place, nothing that was
// acknowledged may stay behind, and nothing that was delivered may be sent again.
import { existsSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import type Libsql from "libsql";
import { flush } from "../../platform/flush";
import { lock } from "../../platform/lock";
import { reasonOf } from "../../platform/reasonOf";
import { DatabaseError, type Tell } from "./database";
import { openSqliteFile } from "./openSqliteFile";
import { freePath, removeSideFiles, savedCopies } from "./sqliteFiles";
import { columnOf, rowsIn, isIntact } from "./rawRows";

/** Processes that share the store may open it at the same time. */
const PATIENCE_MS = 30_000;

const columnsOf = (database: Libsql.Database, table: string): string =>
  columnOf(database, `PRAGMA table_info(${table})`, "name").join(", ");

/**
 * What only the former store has, or has in a later state. What it has delivered is later than any other state, whatever
 * the clocks said, but what has been erased here stays erased; jobs are compared on their own, because an attempt changes
 * nothing else.
 */
function takeOver(database: Libsql.Database): number {
  const [lead, job, action, server] = ["lead", "job", "staff_action", "server"].map((table) =>
    columnsOf(database, table),
  );
  database.exec(`
    CREATE TEMP TABLE taken AS SELECT theirs.id FROM former.lead theirs LEFT JOIN main.lead ours ON ours.id = theirs.id
      WHERE (ours.id IS NULL OR ours.redacted_at IS NULL
          AND (theirs.state = 'delivered', theirs.updated_at) > (ours.state = 'delivered', ours.updated_at))
        AND NOT EXISTS (SELECT 1 FROM main.lead other WHERE other.idempotency_key = theirs.idempotency_key
          AND other.id <> theirs.id AND other.state = 'delivered');
    CREATE TEMP TABLE taken_job AS SELECT theirs.about, theirs.destination, theirs.event FROM former.job theirs
      LEFT JOIN main.job ours USING (about, destination, event)
      WHERE ours.about IS NULL OR theirs.updated_at > ours.updated_at OR theirs.about IN (SELECT id FROM taken);
    INSERT OR REPLACE INTO main.lead (${lead}) SELECT ${lead} FROM former.lead WHERE id IN (SELECT id FROM taken);
    INSERT OR REPLACE INTO main.job (${job}) SELECT ${job} FROM former.job
      WHERE (about, destination, event) IN (SELECT about, destination, event FROM taken_job);
    INSERT OR IGNORE INTO main.staff_action (${action}) SELECT ${action} FROM former.staff_action;
    INSERT OR IGNORE INTO main.server (${server}) SELECT ${server} FROM former.server;`);
  const leads = rowsIn(database, "taken");
  database.exec("DROP TABLE taken; DROP TABLE taken_job");
  return leads;
}

/** Merges one copy, by ID, and then names it `merged`; how many leads were taken over, and where the copy is now. */
async function mergeCopy(
  database: Libsql.Database,
  storePath: string,
  copy: string,
): Promise<{ leads: number; at: string }> {
  // It may be older than this program.
  const former = await openSqliteFile(copy);
  const intact = isIntact(former.connection);
  await former.db.destroy();
  if (!intact) throw new DatabaseError("it is corrupt");
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
  const at = freePath(storePath, "merged");
  renameSync(copy, at);
  removeSideFiles(copy);
  flush(dirname(storePath));
  return { leads, at };
}

/**
 * Takes over the leads of all former files of a store that nobody uses yet. One that cannot be read is left for a person.
 * @param database the store's open connection
 */
export async function mergeCopies(
  database: Libsql.Database,
  path: string,
  tell: Tell = () => undefined,
): Promise<void> {
  if (savedCopies(path).length === 0) return;
  const unlock = await lock(`${path}.merging`, PATIENCE_MS);
  try {
    // Another process may just have merged them.
    for (const copy of savedCopies(path).filter(existsSync)) {
      try {
        const { leads, at } = await mergeCopy(database, path, copy);
        tell("error", `the store had been replaced: ${leads} leads of the former one, which is now ${at}, were added`);
      } catch (error) {
        tell("error", `the leads in ${copy} could not be added to the store: ${reasonOf(error)}`);
      }
    }
  } finally {
    unlock();
  }
}
