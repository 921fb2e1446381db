// The store's files are removed or replaced under a running server: no acknowledged lead may be lost.
import { copyFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { openSqlite } from "../../../src/server/database/openSqlite";
import { backUp } from "../../../src/server/leads/backup/backUp";
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
])("when %s removed, posts get a 503, and health and log say so once", async (_name, remove) => {
  const path = join(folderOf(), "inner", "leads.db");
  const desk = await openOn(path);
  expect(await postAs(desk, "Ana")).toBe(201);
  remove(path);
  expect([await postAs(desk, "Eva"), await postAs(desk, "Luis")]).toEqual([503, 503]);
  expect((await fetch(`${desk.url}/api/health`)).status).toBe(503);
  expect(desk.logLines.join("").match(/"level":50[^\n]*"msg":"the store's file has changed/g)).toHaveLength(1);
});

test("when another database is put in its place, posts get a 503, and it is left as it is", async () => {
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
});

test("a stopped server leaves one file with every lead in it", async () => {
  const path = join(folderOf(), "leads.db");
  const desk = await openOn(path);
  for (const name of ["Ana", "Eva", "Luis"]) expect(await postAs(desk, name)).toBe(201);
  await desk.close();
  expect(readdirSync(dirname(path)).sort()).toEqual(["leads.db", "leads.db.lock"]);
  expect(await namesIn(path)).toEqual(["Ana", "Eva", "Luis"]);
});

test("with staff's tool at it, a stopped server's file has every lead in it, too", async () => {
  const path = join(folderOf(), "leads.db");
  const desk = await openOn(path);
  for (const name of ["Ana", "Eva", "Luis"]) expect(await postAs(desk, name)).toBe(201);
  const reader = await openSqlite(path, { asFound: true });
  await desk.close();
  const copy = join(folderOf(), "copy.db");
  copyFileSync(path, copy);
  await reader.close();
  expect(await namesIn(copy)).toEqual(["Ana", "Eva", "Luis"]);
});

test("a closed store stays closed", async () => {
  const path = join(folderOf(), "leads.db");
  const database = await openSqlite(path);
  await database.close();
  await expect(database.verify()).rejects.toThrow("closed");
});
