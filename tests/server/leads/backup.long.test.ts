// Copies of the store: made while it is in use, complete, and enough to restore from.
import { execFile } from "node:child_process";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { setTimeout as wait } from "node:timers/promises";
import Libsql from "libsql";
import { backUp, contentsOf } from "../../../src/server/leads/backup/backUp";
import { DailyBackup } from "../../../src/server/leads/backup/DailyBackup";
import { backupCommand } from "../../../src/server/leads/backup/backupCommand";
import { readLeadSettings } from "../../../src/server/leads/leadSettings";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { folderOf } from "../../fixtures/folder";
import { openDesk, validBody } from "../../fixtures/leadDesk";
import { startLeadServer } from "../../fixtures/leadServer";
import { WITHOUT_DOT_ENV } from "../../withoutDotEnv";

const DAY = 86_400_000;

test("a copy made during incoming posts restores every lead acknowledged before it, but not while a server has the store", async () => {
  const folder = folderOf();
  const [store, copy] = [join(folder, "leads.db"), join(folder, "copies", "leads-copy.db")];
  const env = { LEADS_DATABASE_URL: `file:${store}` };
  const server = await startLeadServer(env);
  const acknowledged: string[] = [];
  const until = { over: false };
  const posting = (async () => {
    for (let n = 0; !until.over; n++) {
      const email = `visitor.${n}@example.com`;
      const answer = await fetch(`${server.url}/api/contacts`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": email },
        body: JSON.stringify({ ...validBody, email }),
      });
      if (answer.status === 201) acknowledged.push(email);
    }
  })();
  while (acknowledged.length < 20) await wait(20);
  const before = [...acknowledged];
  const command = (name: string, file: string) =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "src/server/leads/cli.ts", name, file], {
      env: { ...process.env, ...WITHOUT_DOT_ENV, ...env },
    });
  const { stdout } = await command("backup", copy);
  const copied = Number(/^(\d+) leads/.exec(stdout)?.[1]);
  while (acknowledged.length <= copied) await wait(20);
  await expect(command("restore", copy)).rejects.toMatchObject({ stderr: expect.stringContaining("Another server") });
  until.over = true;
  await posting;
  await server.kill();
  expect(copied).toBeGreaterThanOrEqual(before.length);
  expect(statSync(copy).mode & 0o777).toBe(0o600);

  await expect(command("restore", __filename)).rejects.toMatchObject({ code: 1 });
  expect((await command("restore", copy)).stdout).toMatch(`${store} now holds ${copied} leads, the newest of 20`);
  // What the store held before can be put back in turn.
  const undone = await command("restore", `${store}.replaced-1`);
  expect(Number(/holds (\d+) leads/.exec(undone.stdout)?.[1])).toBeGreaterThan(copied);
  const { stdout: said } = await command("restore", copy);
  expect(said.match(/\.replaced-\d\S*/g)).toEqual([".replaced-3."]);
  const restored = await openDesk({ env, crm: "none" });
  const rows = await restored.leads.database.db.selectFrom("lead").select("idempotency_key").execute();
  expect(rows).toHaveLength(copied);
  const found = new Set(rows.map(({ idempotency_key: email }) => email));
  expect(before.filter((email) => !found.has(email))).toEqual([]);
  expect((await restored.post(validBody)).status).toBe(201);
});

test("a copy contains nothing that was erased", async () => {
  const desk = await openDesk({ crm: "none" });
  await desk.post(validBody);
  const [lead] = await new StaffStore(desk.leads.database).list({ limit: 1 });
  await new StaffStore(desk.leads.database).erase(lead?.id ?? "", Date.now());
  const copy = join(folderOf(), "copy.db");
  expect(await backUp(desk.leads.database.place, copy)).toBe(1);
  await expect(promisify(execFile)("grep", ["-c", "ana.visitor", copy])).rejects.toMatchObject({ code: 1 });
});

