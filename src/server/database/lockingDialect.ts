// Takes SQLite's write lock before a write begins. `libsql` never resets a statement that failed because another process
// held the lock: as a write in progress, it would keep the following transactions from committing.
import { SqliteDialect, SqliteDriver, type Driver } from "kysely";
import type Libsql from "libsql";

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

export class LockingDialect extends SqliteDialect {
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
