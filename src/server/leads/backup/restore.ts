// Puts a copy of the store back. What was there stays next to it.
import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { flush } from "../../../platform/flush";
import { freePath, removeSideFiles, savedCopies, SIDE_FILES } from "../../database/sqliteFiles";
import { lockStore } from "../../database/storeLock";
import { backUp, contentsOf } from "./backUp";

export function setAside(path: string, store: string, why: "replaced" | "moved" = "replaced"): string {
  const to = freePath(store, why);
  for (const ending of [...SIDE_FILES, ""])
    if (existsSync(`${path}${ending}`)) renameSync(`${path}${ending}`, `${to}${ending}`);
  return to;
}

/**
 * Replaces the SQLite store by a copy made by `backUp`, which stays as it is.
 * @returns in `replaced`, where the former store is now, and the copies of it that a server left
 * @throws StoreInUse while a server has the store; DatabaseError if the copy cannot be used. The store is then unchanged.
 */
export async function restore(storePath: string, file: string) {
  const store = resolve(storePath);
  const unlock = await lockStore(store, 0);
  const unfinished = `${store}.restoring`;
  try {
    rmSync(unfinished, { force: true });
    await backUp(resolve(file), unfinished);
    // Side files belong to the store that goes: the copy would take them for its own.
    const replaced = [...(existsSync(store) ? [store] : []), ...savedCopies(store)].map((path) =>
      setAside(path, store),
    );
    removeSideFiles(store);
    renameSync(unfinished, store);
    flush(dirname(store));
    return { ...contentsOf(store), replaced };
  } finally {
    unlock();
  }
}
