// A copy of the store while it is at work, without another program: whole, checked, and with nothing in it that was erased.
import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import Libsql from "libsql";
import { DatabaseError } from "../../database/database";

// SQLite works in the thread that calls it: a large store must not keep visitors waiting. Plain JavaScript, because
// threads do not know how the server itself was compiled.
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

/** How many leads a copy holds. Throws when it is broken. */
function countIn(path: string): number {
  const database = new Libsql(path, { readonly: true });
  try {
    const [check] = database.prepare("PRAGMA integrity_check").all() as { integrity_check: string }[];
    if (check?.integrity_check !== "ok") throw new DatabaseError(`${path}: the copy is broken`);
    const [row] = database.prepare("SELECT count(*) AS leads FROM lead").all() as { leads: number }[];
    return row?.leads ?? 0;
  } finally {
    database.close();
  }
}

function flush(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/**
 * Copies the SQLite store at `storePath`, at work or not, into a new file that only its owner may read. Until it is whole
 * and checked the file has another name.
 * @returns how many leads the copy holds
 * @throws DatabaseError when the file is there already, or cannot be written
 */
export async function backUp(storePath: string, file: string): Promise<number> {
  const to = resolve(file);
  if (existsSync(to)) throw new DatabaseError(`${to} is there already: name a new file`);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    // The mode is right before the first byte is there.
    closeSync(openSync(unfinished, "w", 0o600));
    await copy(storePath, unfinished);
    chmodSync(unfinished, 0o600);
    const leads = countIn(unfinished);
    flush(unfinished);
    renameSync(unfinished, to);
    flush(dirname(to));
    return leads;
  } catch (error) {
    rmSync(unfinished, { force: true });
    if (error instanceof DatabaseError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new DatabaseError(`The store cannot be copied to ${to}: ${code ?? message}`);
  }
}
