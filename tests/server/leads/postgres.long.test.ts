import pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { openPostgres } from "../../../src/server/database/openPostgres";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { startPostgres, type TestPostgres } from "../../fixtures/postgres";
import { openDesk, validBody } from "../../fixtures/leadDesk";
import { AsyncLocalStorage } from "node:async_hooks";
import { mailEnv, mailServer, tell } from "../../fixtures/toldDesk";
import { openWay } from "../../fixtures/wayToDatabase";

let postgres: TestPostgres;
let databases = 0;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => postgres.stop());

const freshDatabase = async () => ({ LEADS_DATABASE_URL: await postgres.createDatabase(`leads${++databases}`) });
const keyed = (n: number) => ({ "idempotency-key": `k${n}` });

test("servers starting simultaneously on an empty database migrate it together", async () => {
  const env = await freshDatabase();
  const desks = await Promise.all([1, 2, 3].map(() => openDesk({ env })));
  const answers = await Promise.all(desks.map((desk, n) => desk.post(validBody, keyed(n))));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await desks[0]?.leads.health())?.leads).toMatchObject({ store: "postgres" });
});

test("two servers share one queue: every lead is sent once and one token serves both", async () => {
  const env = await freshDatabase();
  let down = true;
  const first = await openDesk({ env, crm: { latencyMs: 3, fault: () => (down ? { kind: "refuse" } : undefined) } });
  const second = await openDesk({ env, runtime: { fetch: first.crm.fetch } });
  const posts = Array.from({ length: 60 }, (_, n) =>
    (n % 2 ? first : second).post({ ...validBody, page: `/${n}` }, keyed(n)),
  );
  const answers = await Promise.all(posts);
  expect(answers.every(({ status }) => status === 202)).toBe(true);
  down = false;
  for (let round = 0; round < 8; round++) {
    second.clock.aheadMs += 120_000;
    await Promise.all([first.workLater(120_000), second.leads.crmQueue?.work()]);
  }
  expect(first.crm.contacts).toHaveLength(60);
  expect((await first.leads.figures()).waiting).toBe(0);
  expect(first.crm.tokenCalls).toBe(1);
});

test("the same key posted to two servers at once creates one lead", async () => {
  const env = await freshDatabase();
  const first = await openDesk({ env, crm: { latencyMs: 30 } });
  const second = await openDesk({ env, runtime: { fetch: first.crm.fetch } });
  const answers = await Promise.all([first, second, first, second].map((desk) => desk.post(validBody, keyed(1))));
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(Array(4).fill([201, "delivered"]));
  expect(first.crm.contacts).toHaveLength(1);
});

test("a broken connection pauses both servers, and one probe ends the pause for both", async () => {
  const env = await freshDatabase();
  let broken = true;
  const denied = {
    kind: "reply",
    status: 403,
    body: '{"code":"NO_PERMISSION","message":"Permission denied"}',
  } as const;
  const first = await openDesk({ env, crm: { fault: () => (broken ? denied : undefined) } });
  const second = await openDesk({ env, runtime: { fetch: first.crm.fetch } });
  await first.post(validBody, keyed(1));
  while (!(await first.leads.breaker.pause())) await sleep(10);
  await second.leads.pulse();
  expect((await second.post(validBody, keyed(2))).body.message).toBe("Permission denied");
  expect(first.crm.posted).toHaveLength(1);
  broken = false;
  second.clock.aheadMs += 5 * 60_000;
  // A server's own first round may be the probe.
  while (first.crm.contacts.length < 2) await second.workLater(1000);
  while ((await first.leads.breaker.pause()) !== undefined) await second.workLater(1000);
  expect(first.crm.contacts).toHaveLength(2);
});

test("a connection that breaks between two statements does not end the server", async () => {
  const desk = await openDesk({ env: await freshDatabase() });
  const { db } = desk.leads.database;
  const broken = db.transaction().execute(async (inUse) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inUse);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    // The disconnect arrives while the connection is neither idle nor busy.
    await sleep(300);
    await sql`select 1`.execute(inUse);
  });
  await expect(broken).rejects.toThrow();
  expect((await desk.post(validBody)).status).toBe(201);
});

test("a connection dropped by a firewall fails once, then leaves the pool", async () => {
  const firewall = await openWay((await freshDatabase()).LEADS_DATABASE_URL);
  const desk = await openDesk({ env: { LEADS_DATABASE_URL: firewall.address }, crm: "none" });
  expect((await desk.post(validBody)).status).toBe(201);
  firewall.forget();
  expect((await desk.post(validBody)).status).toBe(503);
  expect((await desk.post(validBody)).status).toBe(201);
});

test("connections of a demoted primary leave the pool: posts are refused once each, then accepted without a restart", async () => {
  const desk = await openDesk({ env: await freshDatabase(), crm: "none" });
  const { db } = desk.leads.database;
  const demoted = Array.from({ length: 4 }, () =>
    db.connection().execute(async (one) => {
      await sql`set session characteristics as transaction read only`.execute(one);
      await sleep(200);
    }),
  );
  await Promise.all(demoted);
  const statuses: number[] = [];
  for (let post = 0; post < 12; post++) statuses.push((await desk.post(validBody)).status);
  expect(statuses[0]).toBe(503);
  expect(statuses.slice(-6)).toEqual(Array(6).fill(201));
});

