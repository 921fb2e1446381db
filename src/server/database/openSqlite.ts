// A store in a SQLite file: detects when its files disappear, and restores them from what is still open.
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { sql } from "kysely";
import { flush } from "../../platform/flush";
import { reasonOf } from "../../platform/reasonOf";
import { DatabaseError, type Database, type OpenOptions } from "./database";
import { mergeCopies } from "./mergeCopies";
import { openSqliteFile, withoutWaiting, type SqliteFile } from "./openSqliteFile";
import {
  bytesOf,
  fileTrouble,
  freePath,
  marksOf,
  removeSideFiles,
  type FileMarks,
  type FileTrouble,
} from "./sqliteFiles";
import { columnOf } from "./rawRows";

/** A reader, such as a backup, can keep the WAL in use. */
const PURGE_TRIES = 10;
const PURGE_PAUSE_MS = 200;

interface Opened extends SqliteFile {
  marks: FileMarks;
  isClosed: boolean;
}

/** Before anybody uses the store, it takes over what its former files have. */
async function open(path: string, options: OpenOptions): Promise<Opened> {
  const file = await openSqliteFile(path, options);
  if (!options.asFound) await mergeCopies(file.connection, path, options.tell);
  return { ...file, marks: marksOf(path), isClosed: false };
}

async function close(opened: Opened): Promise<void> {
  opened.isClosed = true;
  await opened.db.destroy();
}

/** Writes everything still open to a new file, flushed to disk. */
function save({ connection }: Opened, path: string): void {
  connection.exec(`VACUUM INTO '${path.replaceAll("'", "''")}'`);
  chmodSync(path, 0o600);
  flush(path);
}

/**
 * Restores the open store at the path, then closes it; if that fails, it stays open and nothing is left behind. If
 * another database is there now, that one stays and ours is saved next to it. Returns where the leads are.
 */
async function putBack(path: string, opened: Opened, trouble: FileTrouble): Promise<string> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const copy = freePath(path, "saved");
  const isReplaced = trouble === "replaced";
  try {
    save(opened, copy);
    // The other database may have brought side files of its own.
    removeSideFiles(path, isReplaced ? opened.marks : undefined);
    // Always a new file: whoever still has the old one open must not mistake the new one's side files for its own.
    if (!isReplaced) renameSync(copy, path);
    flush(dirname(path));
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
  await close(opened);
  return isReplaced ? copy : path;
}

/**
 * Opens the SQLite file, creating it (mode 600) if missing, and brings its schema up to date.
 * @throws DatabaseError
 */
export async function openSqlite(relativePath: string, options: OpenOptions = {}): Promise<Database> {
  const path = resolve(relativePath);
  const tell = options.tell ?? (() => undefined);
  let opened = await open(path, options);
  let leadsAt = path;
  let repairing: Promise<void> | undefined;
  let isDone = false;

  /** After a repair whose file could not be opened. An empty store must never take the place of the leads. */
  function putCopyBack(): void {
    removeSideFiles(path);
    renameSync(leadsAt, path);
    leadsAt = path;
  }

  async function repair(trouble: FileTrouble): Promise<void> {
    tell("error", `the store's file has changed (${trouble}): leads are rejected until it is repaired`);
    if (trouble === "read-only folder") return;
    if (!opened.isClosed) leadsAt = await putBack(path, opened, trouble);
    else if (!existsSync(path)) putCopyBack();
    const isReplaced = leadsAt !== path;
    opened = await open(path, options);
    leadsAt = path;
    const told = isReplaced ? "the file now at this path is in use" : `its leads were written to ${path} again`;
    tell("warn", `the store is working again: ${told}`);
  }

  /** Closes the store. If its files have gone since the last commit, the leads are written to disk once more. */
  async function closeSafely(): Promise<void> {
    isDone = true;
    await repairing?.catch(() => undefined);
    if (opened.isClosed) return;
    const trouble = options.asFound ? undefined : fileTrouble(path, opened.marks);
    if (trouble === undefined || trouble === "read-only folder") return close(opened);
    try {
      leadsAt = await putBack(path, opened, trouble);
      tell("warn", `the store's file had changed (${trouble}): its leads were written to ${leadsAt}`);
    } catch (error) {
      tell("error", `the store's file had changed (${trouble}) and its leads could not be saved: ${reasonOf(error)}`);
      await close(opened);
    }
  }

  return {
    kind: "sqlite",
    place: path,
    skipsLocked: false,
    get db() {
      return opened.db;
    },
    commitLazily: (work) =>
      // Holds the only connection, so no other write runs at this level.
      opened.db.connection().execute(async (db) => {
        await sql`PRAGMA synchronous = NORMAL`.execute(db);
        try {
          return await db.transaction().execute(work);
        } finally {
          await sql`PRAGMA synchronous = FULL`.execute(db);
        }
      }),
    async verify() {
      if (isDone) throw new DatabaseError(`${path}: the store is closed`);
      const trouble = opened.isClosed ? "removed" : fileTrouble(path, opened.marks);
      if (trouble === undefined) return;
      repairing ??= repair(trouble).finally(() => (repairing = undefined));
      await repairing.catch((error: unknown) => tell("error", `the store could not be repaired: ${reasonOf(error)}`));
      throw new DatabaseError(`${path}: the store's file has changed (${trouble})`);
    },
    bytes: async () => bytesOf(path),
    async purge() {
      for (let tries = 0; tries < PURGE_TRIES; tries++) {
        if (tries > 0) await new Promise((resolve) => setTimeout(resolve, PURGE_PAUSE_MS));
        const { connection } = opened;
        const checkpoint = () => columnOf(connection, "PRAGMA wal_checkpoint(TRUNCATE)", "busy");
        if (withoutWaiting(connection, checkpoint)[0] === 0) return true;
      }
      return false;
    },
    close: closeSafely,
  };
}
