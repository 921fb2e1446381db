// A store in a SQLite file. It notices when its file is gone or another one stands in its place.
import { chmodSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { flush } from "../../platform/flush";
import { reasonOf } from "../../platform/reasonOf";
import { DatabaseError, type Database, type OpenOptions } from "./database";
import { openSqliteFile, withoutWaiting, type SqliteFile } from "./openSqliteFile";
import { bytesOf, fileProblem, freePath, marksOf, removeSideFiles, type FileProblem, columnOf } from "./sqliteFiles";

/** A reader, such as a backup, can keep the WAL in use. */
const PURGE_TRIES = 10;
const PURGE_PAUSE_MS = 200;

/** Writes everything still open to a new file, flushed to disk; returns where it is. */
function save({ connection }: SqliteFile, path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const copy = freePath(path, "saved");
  connection.exec(`VACUUM INTO '${copy.replaceAll("'", "''")}'`);
  chmodSync(copy, 0o600);
  flush(copy);
  flush(dirname(copy));
  return copy;
}

export async function openSqlite(relativePath: string, options: OpenOptions = {}): Promise<Database> {
  const path = resolve(relativePath);
  const tell = options.tell ?? (() => undefined);
  const opened = await openSqliteFile(path, options);
  const marks = marksOf(path);
  let isClosed = false;
  let copy: string | undefined;

  /** What the file here does not have any more is kept, once; a folder that cannot be written to may become so again. */
  function keep(trouble: FileProblem): void {
    if (copy !== undefined || trouble === "read-only folder") return;
    try {
      copy = save(opened, path);
      // The other database may have brought side files of its own.
      if (trouble === "removed" || trouble === "replaced") removeSideFiles(path, marks);
      tell(
        "error",
        `the store's file has changed (${trouble}): no lead is taken any more; those there were are in ${copy}`,
      );
    } catch (error) {
      tell("error", `the store's file has changed (${trouble}), and its leads could not be saved: ${reasonOf(error)}`);
    }
  }

  function look(): FileProblem | undefined {
    const trouble = fileProblem(path, marks);
    if (trouble !== undefined) keep(trouble);
    return trouble;
  }

  return {
    kind: "sqlite",
    place: path,
    isShared: false,
    db: opened.db,
    async verify() {
      if (isClosed) throw new DatabaseError(`${path}: the store is closed`);
      const trouble = look();
      if (trouble !== undefined) throw new DatabaseError(`${path}: the store's file has changed (${trouble})`);
    },
    bytes: async () => bytesOf(path),
    keepsErased: "",
    async purge() {
      const { connection } = opened;
      for (let tries = 0; tries < PURGE_TRIES; tries++) {
        if (tries > 0) await new Promise((resolve) => setTimeout(resolve, PURGE_PAUSE_MS));
        const checkpoint = () => columnOf(connection, "PRAGMA wal_checkpoint(TRUNCATE)", "busy");
        if (withoutWaiting(connection, checkpoint)[0] === 0) return true;
      }
      return false;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      if (!options.asFound) look();
      await opened.db.destroy();
    },
  };
}
