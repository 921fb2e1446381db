import type { Duty } from "../duty";
import type { Database, OpenOptions } from "./database";
import type { DatabaseSettings } from "./databaseSettings";
import { openPostgres } from "./openPostgres";
import { openServedSqlite } from "./openServedSqlite";
import { openSqlite } from "./openSqlite";

export function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}, duty?: Duty): Promise<Database> {
  if (settings.kind === "postgres") return openPostgres(settings.url, options);
  return duty ? openServedSqlite(settings.path, duty, options) : openSqlite(settings.path, options);
}
