import type { Duty } from "../duty";
import type { Database, OpenOptions } from "./database";
import type { DatabaseSettings } from "./databaseSettings";
import { openPostgres } from "./openPostgres";
import { openSqlite } from "./openSqlite";
import { sql } from "kysely";
import { reasonOf } from "../../platform/reasonOf";
import { lockStore } from "./storeLock";

const CHECKPOINT_PAGES = 1000;

/**
 * Opens the SQLite file for a server, and keeps other servers from it.
 * @throws StoreInUse if another one has it, DatabaseError
 */
async function openServedSqlite(path: string, duty: Duty, options: OpenOptions): Promise<Database> {
  let isOnDuty = duty.isHeld;
  let unlock = isOnDuty ? await lockStore(path) : undefined;
  const database = await openSqlite(path, { ...options, checkpoints: () => isOnDuty }).catch((error: unknown) => {
    unlock?.();
    throw error;
  });
  const { close } = database;
  let isClosed = false;
  async function begin(): Promise<void> {
    unlock = await lockStore(path);
    if (isClosed) return unlock();
    isOnDuty = true;
    await sql`PRAGMA wal_autocheckpoint = ${sql.lit(CHECKPOINT_PAGES)}`.execute(database.db);
  }
  const report = (error: unknown) =>
    options.tell?.("error", `this server has no lock on its store: ${reasonOf(error)}`);
  if (!isOnDuty) void duty.begins.then(begin).catch(report);
  return Object.assign(database, {
    async close() {
      isClosed = true;
      await close();
      unlock?.();
    },
  });
}

export function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}, duty?: Duty): Promise<Database> {
  if (settings.kind === "postgres") return openPostgres(settings.url, options);
  return duty ? openServedSqlite(settings.path, duty, options) : openSqlite(settings.path, options);
}