test("a copy that is corrupt is not counted as one", async () => {
  const desk = await openDesk({ crm: "none" });
  await desk.post(validBody);
  const copy = join(folderOf(), "copy.db");
  await backUp(desk.leads.database.place, copy);
  expect(contentsOf(copy)).toMatchObject({ leads: 1 });
  const database = new Libsql(copy);
  const [first, second] = database
    .prepare("SELECT name, rootpage FROM sqlite_master WHERE type = 'index' AND tbl_name = 'lead' AND sql IS NOT NULL")
    .all() as { name: string; rootpage: number }[];
  database.exec("PRAGMA writable_schema = ON");
  const move = database.prepare("UPDATE sqlite_master SET rootpage = ? WHERE name = ?");
  move.run(second?.rootpage, first?.name);
  move.run(first?.rootpage, second?.name);
  database.close();
  expect(() => contentsOf(copy)).toThrow("the copy is corrupt");
});

test("the server makes a copy once a day, keeps the latest ones, and leaves other files alone", async () => {
  const folder = folderOf({ "mine.db": "not ours" });
  const desk = await openDesk({ crm: "none" });
  await desk.post(validBody);
  const log = { info: () => undefined, warn: () => undefined, error: jest.fn() };
  let nowMs = Date.UTC(2026, 10, 20, 8);
  const daily = new DailyBackup(desk.leads.database, folder, () => nowMs, log);
  for (let day = 0; day < 9; day++, nowMs += DAY) for (let look = 0; look < 3; look++) await daily.run();
  const days = [22, 23, 24, 25, 26, 27, 28];
  expect(readdirSync(folder).sort()).toEqual([...days.map((day) => `leads-2026-11-${day}.db`), "mine.db"]);
  expect(log.error).not.toHaveBeenCalled();
});

test("an unwritable folder is reported, blocks no lead, and is retried after an hour", async () => {
  const folder = folderOf({ taken: "a file" });
  const env = { LEADS_BACKUP_DIR: join(folder, "taken", "copies") };
  const desk = await openDesk({ crm: "none", env });
  expect((await desk.post(validBody)).status).toBe(201);
  for (let tries = 0; tries < 50 && !desk.logLines.join("").includes("backed up"); tries++) await wait(50);
  expect(desk.logLines.join("")).toContain("the store could not be backed up");
  expect((await desk.leads.health()).degraded).toEqual(["the store could not be backed up"]);
});

test("a failed copy is known to every process of the store, also after a restart, until one succeeds", async () => {
  const folder = folderOf({ taken: "a file" });
  const desk = await openDesk({ crm: "none" });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const into = (name: string) => new DailyBackup(desk.leads.database, join(folder, name), Date.now, log);
  await into("taken").run();
  expect(await into("other").fails()).toBe(true);
  await into("other").run();
  expect(await into("taken").fails()).toBe(false);
});

test("an old copy that cannot be deleted is reported as that: the new copy is there", async () => {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => [`leads-2026-11-0${day}.db/inside`, "a folder is not deleted"]);
  const folder = folderOf(Object.fromEntries(days) as Record<string, string>);
  const desk = await openDesk({ crm: "none" });
  const log = { info: jest.fn(), warn: () => undefined, error: jest.fn() };
  const daily = new DailyBackup(desk.leads.database, folder, () => Date.UTC(2026, 10, 20, 8), log);
  await daily.run();
  expect(readdirSync(folder)).toContain("leads-2026-11-20.db");
  expect(await daily.fails()).toBe(false);
  expect(log.info).toHaveBeenCalledWith(expect.anything(), "the store has been backed up");
  expect(log.error).toHaveBeenCalledWith(expect.anything(), "old copies of the store could not be deleted");
});

test("an existing file is never overwritten", async () => {
  const desk = await openDesk({ crm: "none" });
  const copy = join(folderOf(), "copy.db");
  writeFileSync(copy, "something else");
  await expect(backUp(desk.leads.database.place, copy)).rejects.toThrow(/already exists/);
});

test("for PostgreSQL, the command and the setting refer to its own tools", async () => {
  const env = { LEADS_DATABASE_URL: "postgres://user:x@127.0.0.1/leads" };
  await expect(backupCommand(env, ["x.db"], () => undefined)).rejects.toThrow(/pg_dump/);
  expect(() => readLeadSettings({ ...env, LEADS_BACKUP_DIR: "/tmp/x" })).toThrow(/LEADS_BACKUP_DIR is for SQLite/);
});

test("a store that is not there is not copied, and none appears in its place", async () => {
  const folder = folderOf();
  await expect(backUp(join(folder, "leads.db"), join(folder, "copy.db"))).rejects.toThrow(/no lead store at/);
  expect(readdirSync(folder)).toEqual([]);
});
