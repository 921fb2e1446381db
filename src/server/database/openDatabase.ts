import type { Database, OpenOptions } from "./database";
import type { DatabaseSettings } from "./databaseSettings";
import { openPostgres } from "./openPostgres";
import { openSqlite } from "./openSqlite";

/** Opens the configured store, ready for use. */
export function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}): Promise<Database> {
  return settings.kind === "sqlite" ? openSqlite(settings.path, options) : openPostgres(settings.url, options);
}
