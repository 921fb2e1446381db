// A store in a SQLite file. It notices when its file is gone or another one stands in its place.
import { resolve } from "node:path";
import { DatabaseError, type Database, type OpenOptions } from "./database";
import { openSqliteFile, withoutWaiting } from "./openSqliteFile";
import {
  bytesOf,
  fileProblem,
  checkpoint,
  type FileProblem,
  leaveOneFile,
  marksOf,
  removeSideFiles,
} from "./sqliteFiles";

/** A reader, such as a backup, can keep the WAL in use. */
const PURGE_TRIES = 10;
const PURGE_PAUSE_MS = 200;

export async function openSqlite(relativePath: string, options: OpenOptions = {}): Promise<Database> {
  const path = resolve(relativePath);
  const opened = await openSqliteFile(path, options);
  const marks = marksOf(path);
  let isClosed = false;
  let told: FileProblem | undefined;

  function look(): FileProblem | undefined {
    const trouble = fileProblem(path, marks);
    // The other database may have brought side files of its own.
    if (trouble === "removed" || trouble === "replaced") removeSideFiles(path, marks);
    if (trouble !== undefined && trouble !== told)
      options.tell?.("error", `the store's file has changed (${trouble}): no lead is taken any more`);
    told = trouble;
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
        if (withoutWaiting(connection, () => checkpoint(connection))) return true;
      }
      return false;
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      const { connection, db } = opened;
      // Beside others, only the server makes checkpoints (openSqliteFile.ts).
      if (look() === undefined && !withoutWaiting(connection, () => leaveOneFile(connection)) && !options.asFound)
        checkpoint(connection);
      await db.destroy();
    },
  };
}
