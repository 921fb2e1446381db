// What comes back from a copy may have been done since: it is asked or shown, never done again blindly.
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import Libsql from "libsql";
import { backUp } from "../../../src/server/leads/backup/backUp";
import { restoreCommand } from "../../../src/server/leads/backup/backupCommand";
import { restore } from "../../../src/server/leads/backup/restore";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { secrets } from "../../fixtures/fakeCrm";
import { folderOf } from "../../fixtures/folder";
import { key, openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";
import { startLeadServer } from "../../fixtures/leadServer";
import { mailEnv, mailServer, MINUTE, tell } from "../../fixtures/toldDesk";

function change(file: string, statement: string): void {
  const database = new Libsql(file);
  database.exec(statement);
  database.close();
}

const PEOPLE = ["a", "b", "c"];

test("what waited when the copy was made, and was done since, is done once: nobody is twice in the CRM, and no mail goes out again", async () => {
  const path = join(folderOf(), "leads.db");
  const copy = join(folderOf(), "copy.db");
  const mails = await mailServer();
  const env = { ...secrets, LEADS_DATABASE_URL: `file:${path}`, ...mailEnv(mails), CRM_REF_FIELD: "Web_Lead_Ref" };
  let isDown = true;
  const before = await openDesk({
    env,
    crm: { uniqueFields: ["Web_Lead_Ref"], fault: () => (isDown ? { kind: "refuse" } : undefined) },
  });
  for (const name of PEOPLE) await before.post({ ...validBody, email: `${name}@example.com` }, key(name));
  await backUp(path, copy);
  isDown = false;
  await before.workLater(60 * MINUTE);
  await tell(before, MINUTE);
  expect([before.crm.contacts.length, mails.mails.length > 0]).toEqual([PEOPLE.length, true]);
  const mailed = mails.mails.length;
  await before.close();

  const said: string[] = [];
  await restoreCommand(env, [copy], (text) => void said.push(text));
  expect(said.join("")).toMatch(/3 requests were waiting for the CRM: it is asked/);
  expect(said.join("")).toMatch(/3 notifications may have gone out since[^]*retry --all/);
  const after = await openDesk({ env, runtime: { fetch: before.crm.fetch } });
  // The CRM's search finds them by now.
  before.clock.aheadMs += 60 * MINUTE;
  for (let turn = 0; turn < 4; turn++) {
    await after.workLater(60 * MINUTE);
    await tell(after, MINUTE);
  }
  expect([before.crm.contacts.length, mails.mails.length]).toEqual([PEOPLE.length, mailed]);
  expect(await after.leads.store.findByKey("a")).toMatchObject({ state: "delivered" });
  expect((await after.leads.health()).degraded).toContain("emails or the webhook do not get through");
});

const REFUSAL = {
  kind: "reply" as const,
  status: 400,
  body: JSON.stringify({ data: [{ code: "INVALID_DATA", details: {}, message: "invalid", status: "error" }] }),
};

test("what people let through or sent again after the copy was made is in the CRM once, though they decide again", async () => {
  const path = join(folderOf(), "leads.db");
  const copy = join(folderOf(), "copy.db");
  const env = { ...secrets, LEADS_DATABASE_URL: `file:${path}` };
  let isRefusing = true;
  const before = await openDesk({ env, crm: { fault: () => (isRefusing ? REFUSAL : undefined) } });
  await before.post({ ...validBody, website: "spam.example" }, key("held"));
  await before.post({ ...validBody, email: "refused@example.com" }, key("refused"));
  for (let hour = 0; hour < 3; hour++) await before.workLater(60 * MINUTE);
  isRefusing = false;
  await backUp(path, copy);
  const decide = async (desk: LeadDesk) => {
    const leads = new StaffStore(desk.leads.database);
    const ids = await Promise.all(
      ["held", "refused"].map(async (name) => (await desk.leads.store.findByKey(name))?.id ?? ""),
    );
    expect(await leads.release(ids[0] ?? "", "pending", Date.now() + desk.clock.aheadMs)).toBe(true);
    expect(await leads.retry(Date.now() + desk.clock.aheadMs, ids[1])).toBe(1);
    await desk.workLater(60 * MINUTE);
    return ids;
  };
  const ids = await decide(before);
  expect(before.crm.contacts).toHaveLength(2);
  await before.close();

  const said: string[] = [];
  await restoreCommand(env, [copy], (text) => void said.push(text));
  expect(said.join("")).toContain(`2 requests were waiting for a decision`);
  for (const id of ids) expect(said.join("")).toContain(id);
  const after = await openDesk({ env, runtime: { fetch: before.crm.fetch } });
  before.clock.aheadMs += 60 * MINUTE;
  await decide(after);
  expect(before.crm.contacts).toHaveLength(2);
  expect(await after.leads.store.findByKey("held")).toMatchObject({ state: "delivered" });
});

test.each<[string, RegExp, (file: string) => Promise<void> | void]>([
  ["a text", /no whole copy of a lead store/, (file) => writeFileSync(file, "leads")],
  [
    "another program's database with a table of leads",
    /no lead store of this site/,
    (file) => change(file, "create table lead (id text, created_at integer)"),
  ],
  [
    "a store of another version",
    /another version made it/,
    async (file) => {
      const desk = await openDesk({ crm: "none" });
      await backUp(desk.leads.database.place, file);
      change(file, "update lead_shared set value = '99' where key = 'schema'");
    },
  ],
])("%s is refused by its own name, and the store stays as it was", async (_name, reason, make) => {
  const path = join(folderOf(), "leads.db");
  const desk = await openDesk({ crm: "none", env: { LEADS_DATABASE_URL: `file:${path}` } });
  await desk.close();
  const file = join(folderOf(), "given.db");
  await make(file);
  const refused = restore(path, file);
  await expect(refused).rejects.toThrow(reason);
  await expect(refused).rejects.toThrow(`${file} cannot be restored`);
  expect(readdirSync(dirname(path)).sort()).toEqual(["leads.db", "leads.db.lock"]);
});

test("a store whose server was killed is set aside whole, as one file, and named", async () => {
  const path = join(folderOf(), "leads.db");
  const copy = join(folderOf(), "copy.db");
  const server = await startLeadServer({ LEADS_DATABASE_URL: `file:${path}` });
  const body = JSON.stringify(validBody);
  const headers = { "content-type": "application/json" };
  expect((await fetch(`${server.url}/api/contacts`, { method: "POST", headers, body })).status).toBe(201);
  await server.kill();
  expect(existsSync(`${path}-wal`)).toBe(true);
  await backUp(path, copy);
  const { replaced } = await restore(path, copy);
  expect(replaced).toEqual([`${path}.replaced-1`]);
  expect(readdirSync(dirname(path)).sort()).toEqual(["leads.db", "leads.db.lock", "leads.db.replaced-1"]);
});