test("health responds 503 while PostgreSQL responds but accepts no leads, and 200 once it does", async () => {
  const desk = await openDesk({ env: await freshDatabase(), crm: "none" });
  const { db } = desk.leads.database;
  const health = async (aheadMs: number) => {
    desk.clock.aheadMs += aheadMs;
    return (await fetch(`${desk.url}/api/health`)).status;
  };
  expect(await health(0)).toBe(200);
  await sql`alter table lead add constraint full_disk check (false) not valid`.execute(db);
  expect([(await desk.post(validBody)).status, await health(1000)]).toEqual([503, 503]);
  await sql`alter table lead drop constraint full_disk`.execute(db);
  expect([(await desk.post(validBody)).status, await health(1000)]).toEqual([201, 200]);
  expect(await db.selectFrom("lead").select("state").execute()).toEqual([{ state: "stored" }]);
});

test("losing PostgreSQL gets a 503, never a false success, and the server keeps running", async () => {
  const own = await startPostgres();
  const desk = await openDesk({ env: { LEADS_DATABASE_URL: await own.createDatabase("gone") } });
  expect((await desk.post(validBody)).status).toBe(201);
  await own.stop();
  for (let post = 0; post < 3; post++) {
    const answer = await desk.post(validBody);
    expect([answer.status, answer.body.status]).toEqual([503, undefined]);
  }
  expect((await fetch(`${desk.url}/api/health`)).status).toBe(503);
  expect(desk.crm.contacts).toHaveLength(1);
  expect(desk.logLines.join("")).not.toContain("ana.visitor");
});

test("what is erased is gone from the tables' files, and what else may hold it is said", async () => {
  const env = await freshDatabase();
  const desk = await openDesk({ env, crm: "none" });
  await desk.post(validBody, keyed(1));
  const database = await openPostgres(env.LEADS_DATABASE_URL);
  const isInFiles = async () => {
    await sql`checkpoint`.execute(database.db);
    const { rows } = await sql<{ found: boolean }>`
      select position('ana.visitor'::bytea in pg_read_binary_file(pg_relation_filepath('lead'))) > 0 as found
    `.execute(database.db);
    return rows[0]?.found;
  };
  expect(await isInFiles()).toBe(true);
  const { id = "" } = (await desk.leads.store.findByKey("k1")) ?? {};
  const erased = await new StaffStore(database).erase(id, Date.now());
  expect(erased).toMatchObject({
    isPurged: true,
    alsoIn: expect.stringMatching(/write-ahead log.*replicas/) as string,
  });
  expect(await isInFiles()).toBe(false);
  await database.close();
});

test("a statement may take ten seconds, which a pooler between would refuse to be told at the start", async () => {
  const { LEADS_DATABASE_URL } = await freshDatabase();
  const database = await openPostgres(LEADS_DATABASE_URL);
  const { rows } = await sql`show statement_timeout`.execute(database.db);
  expect(rows).toEqual([{ statement_timeout: "10s" }]);
  await database.close();
});

const request = new AsyncLocalStorage<{ statements: number }>();
const { query } = pg.Client.prototype as { query(...given: unknown[]): unknown };
function countStatements() {
  jest.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const counted = request.getStore();
    if (counted) counted.statements++;
    return query.apply(this, given) as never;
  });
}

test.each([
  ["a lead", {}, 2],
  ["a held lead", { website: "x" }, 3],
  ["an analysis added to a lead", { calculation: { inputs: { arv: 1 } } }, 3],
])("the answer to %s waits for the database three times at most", async (name, more, statements) => {
  const address = await postgres.createDatabase(`journeys-${statements}-${name.length}`);
  const desk = await openDesk({
    env: { LEADS_DATABASE_URL: address, LEADS_RATE_LIMIT: "5", ...mailEnv({ port: 1 }) },
  });
  // The first one gets the CRM's token; then the server has said that it is alive.
  await desk.post(validBody);
  await desk.leads.pulse();
  await sleep(50);
  countStatements();
  const answer = await request.run({ statements: 0 }, async () => {
    const payload = { ...validBody, ...more };
    const { body } = await desk.app.inject({ method: "POST", url: "/api/contacts", payload });
    return { body, statements: request.getStore()?.statements };
  });
  expect(answer).toEqual({ body: JSON.stringify({ status: "delivered" }), statements });
});

test("two servers sharing a PostgreSQL database send each notification once, and a link acts once on both", async () => {
  const server = await mailServer();
  const env = { LEADS_DATABASE_URL: await postgres.createDatabase("told"), ...mailEnv(server) };
  const desks = [await openDesk({ env, crm: "none" }), await openDesk({ env, crm: "none" })] as const;
  await Promise.all(
    Array.from({ length: 9 }, (_, n) => desks[n % 2 ? 1 : 0].post({ ...validBody, email: `visitor.${n}@example.com` })),
  );
  await desks[0].post({ ...validBody, website: "x" });
  // The servers' own first rounds may also be sending: the clock must not move past their leases.
  const { db } = desks[0].leads.database;
  const told = () => db.selectFrom("job").select("about").where("state", "=", "completed").execute();
  while ((await told()).length < 10) {
    await Promise.all(desks.map((desk) => tell(desk)));
    await sleep(20);
  }
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(10);
  expect(server.mails).toHaveLength(10);

  const path = server.mails
    .map(({ text }) => /\/api\/leads\/act\?(\S+)/.exec(text)?.[1])
    .find((one) => one !== undefined);
  const press = (url: string) => fetch(`${url}/api/leads/act`, { method: "POST", body: new URLSearchParams(path) });
  const answers = await Promise.all([...desks, ...desks].map(({ url }) => press(url)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
});
