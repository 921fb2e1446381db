// The store's files are removed or replaced under a running server: no acknowledged lead may be lost.
import { readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { openSqlite } from "../../../src/server/database/openSqlite";
import { backUp, restore } from "../../../src/server/leads/backup/backUp";
import { folderOf } from "../../fixtures/folder";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";

const openOn = (path: string): Promise<LeadDesk> =>
  openDesk({ crm: "none", env: { LEADS_DATABASE_URL: `file:${path}` } });

const postAs = async (desk: LeadDesk, firstName: string) =>
  (await desk.post({ ...validBody, firstName }, { "idempotency-key": firstName })).status;

async function namesIn(path: string): Promise<string[]> {
  const database = await openSqlite(path, { asFound: true });
  const leads = await new StaffStore(database).list({ limit: 50 });
  await database.close();
  return leads.map(({ content }) => (JSON.parse(content) as { values: { firstName: string } }).values.firstName).sort();
}

test.each<[string, (path: string) => void]>([
  ["all files of the store are", (path) => ["", "-wal", "-shm"].forEach((ending) => rmSync(`${path}${ending}`))],
  ["the file with the latest writes is", (path) => rmSync(`${path}-wal`)],
  ["the file with the locks is", (path) => rmSync(`${path}-shm`)],
  ["the whole folder is", (path) => rmSync(dirname(path), { recursive: true })],
])("when %s removed, posts get a 503, health and log say so, and a copy holds every lead", async (_name, remove) => {
  const path = join(folderOf(), "inner", "leads.db");
  const desk = await openOn(path);
  expect(await postAs(desk, "Ana")).toBe(201);
  remove(path);
  expect([await postAs(desk, "Eva"), await postAs(desk, "Luis")]).toEqual([503, 503]);
  expect((await fetch(`${desk.url}/api/health`)).status).toBe(503);
  expect(
    desk.logLines.join("").match(/"level":50[^\n]*the store's file has changed[^\n]*leads\.db\.saved-1/g),
  ).toHaveLength(1);
  await desk.close();
  expect(await namesIn(`${path}.saved-1`)).toEqual(expect.arrayContaining(["Ana"]));
});

test("when another database is put in its place, posts get a 503, and a copy holds what only the former one had", async () => {
  const folder = folderOf();
  const [path, backup] = [join(folder, "leads.db"), join(folder, "backup.db")];
  const desk = await openOn(path);
  await postAs(desk, "Old");
  await backUp(path, backup);
  await postAs(desk, "Ana");
  renameSync(backup, path);
  expect(await postAs(desk, "Eva")).toBe(503);
  await desk.close();
  expect(await namesIn(path)).toEqual(["Old"]);
  expect(await namesIn(`${path}.saved-1`)).toEqual(expect.arrayContaining(["Ana", "Old"]));
  const again = await openOn(path);
  expect((await again.leads.health()).degraded).toEqual([expect.stringContaining(".saved")]);
});

test("a server stopped after its files were removed leaves the copy; no empty store takes their place; restore brings it back", async () => {
  const path = join(folderOf(), "leads.db");
  const desk = await openOn(path);
  expect(await postAs(desk, "Ana")).toBe(201);
  for (const ending of ["", "-wal", "-shm"]) rmSync(`${path}${ending}`);
  await desk.close();
  await expect(openSqlite(path)).rejects.toThrow(/is gone, and its leads are in .*leads\.db\.saved-1/);
  await restore(path, `${path}.saved-1`);
  expect(await namesIn(path)).toEqual(["Ana"]);
  expect(readdirSync(dirname(path))).toContain("leads.db.replaced-1");
});

test("a closed store stays closed", async () => {
  const path = join(folderOf(), "leads.db");
  const database = await openSqlite(path);
  await database.close();
  await expect(database.verify()).rejects.toThrow("closed");
});
