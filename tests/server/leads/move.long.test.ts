// From a file to PostgreSQL and back, with what waits.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSettings } from "../../../src/server/database/openDatabase";
import { move } from "../../../src/server/leads/backup/backupCommand";
import { folderOf } from "../../fixtures/folder";
import { key, openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";
import { startPostgres, type TestPostgres } from "../../fixtures/postgres";
import { mailEnv, mailServer, newsAmong, tell } from "../../fixtures/toldDesk";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const addressOf = (store: DatabaseSettings) => (store.kind === "sqlite" ? `file:${store.path}` : store.url);
const statesIn = async (desk: LeadDesk) => {
  const leads = ["queued", "held"].map(async (key) => (await desk.leads.store.findByKey(key))?.state);
  return Promise.all(leads);
};

const file = () => ({ kind: "sqlite" as const, path: join(folderOf(), "leads.db") });
const database = async (name: string) => ({ kind: "postgres" as const, url: await postgres.createDatabase(name) });

test.each(["to PostgreSQL", "back"])("a store is moved %s with what waits, and then sent once", async (way) => {
  const stores = [file(), await database(`moved-${way}`)] as const;
  const [from, to] = way === "back" ? [stores[1], stores[0]] : stores;
  const mails = await mailServer();
  const env = mailEnv(mails);
  const before = await openDesk({
    crm: { fault: () => ({ kind: "refuse" }) },
    env: { LEADS_DATABASE_URL: addressOf(from), ...mailEnv({ port: 1 }) },
  });
  await before.post(validBody, key("queued"));
  await before.post({ ...validBody, website: "x" }, key("held"));
  await expect(move(from, to)).rejects.toThrow(/server.*stop it/);
  const lost = { state: "running", lease_by: "a server that died", run_at: null } as const;
  await before.leads.database.db.updateTable("job").set(lost).where("destination", "=", "crm").execute();
  await before.close();
  expect(await move(from, to)).toMatchObject({ leads: 2, waiting: 3 });
  if (from.kind === "sqlite")
    expect([existsSync(from.path), existsSync(`${from.path}.moved-1`)]).toEqual([false, true]);
  const after = await openDesk({ env: { LEADS_DATABASE_URL: addressOf(to), ...env } });
  // Where an answer was lost, the CRM is asked a minute later.
  for (const ms of [3_600_000, 120_000]) await after.workLater(ms);
  while (mails.mails.length < 2) await tell(after, 1000);
  const news = await newsAmong(mails.mails);
  expect([await statesIn(after), after.crm.contacts.length, news.length]).toEqual([["delivered", "held"], 1, 2]);
});

test("nothing is moved into a store that holds leads", async () => {
  const [from, to] = [file(), file()];
  for (const store of [from, to]) {
    const desk = await openDesk({ crm: "none", env: { LEADS_DATABASE_URL: addressOf(store) } });
    await desk.post(validBody);
    await desk.close();
  }
  await expect(move(from, to)).rejects.toThrow(/not empty/);
  expect(existsSync(from.path)).toBe(true);
});
