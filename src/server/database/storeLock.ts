import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Libsql from "libsql";
import { reasonOf } from "../../platform/reasonOf";
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
 * @throws StoreInUse; DatabaseError if its folder cannot be used
 */
export async function lockStore(path: string, patienceMs = PATIENCE_MS): Promise<() => void> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    try {
      return tryToLock(path);
    } catch (error) {
      if ((error as { code?: string }).code !== "SQLITE_BUSY")
        throw new DatabaseError(`${path} cannot be opened as the lead store: ${reasonOf(error)}`);
      if (performance.now() >= untilMs) throw new StoreInUse(path);
      await sleep(RETRY_MS);
    }
  }
}

/** @throws if another process has the lock */
function tryToLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // An empty database, never written to, whose lock SQLite takes from the system.
  const database = new Libsql(`${path}.lock`, { timeout: 0 });
  try {
    database.exec("BEGIN EXCLUSIVE");
    return () => void database.close();
  } catch (error) {
    database.close();
    throw error;
  }
}
