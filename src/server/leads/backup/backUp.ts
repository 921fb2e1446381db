// Copies the live store without external tools: complete, verified, and free of erased data.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import Libsql from "libsql";
import { DatabaseError } from "../../database/database";
import { flush } from "../../../platform/flush";
import { errorCode } from "../../../platform/errorCode";
import { reasonOf } from "../../../platform/reasonOf";
import { columnOf, isIntact, rowsIn } from "../../database/sqliteFiles";

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
