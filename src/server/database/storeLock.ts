import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Libsql from "libsql";
import { DatabaseError } from "./database";

/** Another server uses the store. */
export class StoreInUse extends DatabaseError {
  constructor(path: string) {
    super(
      `Another server, or a command that restores the store, uses ${path}: stop it, or give this one a store of its own (LEADS_DATABASE_URL). Several servers share a PostgreSQL store.`,
    );
  }
}

const RETRY_MS = 100;

/** A server that is being replaced may take this long to end. */
const PATIENCE_MS = 5000;

/**
 * Takes the store for this server. The system frees it when the process ends, however it does.
 * @returns frees it
 * @throws StoreInUse
 */
export async function lockStore(path: string, patienceMs = PATIENCE_MS): Promise<() => void> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // An empty database, never written to, whose lock SQLite takes from the system.
  const database = new Libsql(`${path}.lock`, { timeout: 0 });
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    try {
      database.exec("BEGIN EXCLUSIVE");
      return () => void database.close();
    } catch (error) {
      const isBusy = (error as { code?: string }).code === "SQLITE_BUSY";
      if (isBusy && performance.now() < untilMs) {
        await sleep(RETRY_MS);
        continue;
      }
      database.close();
      throw isBusy ? new StoreInUse(path) : error;
    }
  }
}
