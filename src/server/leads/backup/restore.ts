// Puts a copy of the store back. What it says is to be done may have been done since.
import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Kysely } from "kysely";
import { flush } from "../../../platform/flush";
import { reasonOf } from "../../../platform/reasonOf";
import { DatabaseError, type Tables } from "../../database/database";
import { openSqlite } from "../../database/openSqlite";
import { CRM, RESTORED } from "../../database/rows";
import { OtherSchema } from "../../database/schema";
import { filesOf, setAside } from "../../database/sqliteFiles";
import { lockStore } from "../../database/storeLock";
import { newJob } from "../store/enqueue";
import { LOOKUP_PAUSE_MS } from "../store/leadRows";
import { backUp, contentsOf } from "./backUp";

const WAITING = ["scheduled", "running"] as const;

export interface Unsure {
  /** Requests that the CRM is asked about before they are sent. */
  forCrm: number;
  /** Notifications that go out when a person says so. */
  told: readonly { about: string; destination: string }[];
  /** Requests that a person may have decided about since: the CRM is asked about them first, too. */
  undecided: readonly string[];
}

/** Whoever decides again about a request that was sent since must not send it twice. */
async function askFirst(db: Kysely<Tables>, nowMs: number): Promise<string[]> {
  const open = await db
    .selectFrom("lead")
    .select("id")
    .where("state", "in", ["held", "attention", "stored"])
    .where("redacted_at", "is", null)
    .orderBy("id")
    .execute();
  for (const { id } of open)
    await db
      .insertInto("job")
      .values({ ...newJob(id, CRM, "lead", nowMs), state: "cancelled", run_at: null, maybe_delivered: 1 })
      .onConflict((conflict) => conflict.columns(["about", "destination", "event"]).doUpdateSet({ maybe_delivered: 1 }))
      .execute();
  return open.map(({ id }) => id);
}

/** Does nothing again blindly: the CRM is asked first, and a person decides about what cannot be asked. */
async function makeUnsure(db: Kysely<Tables>, nowMs: number): Promise<Unsure> {
  const change = { lease_by: null, message_id: null, maybe_delivered: 1, updated_at: nowMs };
  const { numUpdatedRows } = await db
    .updateTable("job")
    .set({ ...change, state: "scheduled", run_at: nowMs + LOOKUP_PAUSE_MS })
    .where("destination", "=", CRM)
    .where("state", "in", WAITING)
    .executeTakeFirst();
  // Of yesterday: there will be another one.
  await db
    .updateTable("job")
    .set({ ...change, state: "cancelled", run_at: null })
    .where("event", "=", "digest")
    .where("state", "in", WAITING)
    .execute();
  const told = await db
    .updateTable("job")
    .set({ ...change, state: "discarded", run_at: null, last_code: RESTORED, last_message: null })
    .where("state", "in", WAITING)
    .where("destination", "!=", CRM)
    .returning(["about", "destination"])
    .execute();
  return { forCrm: Number(numUpdatedRows), told, undecided: await askFirst(db, nowMs) };
}

const refusal = (file: string, reason: string) =>
  new DatabaseError(`${file} cannot be restored: ${reason}. The store is as it was.`);

/** @throws DatabaseError that says what is wrong with the file */
async function prepare(file: string, unfinished: string): Promise<Unsure> {
  try {
    contentsOf(file);
  } catch (error) {
    throw refusal(file, `it is no whole copy of a lead store (${reasonOf(error)})`);
  }
  await backUp(file, unfinished);
  const database = await openSqlite(unfinished, { asFound: true, upgrades: true }).catch((error: unknown) => {
    const isOther = error instanceof OtherSchema;
    throw refusal(file, isOther ? "another version made it: use that version" : "it is no lead store of this site");
  });
  try {
    return await database.db.transaction().execute((db) => makeUnsure(db, Date.now()));
  } finally {
    await database.close();
  }
}

const remove = (path: string) => filesOf(path).forEach((file) => rmSync(file));

/**
 * Replaces the SQLite store by a copy made by `backUp`, which stays as it is.
 * @returns in `replaced`, the files of the former store, and what may have been done since the copy was made
 * @throws StoreInUse while a server has the store; DatabaseError if the copy cannot be used. The store is then unchanged.
 */
export async function restore(storePath: string, file: string) {
  const store = resolve(storePath);
  const unlock = await lockStore(store, 0);
  const unfinished = `${store}.restoring`;
  try {
    remove(unfinished);
    const unsure = await prepare(resolve(file), unfinished);
    const [whole, ...more] = filesOf(unfinished);
    if (whole !== unfinished || more.length > 0) throw new DatabaseError(`${unfinished} is not one file.`);
    const replaced = existsSync(store) ? setAside(store, "replaced") : [];
    // Of a database that was gone: the copy would take them for its own.
    remove(store);
    renameSync(unfinished, store);
    flush(dirname(store));
    return { ...contentsOf(store), ...unsure, replaced };
  } finally {
    remove(unfinished);
    unlock();
  }
}
