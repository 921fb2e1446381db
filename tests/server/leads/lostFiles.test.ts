// The store's files are removed or replaced under a running server: no acknowledged lead may be lost.
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { LeadRuntime } from "../../../src/server/leads/leadRuntime";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { openSqlite } from "../../../src/server/database/openSqlite";
import { backUp } from "../../../src/server/leads/backup/backUp";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";
import { closeTold, mailEnv, mailServer, MINUTE, tell, words } from "../../fixtures/toldDesk";

afterEach(async () => {
  await closeTold();
  removeFolders();
});

async function openOn(path: string, runtime: Partial<LeadRuntime> = {}): Promise<LeadDesk> {
  return openDesk({ crm: "none", env: { LEADS_DATABASE_URL: `file:${path}` }, runtime });
}

const postAs = async (desk: LeadDesk, firstName: string) =>
  (await desk.post({ ...validBody, firstName }, { "idempotency-key": firstName })).status;

async function namesIn(path: string): Promise<string[]> {
  const database = await openSqlite(path);
  const leads = await new StaffStore(database).list({ limit: 50 });
  await database.db.destroy();
  return leads.map(({ content }) => (JSON.parse(content) as { values: { firstName: string } }).values.firstName).sort();
}

test.each<[string, (path: string) => void]>([
  ["all files of the store", (path) => ["", "-wal", "-shm"].forEach((ending) => rmSync(`${path}${ending}`))],
  ["the database alone", (path) => rmSync(path)],
  ["the file with the latest writes", (path) => rmSync(`${path}-wal`)],
  ["the file with the locks", (path) => rmSync(`${path}-shm`)],
  ["both of these files", (path) => ["-wal", "-shm"].forEach((ending) => rmSync(`${path}${ending}`))],
  ["the whole folder", (path) => rmSync(dirname(path), { recursive: true })],
])(
  "when %s is removed, the next post gets a 503, later ones are accepted, and no lead is lost",
  async (_name, remove) => {
    const path = join(folderOf(), "inner", "leads.db");
    const desk = await openOn(path);
    expect(await postAs(desk, "Ana")).toBe(201);
    remove(path);
    expect(await postAs(desk, "Eva")).toBe(503);
    expect(await postAs(desk, "Eva")).toBe(201);
    expect(await postAs(desk, "Luis")).toBe(201);
    expect(desk.logLines.join("")).toMatch(/"level":50.*the store's file has changed/);
    await desk.close();
    expect(await namesIn(path)).toEqual(["Ana", "Eva", "Luis"]);
  },
);

test("when another database is put in its place, that one is used, with the previous leads added to it", async () => {
  const folder = folderOf();
  const [path, other] = [join(folder, "leads.db"), join(folder, "other.db")];
  const before = await openOn(other);
  await postAs(before, "Old");
  await before.leads.database.purge();
  await before.close();
  const desk = await openOn(path);
  await postAs(desk, "Ana");
  copyFileSync(other, `${other}.copy`);
  renameSync(`${other}.copy`, path);
  expect(await postAs(desk, "Eva")).toBe(503);
  expect(await postAs(desk, "Eva")).toBe(201);
  await desk.close();
  expect(await namesIn(path)).toEqual(["Ana", "Eva", "Old"]);
  expect(readdirSync(folder)).toContain("leads.db.merged-1");
  expect(await namesIn(`${path}.merged-1`)).toEqual(["Ana", "Eva"]);
});

test("when another database is put in its place with its latest writes in files next to it, none of them are lost", async () => {
  const folder = folderOf();
  const [path, other] = [join(folder, "leads.db"), join(folder, "other.db")];
  const [before, desk] = [await openOn(other), await openOn(path)];
  await postAs(before, "Old");
  await postAs(desk, "Ana");
  for (const ending of ["-wal", ""]) {
    copyFileSync(`${other}${ending}`, `${other}.copy`);
    renameSync(`${other}.copy`, `${path}${ending}`);
  }
  expect(await postAs(desk, "Eva")).toBe(503);
  await desk.close();
  expect(await namesIn(path)).toEqual(["Ana", "Eva", "Old"]);
});

test("what was erased in the store is not brought back by a former file of it", async () => {
  const path = join(folderOf(), "leads.db");
  const desk = await openOn(path);
  await postAs(desk, "Ana");
  await backUp(path, `${path}.saved-1`);
  const former = await openSqlite(`${path}.saved-1`);
  await former.db.updateTable("lead").set({ state: "delivered" }).execute();
  await former.close();
  const { id = "" } = (await desk.leads.store.findByKey("Ana")) ?? {};
  await new StaffStore(desk.leads.database).erase(id, Date.now());
  await desk.close();
  const database = await openSqlite(path);
  expect(await new StaffStore(database).find(id)).toMatchObject([{ content: "" }]);
  expect(existsSync(`${path}.merged-1`)).toBe(true);
  await database.close();
});

test("what a former file of the store has delivered is not sent again, whatever its clock said", async () => {
  const path = join(folderOf(), "leads.db");
  const env = { LEADS_DATABASE_URL: `file:${path}` };
  const desk = await openDesk({ env, crm: { fault: () => ({ kind: "refuse" }) } });
  await postAs(desk, "Ana");
  await backUp(path, `${path}.saved-1`);
  const former = await openSqlite(`${path}.saved-1`);
  await former.db.updateTable("lead").set({ state: "delivered", crm_id: "7", updated_at: 1 }).execute();
  await former.db.updateTable("job").set({ state: "completed", due_at: null, updated_at: 1 }).execute();
  await former.close();
  await desk.close();
  const again = await openDesk({ env });
  expect(await again.leads.store.findByKey("Ana")).toMatchObject({ state: "delivered", crm_id: "7" });
  await again.workLater(10 * MINUTE);
  expect(again.crm.contacts).toEqual([]);
});

test("requests that were waiting when a backup took the store's place are sent, and log, health, and staff are told", async () => {
  const folder = folderOf();
  const [path, backup] = [join(folder, "leads.db"), join(folder, "backup.db")];
  const server = await mailServer();
  let isDown = true;
  const desk = await openDesk({
    env: { LEADS_DATABASE_URL: `file:${path}`, ...mailEnv(server) },
    crm: { fault: () => (isDown ? { kind: "refuse" } : undefined) },
  });
  await desk.post({ ...validBody, firstName: "Old" }, { "idempotency-key": "old" });
  await backUp(path, backup);
  for (const name of ["Ana", "Eva", "Luis"])
    expect((await desk.post({ ...validBody, firstName: name }, { "idempotency-key": name })).status).toBe(202);
  renameSync(backup, path);
  expect((await desk.post({ ...validBody, firstName: "Eva" }, { "idempotency-key": "Eva" })).status).toBe(503);
  isDown = false;
  for (let round = 0; round < 3; round++) await desk.workLater(5 * MINUTE);
  expect(desk.crm.contacts.map(({ First_Name: name }) => name).sort()).toEqual(["Ana", "Eva", "Luis", "Old"]);
  expect(desk.logLines.join("")).toMatch(/the store had been replaced: 3 leads/);
  expect((await desk.leads.health()).degraded).toEqual([expect.stringContaining(".merged")]);
  const { alarms } = await words();
  while (!server.mails.some(({ subject }) => subject.startsWith(alarms.replaced.subject))) await tell(desk, MINUTE);
});

test("while something that is not a database is in its place, posts get a 503; once it is gone, the leads are back", async () => {
  const folder = folderOf();
  const path = join(folder, "leads.db");
  const desk = await openOn(path, { pollMs: 20 });
  expect(await postAs(desk, "Ana")).toBe(201);
  writeFileSync(`${path}.new`, "not a database ".repeat(1000));
  renameSync(`${path}.new`, path);
  expect([await postAs(desk, "Eva"), await postAs(desk, "Eva")]).toEqual([503, 503]);
  rmSync(path);
  while ((await postAs(desk, "Luis")) !== 201) await sleep(20);
  await desk.close();
  expect(await namesIn(path)).toEqual(expect.arrayContaining(["Ana", "Luis"]));
});

test.each<[string, readonly string[]]>([
  ["all files", ["", "-wal", "-shm"]],
  ["the file with the latest writes", ["-wal"]],
])("a server stopped after %s of the store were removed loses no acknowledged lead", async (_name, endings) => {
  const path = join(folderOf(), "leads.db");
  const desk = await openOn(path);
  expect(await postAs(desk, "Ana")).toBe(201);
  for (const ending of endings) rmSync(`${path}${ending}`);
  await desk.close();
  expect(await namesIn(path)).toEqual(["Ana"]);
});

test("health reports at once that the files are gone, and that they are back", async () => {
  const path = join(folderOf(), "leads.db");
  const desk = await openOn(path);
  const health = async () => (await fetch(`${desk.url}/api/health`)).status;
  await postAs(desk, "Ana");
  rmSync(path);
  expect([await health(), await health()]).toEqual([503, 200]);
  rmSync(path);
  expect([await health(), await health()]).toEqual([503, 200]);
});

test("a closed store stays closed: using it fails, and nothing is reopened", async () => {
  const path = join(folderOf(), "leads.db");
  const database = await openSqlite(path);
  await database.close();
  rmSync(path);
  await expect(database.verify()).rejects.toThrow("closed");
  await expect(database.verify()).rejects.toThrow("closed");
  expect(existsSync(path)).toBe(false);
});

test("the worker repairs the store on its own, without a visitor", async () => {
  const path = join(folderOf(), "leads.db");
  const desk = await openOn(path, { pollMs: 20 });
  await postAs(desk, "Ana");
  rmSync(path);
  while (!existsSync(path)) await sleep(10);
  expect(await postAs(desk, "Eva")).toBe(201);
});
