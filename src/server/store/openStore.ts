import type { DatabaseSettings } from "./databaseSettings";
import type { Database } from "./database";
import { openPostgres } from "./openPostgres";
import { openSqlite } from "./openSqlite";

/** Opens the store that the settings name, ready for use. */
export function openStore(settings: DatabaseSettings, onLost: (error: Error) => void): Promise<Database> {
  return settings.kind === "sqlite" ? openSqlite(settings.path) : openPostgres(settings.url, onLost);
}
