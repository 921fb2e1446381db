import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { CommandError } from "../../terminal/commandLine";
import { commandOf } from "../../config/installation";
import { readLeadSettings } from "../leadSettings";
import { setAside } from "../../database/sqliteFiles";
import { backUp } from "./backUp";
import { rememberFormer } from "./copies";
import { restore, type Unsure } from "./restore";
import { SharedStore } from "../store/SharedStore";
import { sql, type Kysely } from "kysely";
import { type Database, type Tables, DatabaseError } from "../../database/database";
import { type DatabaseSettings, openDatabase } from "../../database/openDatabase";
import { lockStore } from "../../database/storeLock";
import { realRuntime } from "../leadRuntime";
import { isAlive } from "../store/leadRows";

// Moves everything from one store into another, empty one: from a file to PostgreSQL, or back.
const TABLES = {
  lead: ["id"],
  job: ["about", "destination", "event"],
  lead_shared: ["key"],
} satisfies Partial<Record<keyof Tables, string[]>>;

/** What each store has of its own. */
const OWN = ["schema", "clock"];
const AT_ONCE = 500;

type Row = Record<string, unknown>;

const countOf = async (db: Kysely<Tables>, table: keyof typeof TABLES): Promise<number> => {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

async function copyTable(from: Kysely<Tables>, to: Kysely<Tables>, table: keyof typeof TABLES): Promise<void> {
  const order = sql.join(TABLES[table].map((key) => sql.ref(key)));
  for (let offset = 0; ; offset += AT_ONCE) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} order by ${order}
      limit ${AT_ONCE} offset ${offset}`.execute(from);
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first);
    const values = rows
      .filter(({ key }) => !OWN.includes(String(key)))
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    // A server that has seen the empty store has left keys there: those that signed the links in emails replace them.
    const again = table === "lead_shared" ? sql`on conflict (key) do update set value = excluded.value` : sql``;
    if (values.length > 0)
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values ${sql.join(values)} ${again}`.execute(to);
  }
}

async function openAlone(settings: DatabaseSettings, asFound: boolean): Promise<Database & { leave(): Promise<void> }> {
  const unlock = settings.kind === "sqlite" ? await lockStore(settings.path, 0) : () => undefined;
  try {
    const database = await openDatabase(settings, { asFound });
    const leave = () => database.close().finally(unlock);
    if (!database.isShared) return Object.assign(database, { leave });
    const nowMs = await realRuntime.timeIn(database);
    const server = await database.db.selectFrom("server").select("id").where(isAlive(nowMs)).executeTakeFirst();
    if (!server) return Object.assign(database, { leave });
    await leave();
    throw new DatabaseError(`A server uses ${database.place}: stop it first.`);
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Moves all leads, with their jobs, decisions and keys. A file is then set aside, so that nothing is sent from it again.
 * @returns `aside` is where the files are now that they came from; none for a database
 * @throws StoreInUse while a server has one of them; DatabaseError unless the target is empty. Both are then unchanged.
 */
export async function move(source: DatabaseSettings, target: DatabaseSettings) {
  const to = await openAlone(target, false);
  try {
    const from = await openAlone(source, true);
    try {
      const there = await Promise.all([countOf(to.db, "lead"), countOf(to.db, "job")]);
      if (there.some((count) => count > 0))
        throw new DatabaseError(`${to.place} is not empty: leads can be moved into an empty store only.`);
      await to.db.transaction().execute(async (db) => {
        for (const table of ["lead", "job", "lead_shared"] as const) {
          await copyTable(from.db, db, table);
          if (table !== "lead_shared" && (await countOf(db, table)) !== (await countOf(from.db, table)))
            throw new DatabaseError(`Not everything has arrived in ${to.place}.`);
        }
      });
      const open = to.db.selectFrom("job").select("about").where("state", "in", ["scheduled", "running"]);
      const moved = { leads: await countOf(to.db, "lead"), waiting: (await open.execute()).length };
      await from.close();
      const aside = source.kind === "sqlite" ? setAside(from.place, "moved") : [];
      await rememberFormer(new SharedStore(to), from.place);
      return { ...moved, aside };
    } finally {
      await from.leave();
    }
  } finally {
    await to.leave();
  }
}

type Print = (text: string) => void;

function readFiles(env: NodeJS.ProcessEnv, words: readonly string[], command: string) {
  const [file, ...more] = words;
  if (file === undefined || more.length > 0)
    throw new CommandError(`Name one file: ${commandOf("leads")} ${command} FILE`);
  const { database } = readLeadSettings(env);
  if (database.kind === "postgres")
    throw new CommandError(
      "The store is a PostgreSQL database: use its own tools, such as pg_dump or continuous archiving.",
    );
  return { file: resolve(file), store: resolve(database.path) };
}

export async function backupCommand(env: NodeJS.ProcessEnv, words: readonly string[], print: Print): Promise<void> {
  const { file, store } = readFiles(env, words, "backup");
  if (!existsSync(store)) throw new CommandError(`There is no lead store at ${store}.`);
  const leads = await backUp(store, file);
  print(`${leads} leads copied to ${file}. To restore: stop the server, and ${commandOf("leads")} restore ${file}\n`);
}

export async function moveCommand(env: NodeJS.ProcessEnv, words: readonly string[], print: Print): Promise<void> {
  const [from, ...more] = words;
  if (from === undefined || more.length > 0)
    throw new CommandError(`Name one store: ${commandOf("leads")} move FILE, or postgres://…`);
  const source = /^postgres/.test(from)
    ? { kind: "postgres" as const, url: from }
    : { kind: "sqlite" as const, path: resolve(from) };
  const { leads, waiting, aside } = await move(source, readLeadSettings(env).database);
  print(`${leads} leads are now in this store; ${waiting} jobs wait for its server to start.\n`);
  print(
    aside.length === 0
      ? "The former database holds them still: start no server on it, and delete it in time.\n"
      : `The former store is in ${aside.join(", ")}. It holds personal data: delete it in time.\n`,
  );
}

/** What may have been done since the copy was made. */
function printUnsure({ forCrm, told, undecided }: Unsure, print: Print): void {
  if (forCrm > 0)
    print(
      `${forCrm} requests were waiting for the CRM: it is asked about each first, and those it cannot tell need a person.\n`,
    );
  if (undecided.length > 0)
    print(
      `${undecided.length} requests were waiting for a decision, which may have been taken since. Once they are sent, the CRM is asked about each first:\n${undecided.map((id) => `  ${id}\n`).join("")}`,
    );
  if (told.length === 0) return;
  print(`${told.length} notifications may have gone out since, and are not sent by themselves:\n`);
  for (const { about, destination } of told) print(`  ${about}  ${destination}\n`);
  print(`To send them: ${commandOf("leads")} retry ID, or retry --all\n`);
}

export async function restoreCommand(env: NodeJS.ProcessEnv, words: readonly string[], print: Print): Promise<void> {
  const { file, store } = readFiles(env, words, "restore");
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const { leads, newestMs, replaced, ...unsure } = await restore(store, file);
  const newest = newestMs === undefined ? "" : `, the newest of ${new Date(newestMs).toISOString()}`;
  print(`${store} now holds ${leads} leads${newest}.\n`);
  if (replaced.length > 0)
    print(`What was there before is in ${replaced.join(", ")}. It holds personal data: delete it in time.\n`);
  printUnsure(unsure, print);
}
