import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Libsql from "libsql";
import { errorCode } from "./errorCode";

const RETRY_MS = 100;

/** Another process has the lock. */
export class Locked extends Error {}

/** @throws if another process has the lock */
function tryToLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Nobody else needs to know when this server began.
  closeSync(openSync(file, "a", 0o600));
  // An empty database, never written to, whose lock SQLite takes from the system.
  const database = new Libsql(file, { timeout: 0 });
  try {
    database.exec("BEGIN EXCLUSIVE");
    return () => void database.close();
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Locks a file that is there for nothing else. The system unlocks it when the process ends, however it does.
 * @returns unlocks it; as long as the lock is wanted, keep it
 * @throws Locked if another process still has it after `patienceMs`
 */
export async function lock(file: string, patienceMs: number): Promise<() => void> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    try {
      return tryToLock(file);
    } catch (error) {
      if (errorCode(error) !== "SQLITE_BUSY") throw error;
      if (performance.now() >= untilMs) throw new Locked(`${file} is locked`);
      await sleep(RETRY_MS);
    }
  }
}
