import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, SqliteDialect, SqliteDriver, type Driver } from "kysely";
import Libsql from "libsql";
import { reasonOf } from "../../platform/reasonOf";
import { DatabaseError, type OpenOptions, type Tables } from "./database";
import { isUsable, OtherSchema, prepareSchema } from "./schema";
import { errorCode } from "../../platform/errorCode";
import { columnOf } from "./sqliteFiles";

// Takes SQLite's write lock before a write begins. `libsql` never resets a statement that failed because another process
// held the lock: as a write in progress, it would keep the following transactions from committing.
const WRITES = /^\s*(insert|update|delete)\b/i;

function locked<T>(database: Libsql.Database, sql: string, run: () => T): T {
  if (database.inTransaction || !WRITES.test(sql)) return run();
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = run();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.inTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

class LockingDialect extends SqliteDialect {
  constructor(private readonly connection: Libsql.Database) {
    super({ database: connection });
  }

  override createDriver(): Driver {
    const { connection } = this;
    const database = {
      close: () => void connection.close(),
      prepare(sql: string) {
        const statement = connection.prepare(sql);
        return {
          reader: statement.reader,
          all: (parameters: readonly unknown[]) => locked(connection, sql, () => statement.all(parameters)),
          run: (parameters: readonly unknown[]) => locked(connection, sql, () => statement.run(parameters)),
          iterate: (parameters: readonly unknown[]) => statement.iterate(parameters) as IterableIterator<unknown>,
        };
      },
    };
    return new (class extends SqliteDriver {
      override async beginTransaction(): Promise<void> {
        connection.exec("BEGIN IMMEDIATE");
      }
    })({ database });
  }
}

// In milliseconds. Waiting blocks the whole process, so it is short; apart from the server, only staff tools write.
const BUSY_TIMEOUT_MS = 2000;
const LOCK_RETRY_MS = 50;
const LOCK_RETRIES = 200;
const SYNCHRONOUS_FULL = 2;

const pragma = (database: Libsql.Database, name: string): unknown => columnOf(database, `PRAGMA ${name}`, name)[0];

/** Before anything is written: another version's store stays as it is. */
function assertSchema(database: Libsql.Database, options: OpenOptions): void {
  let version: unknown;
  try {
    [version] = columnOf(database, "SELECT value FROM lead_shared WHERE key = 'schema'", "value");
  } catch {
    return;
  }
  if (version === undefined || isUsable(String(version), options)) return;
  database.close();
  throw new OtherSchema(String(version));
}

function connect(path: string, options: OpenOptions): Libsql.Database {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  // SQLite gives its side files the database's mode, so it must be right before the first write.
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
  const database = new Libsql(path, { timeout: BUSY_TIMEOUT_MS });
  assertSchema(database, options);
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = FULL");
  // Up to version 3.51.2, SQLite may corrupt a file when one connection commits while another repeats a checkpoint: only
  // one server makes checkpoints.
  database.exec(`PRAGMA wal_autocheckpoint = ${options.asFound ? 0 : 1000}`);
  // Deleted personal data must not linger in free pages.
  database.exec("PRAGMA secure_delete = ON");
  // With anything less, a power failure can undo an acknowledged lead.
  if (pragma(database, "journal_mode") !== "wal" || pragma(database, "synchronous") !== SYNCHRONOUS_FULL) {
    database.close();
    throw new DatabaseError(
      `${path}: SQLite rejects journal_mode=WAL with synchronous=FULL; put the file on a local disk`,
    );
  }
  return database;
}

/** Runs one statement and fails at once on a lock. Whoever expects a long one waits without blocking, and tries again. */
export function withoutWaiting<T>(database: Libsql.Database, run: () => T): T {
  database.exec("PRAGMA busy_timeout = 0");
  try {
    return run();
  } finally {
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  }
}

/** Takes the write lock, so that another process starting at the same moment waits until the schema is there. */
async function lock(database: Libsql.Database): Promise<void> {
  for (let retries = 0; ; retries++) {
    try {
      withoutWaiting(database, () => database.exec("BEGIN IMMEDIATE"));
      return;
    } catch (error) {
      if (retries === LOCK_RETRIES || errorCode(error) !== "SQLITE_BUSY") throw error;
      await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS));
    }
  }
}

interface SqliteFile {
  connection: Libsql.Database;
  db: Kysely<Tables>;
}

/**
 * Opens the SQLite file, creating it (mode 600) with the schema if missing.
 * @param options with `asFound`, creates nothing
 * @throws DatabaseError
 */
export async function openSqliteFile(path: string, options: OpenOptions = {}): Promise<SqliteFile> {
  const { asFound = false, upgrades = !asFound } = options;
  if (asFound && !existsSync(path))
    throw new DatabaseError(
      `There is no lead store at ${path}. The server prints where it keeps leads when it starts: set LEADS_DATABASE_URL=file:PATH to that.`,
    );
  try {
    const connection = connect(path, options);
    const db = new Kysely<Tables>({ dialect: new LockingDialect(connection) });
    try {
      if (upgrades) await lock(connection);
      await prepareSchema(db, options);
      if (upgrades) connection.exec("COMMIT");
    } catch (error) {
      if (connection.inTransaction) connection.exec("ROLLBACK");
      await db.destroy();
      throw error;
    }
    return { connection, db };
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`${path} cannot be opened as the lead store: ${reasonOf(error)}`);
  }
}
