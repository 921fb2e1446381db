import { type Duty, lockStore } from "./storeLock";
import type { Database, OpenOptions } from "./database";
import { openPostgres } from "./openPostgres";
import { openSqlite } from "./openSqlite";
import { sql } from "kysely";
import { reasonOf } from "../../platform/reasonOf";
import { valueOf } from "../config/variables";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

const CHECKPOINT_PAGES = 1000;

/**
 * Opens the SQLite file for a server, and keeps other servers from it.
 * @throws StoreInUse if another one has it, DatabaseError
 */
async function openServedSqlite(path: string, duty: Duty, options: OpenOptions): Promise<Database> {
  let isOnDuty = duty.isHeld;
  let unlock = isOnDuty ? await lockStore(path) : undefined;
  const database = await openSqlite(path, { ...options, checkpoints: () => isOnDuty }).catch((error: unknown) => {
    unlock?.();
    throw error;
  });
  const { close } = database;
  let isClosed = false;
  async function begin(): Promise<void> {
    unlock = await lockStore(path);
    if (isClosed) return unlock();
    isOnDuty = true;
    await sql`PRAGMA wal_autocheckpoint = ${sql.lit(CHECKPOINT_PAGES)}`.execute(database.db);
  }
  const report = (error: unknown) =>
    options.tell?.("error", `this server has no lock on its store: ${reasonOf(error)}`);
  if (!isOnDuty) void duty.begins.then(begin).catch(report);
  return Object.assign(database, {
    async close() {
      isClosed = true;
      await close();
      unlock?.();
    },
  });
}

export function openDatabase(settings: DatabaseSettings, options: OpenOptions = {}, duty?: Duty): Promise<Database> {
  if (settings.kind === "postgres") return openPostgres(settings.url, options);
  return duty ? openServedSqlite(settings.path, duty, options) : openSqlite(settings.path, options);
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
  return path === undefined || path.endsWith("/") ? undefined : path;
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
