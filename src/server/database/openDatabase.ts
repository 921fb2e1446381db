import { lockStore } from "./storeLock";
import type { Database, OpenOptions } from "./database";
import { openPostgres } from "./openPostgres";
import { openSqlite } from "./openSqlite";
import { valueOf } from "../config/variables";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** Opens the store for a staff tool, beside the server or without one. */
export const openDatabase = (settings: DatabaseSettings, options: OpenOptions = {}): Promise<Database> =>
  settings.kind === "postgres" ? openPostgres(settings.url, options) : openSqlite(settings.path, options);

/**
 * Opens the store for a server, and keeps other servers from a SQLite file.
 * @throws StoreInUse if another one has it, DatabaseError
 */
export async function openServed(settings: DatabaseSettings, options: OpenOptions): Promise<Database> {
  if (settings.kind === "postgres") return openPostgres(settings.url, options);
  const unlock = await lockStore(settings.path);
  const database = await openSqlite(settings.path, options).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const { close } = database;
  return Object.assign(database, {
    async close() {
      await close();
      unlock();
    },
  });
}

// The default location of the store: outside the checkout, which people delete, clean, and redeploy.
const NAME = join("flipx-site", "leads.db");

/** The default store's path, per the XDG Base Directory Specification. */
export function defaultStorePath(env: NodeJS.ProcessEnv): string {
  const dataHome = valueOf(env, "XDG_DATA_HOME");
  const folder = isAbsolute(dataHome) ? dataHome : join(valueOf(env, "HOME") || homedir(), ".local", "share");
  return join(folder, NAME);
}

export type DatabaseSettings = { kind: "sqlite"; path: string } | { kind: "postgres"; url: string };

/** The path in a `file:` URL, absolute or relative to the working directory; undefined for any other URL. */
function sqlitePath(url: string): string | undefined {
  const path = /^file:(?:\/\/(?=\/))?(.+)$/.exec(url)?.[1];
  return path === undefined || path.endsWith("/") || path.includes("?") ? undefined : path;
}

const isPostgres = (url: string) => /^postgres(ql)?:\/\/[^/]+/.test(url) && URL.canParse(url);

/**
 * Reads `LEADS_DATABASE_URL`: where leads and everything else the server keeps are stored.
 * @param problems receives a line if the URL is invalid
 */
export function readDatabaseSettings(env: NodeJS.ProcessEnv, problems: string[]): DatabaseSettings {
  const url = valueOf(env, "LEADS_DATABASE_URL");
  if (url === "") return { kind: "sqlite", path: defaultStorePath(env) };
  const path = sqlitePath(url);
  if (path !== undefined) return { kind: "sqlite", path };
  if (isPostgres(url)) return { kind: "postgres", url };
  problems.push(
    "LEADS_DATABASE_URL must be file:PATH (such as file:/srv/data/leads.db) or postgres://USER:PASSWORD@HOST/NAME",
  );
  return { kind: "sqlite", path: "" };
}
