// Puts a copy of the store back. What was there stays next to it.
import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { flush } from "../../../platform/flush";
import { freePath, SIDE_FILES } from "../../database/sqliteFiles";
import { lockStore } from "../../database/storeLock";
import { backUp, contentsOf } from "./backUp";

export interface Restored {
  leads: number;
  /** When the newest of them was accepted, in milliseconds since 1970. */
  newestMs: number | undefined;
  /** Where the former store is now; undefined if there was none. */
  savedAt: string | undefined;
}

/**
 * Replaces the SQLite store by a copy made by `backUp`, which stays as it is.
 * @throws StoreInUse while a server has the store; DatabaseError if the copy cannot be used. The store is then unchanged.
 */
export async function restore(storePath: string, file: string): Promise<Restored> {
  const store = resolve(storePath);
  const unlock = await lockStore(store, 0);
  const unfinished = `${store}.restoring`;
  try {
    rmSync(unfinished, { force: true });
    await backUp(resolve(file), unfinished);
    const savedAt = existsSync(store) ? freePath(store) : undefined;
    for (const ending of [...SIDE_FILES, ""]) {
      // Side files belong to the store that goes: the copy would take them for its own.
      if (savedAt === undefined) rmSync(`${store}${ending}`, { force: true });
      else if (existsSync(`${store}${ending}`)) renameSync(`${store}${ending}`, `${savedAt}${ending}`);
    }
    renameSync(unfinished, store);
    flush(dirname(store));
    return { ...contentsOf(store), savedAt };
  } finally {
    unlock();
  }
}
