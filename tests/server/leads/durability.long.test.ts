import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { sql } from "kysely";
import { figuresOf } from "../../../src/server/leads/store/figures";
import { LeadStore } from "../../../src/server/leads/store/LeadStore";
import { openSqlite } from "../../../src/server/database/openSqlite";
import { folderOf } from "../../fixtures/folder";
import { openDesk, validBody } from "../../fixtures/leadDesk";

const calculation = { code: "x".repeat(7000) };

test("a full disk gets a 503, never a false success; once there is room, leads are accepted again", async () => {
  const desk = await openDesk({ env: { LEADS_DATABASE_URL: `file:${join(folderOf(), "leads.db")}` } });
  const statuses: number[] = [];
  await limitPages(desk.leads.store, 24);
  for (let n = 0; n < 30; n++)
    statuses.push(
      (await desk.post({ ...validBody, email: `v${n}@example.com`, calculation }, { "idempotency-key": `k${n}` }))
        .status,
    );
  const accepted = statuses.filter((status) => status === 201 || status === 202).length;
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  for (let n = 0; n < 30; n++) {
    const kept = (await desk.leads.store.findByKey(`k${n}`)) !== undefined;
    expect([n, kept]).toEqual([n, statuses[n] === 201]);
  }
  expect(desk.crm.contacts).toHaveLength(accepted);
  await limitPages(desk.leads.store, 100_000);
  expect((await desk.post(validBody)).status).toBe(201);
});

// Accesses a private field: SQLite's own size limit stands in for a full disk.
async function limitPages(store: LeadStore, pages: number): Promise<void> {
  const { database } = store as unknown as { database: Awaited<ReturnType<typeof openSqlite>> };
  await sql.raw(`pragma max_page_count = ${pages}`).execute(database.db);
}

test("a database locked by another process gets a 503 instead of waiting forever", async () => {
  const path = join(folderOf(), "leads.db");
  const desk = await openDesk({ env: { LEADS_DATABASE_URL: `file:${path}` }, crm: "none" });
  const other = new Libsql(path, { timeout: 0 });
  other.exec("BEGIN IMMEDIATE");
  expect((await desk.post(validBody)).status).toBe(503);
  other.exec("ROLLBACK");
  expect((await desk.post(validBody)).status).toBe(201);
  other.close();
});

test("only the owner can access the file, and every connection writes through to the disk", async () => {
  const path = join(folderOf(), "inner", "leads.db");
  for (let opening = 1; opening <= 2; opening++) {
    const database = await openSqlite(path);
    const { db } = database;
    await figuresOf(db, [], Date.now());
    const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
    expect(rows[0]?.synchronous).toBe(2);
    for (const file of [path, `${path}-wal`, `${path}-shm`]) expect(statSync(file).mode & 0o777).toBe(0o600);
    await db.destroy();
    chmodSync(path, 0o644);
  }
});

test("opening a new file several times at once results in one schema", async () => {
  const path = join(folderOf(), "leads.db");
  const opened = await Promise.all([1, 2, 3].map(() => openSqlite(path)));
  for (const { db } of opened) expect(await db.selectFrom("lead").selectAll().execute()).toEqual([]);
  await Promise.all(opened.map(({ db }) => db.destroy()));
});

test("the lead of a server that died while sending is rescued, and looked up first once the search can find it", async () => {
  const desk = await openDesk();
  const { store, database } = desk.leads;
  const nowMs = Date.now();
  const id = "00000000-0000-7000-8000-000000000001";
  const content = JSON.stringify({ values: validBody });
  const lead = { id, idempotency_key: "left", content_hash: "", content, state: "pending", hold_reasons: "" } as const;
  await database.db.insertInto("server").values({ id: "a server that died", seen_at: nowMs }).execute();
  await store.add(
    { ...lead, queued_at: nowMs, created_at: nowMs, request_id: null },
    { state: "running", lease_by: "a server that died", run_at: null },
  );
  expect(await desk.workLater(3000)).toBe(0);
  expect(await desk.workLater(7000)).toBe(0);
  expect((await store.findByKey("left"))?.state).toBe("pending");
  expect(await desk.workLater(60_000)).toBe(1);
  expect(desk.crm.searches).toHaveLength(1);
  expect([(await store.findByKey("left"))?.state, desk.crm.contacts.length]).toEqual(["delivered", 1]);
});

test("only the server makes checkpoints: one during another process's commit can corrupt a file", async () => {
  const path = join(folderOf(), "leads.db");
  const server = await openSqlite(path);
  const staff = await openSqlite(path, { asFound: true });
  const limits = await Promise.all([server, staff].map(({ db }) => sql`pragma wal_autocheckpoint`.execute(db)));
  expect(limits.map(({ rows }) => rows)).toEqual([[{ wal_autocheckpoint: 1000 }], [{ wal_autocheckpoint: 0 }]]);
  await staff.close();
  await server.close();
});
