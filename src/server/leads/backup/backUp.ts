// Copies the live store without external tools: complete, verified, and free of erased data.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, readdirSync } from "node:fs";
import { dirname, resolve, basename, join } from "node:path";
import { Worker } from "node:worker_threads";
import Libsql from "libsql";
import { DatabaseError } from "../../database/database";
import { flush } from "../../../platform/flush";
import { errorCode } from "../../../platform/errorCode";
import { reasonOf } from "../../../platform/reasonOf";
import {
  columnOf,
  rowsIn,
  isIntact,
  freePath,
  removeSideFiles,
  savedCopies,
  SIDE_FILES,
} from "../../database/sqliteFiles";
import { lockStore } from "../../database/storeLock";

// SQLite blocks the calling thread: copying a large store must not keep visitors waiting. Plain JavaScript, because
// worker threads do not know how the server was compiled.
const COPY = `
const { workerData } = require("node:worker_threads");
const Libsql = require(workerData.libsql);
const database = new Libsql(workerData.from, { timeout: 10000 });
database.exec("VACUUM INTO '" + workerData.to.replaceAll("'", "''") + "'");
database.close();
`;

function copy(from: string, to: string): Promise<void> {
  return new Promise((done, fail) => {
    const workerData = { from, to, libsql: require.resolve("libsql") };
    const worker = new Worker(COPY, { eval: true, execArgv: [], workerData });
    worker.once("error", fail);
    worker.once("exit", () => done());
  });
}

export function contentsOf(path: string): { leads: number; newestMs: number | undefined } {
  const database = new Libsql(path, { readonly: true });
  try {
    if (!isIntact(database)) throw new DatabaseError(`${path}: the copy is corrupt`);
    const [newest] = columnOf(database, "SELECT max(created_at) AS newest FROM lead", "newest");
    return { leads: rowsIn(database, "lead"), newestMs: typeof newest === "number" ? newest : undefined };
  } finally {
    database.close();
  }
}

/**
 * Copies the SQLite store at `storePath`, in use or not, into a new file readable only by its owner. The file gets its
 * final name only once it is complete and verified.
 * @returns how many leads the copy holds
 * @throws DatabaseError when the file already exists or cannot be written
 */
export async function backUp(storePath: string, file: string): Promise<number> {
  const to = resolve(file);
  if (existsSync(to)) throw new DatabaseError(`${to} already exists: name a new file`);
  // SQLite would create one.
  if (!existsSync(storePath)) throw new DatabaseError(`There is no lead store at ${storePath}`);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    // Set the mode before the first byte is written.
    closeSync(openSync(unfinished, "w", 0o600));
    await copy(storePath, unfinished);
    chmodSync(unfinished, 0o600);
    const { leads } = contentsOf(unfinished);
    flush(unfinished);
    renameSync(unfinished, to);
    flush(dirname(to));
    return leads;
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The store cannot be copied to ${to}: ${errorCode(error) ?? reasonOf(error)}`);
  }
}

// Puts a copy of the store back. What was there stays next to it.
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

/** Copies by the daily backup, by a server whose file was gone, or before a restore, finished or not. */
const OWN_COPY = /^(\.(?:saved|replaced)-\d+|leads-\d{4}-\d\d-\d\d\.db)(\.unfinished)?$/;

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * The copies of the SQLite store that the server made and that still exist; files that staff copied elsewhere are not
 * among them.
 * @param backupFolder where it is backed up daily
 */
export function copiesOf(storePath: string, backupFolder?: string): string[] {
  const path = resolve(storePath);
  const beside = filesIn(dirname(path))
    .filter((name) => name.startsWith(basename(path)) && OWN_COPY.test(name.slice(basename(path).length)))
    .map((name) => join(dirname(path), name));
  if (backupFolder === undefined) return beside;
  const folder = resolve(backupFolder);
  return [
    ...beside,
    ...filesIn(folder)
      .filter((name) => OWN_COPY.test(name))
      .map((name) => join(folder, name)),
  ].sort();
}
