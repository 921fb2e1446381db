// Stores of older versions, with every state in them: nothing is lost, and nothing is sent or told twice.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect, sql } from "kysely";
import Libsql from "libsql";
import pg from "pg";
import type { Tables } from "../../../src/server/database/database";
import { LockingDialect } from "../../../src/server/database/lockingDialect";
import { migrate, STORE_FACTS } from "../../../src/server/database/migrations";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { openDesk, validBody } from "../../fixtures/leadDesk";
import { startPostgres, type TestPostgres } from "../../fixtures/postgres";
import { closeTold, mailEnv, mailServer, MINUTE, STAFF, tell } from "../../fixtures/toldDesk";

let postgres: TestPostgres;
let databases = 0;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  await closeTold();
  removeFolders();
});
afterAll(() => postgres.stop());

const HOUR = 60 * MINUTE;
const TARGET = `mail:${STAFF}`;

type Row = [state: string, more?: { nextInMs?: number; code?: string; ambiguous?: number }];

/** Every state a lead of an older version can be in, by first name. */
const LEADS: Record<string, Row> = {
  Pending: ["pending", { nextInMs: 20_000 }],
  Unplanned: ["pending", { nextInMs: 20_000 }],
  Sending: ["sending", { nextInMs: 60_000 }],
  Unsure: ["pending", { nextInMs: 20_000, ambiguous: 1 }],
  Attention: ["attention", { code: "INVALID_DATA" }],
  HeldTold: ["held"],
  HeldSkipped: ["held"],
  HeldBefore: ["held"],
  Delivered: ["delivered", { code: "SUCCESS" }],
  Closed: ["closed"],
};

/** What had become of the notice about each of them; none for those that no server had planned yet. */
const NOTICES: Record<string, [event: string, state: string]> = {
  Pending: ["lead", "done"],
  Sending: ["lead", "sending"],
  Unsure: ["lead", "failed"],
  Attention: ["attention", "pending"],
  HeldTold: ["held", "done"],
  HeldSkipped: ["held", "skipped"],
  HeldBefore: ["held", "skipped"],
  Delivered: ["lead", "done"],
};

const idOf = (name: string) => `01900000-0000-7000-8000-${String(Object.keys(LEADS).indexOf(name)).padStart(12, "0")}`;

/** Fills a store as a server that knew `version` migrations left it. */
async function fill(db: Kysely<Tables>, version: number, nowMs: number): Promise<void> {
  const queued = sql.ref(version === 1 ? "waited_ms" : "queued_at");
  for (const [name, [state, { nextInMs, code = null, ambiguous = 0 } = {}]] of Object.entries(LEADS)) {
    const content = JSON.stringify({ values: { ...validBody, firstName: name, email: `${name}@example.com` } });
    await sql`insert into lead (id, idempotency_key, content_hash, content, state, next_at, lease_by, attempts, ambiguous,
      last_code, attempt_log, hold_reasons, created_at, updated_at, ${queued}, delivered_at)
      values (${idOf(name)}, ${name}, ${name}, ${content}, ${state}, ${nextInMs === undefined ? null : nowMs + nextInMs},
      ${state === "sending" ? "an older server" : null}, 1, ${ambiguous}, ${code}, ${'[{"at":1,"ms":2,"code":"X","status":500}]'},
      ${state === "held" ? "hidden field filled" : ""}, ${nowMs}, ${nowMs}, ${version === 1 ? 0 : nowMs},
      ${state === "delivered" ? nowMs : null})`.execute(db);
  }
  if (version < 4) return;
  await sql`insert into lead_shared (key, value, expires_at) values (${`met-${TARGET}`}, ${String(nowMs - HOUR)}, 0)`.execute(
    db,
  );
  for (const [name, [event, state]] of Object.entries(NOTICES)) {
    const dueAt = state === "pending" ? nowMs : state === "sending" ? nowMs + 60_000 : null;
    const queuedAt = name === "HeldBefore" ? nowMs - HOUR : nowMs;
    await sql`insert into delivery (about, target, event, state, attempts, next_at, queued_at, updated_at)
      values (${idOf(name)}, ${TARGET}, ${event}, ${state}, 1, ${dueAt}, ${queuedAt}, ${queuedAt})`.execute(db);
  }
}

async function sqliteStore() {
  const path = join(folderOf(), "leads.db");
  const db = new Kysely<Tables>({ dialect: new LockingDialect(new Libsql(path)) });
  return { db, url: `file:${path}` };
}

async function postgresStore() {
  const url = await postgres.createDatabase(`older${++databases}`);
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }) }),
    url,
  };
}

const stores = [
  ["SQLite", sqliteStore],
  ["PostgreSQL", postgresStore],
] as const;

describe.each(stores)("a store of an older version (%s)", (_store, create) => {
  test.each([1, 2, 3, 4, 5])(
    "with %i migrations keeps every lead, and sends and tells what is due",
    async (version) => {
      const { db, url } = await create();
      await migrate(db, undefined, version);
      await fill(db, version, Date.now());
      await db.destroy();
      const server = await mailServer();
      const desk = await openDesk({ env: { LEADS_DATABASE_URL: url, ...mailEnv(server) } });
      expect(desk.logLines.join("")).toMatch(/"level":40.*servers from before version 6 cannot use it/);
      const states = async () =>
        Object.fromEntries(
          await Promise.all(
            Object.keys(LEADS).map(async (name) => [name, (await desk.leads.store.findByKey(name))?.state] as const),
          ),
        );
      expect(await states()).toEqual(
        Object.fromEntries(
          Object.entries(LEADS).map(([name, [state]]) => [name, state === "sending" ? "pending" : state]),
        ),
      );
      await desk.workLater(30_000);
      // The server's own first round may be sending, too.
      while (desk.crm.contacts.length < 3) await sleep(20);
      expect(desk.crm.contacts.map(({ First_Name: name }) => name).sort()).toEqual(["Pending", "Unplanned", "Unsure"]);
      await desk.workLater(2 * MINUTE);
      while ((await states()).Sending !== "delivered") await sleep(20);
      // What may have arrived has been looked for first.
      expect([desk.crm.contacts.length, desk.crm.searches.length]).toEqual([4, 2]);
      const attention = await desk.leads.store.findByKey("Attention");
      expect(attention).toMatchObject({ last_code: "INVALID_DATA", attempts: 1 });
      expect(JSON.parse(attention?.attempt_log ?? "")).toHaveLength(1);
      await tell(desk, MINUTE);
      const told = (name: string) => server.mails.some(({ text }) => text.includes(`${name} ${validBody.lastName}`));
      const expected = version < 4 ? [] : ["Unplanned", "Sending", "Attention", "HeldSkipped"];
      // The server's own first round may still be sending.
      for (let tries = 0; tries < 100 && !expected.every(told); tries++) await sleep(50);
      expect(Object.keys(LEADS).filter(told).sort()).toEqual([...expected].sort());
    },
  );
});

test("the oldest schema that this server can use is that of the migration that took something away", () => {
  expect(STORE_FACTS.least).toBe(6);
});
