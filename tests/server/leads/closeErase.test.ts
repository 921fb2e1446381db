import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openSqlite } from "../../../src/server/database/openSqlite";
import { move } from "../../../src/server/leads/backup/backupCommand";
import { copiesKnown, copiesOf } from "../../../src/server/leads/backup/copies";
import { SharedStore } from "../../../src/server/leads/store/SharedStore";
import { eraseOld } from "../../../src/server/leads/store/eraseOld";
import { DEAD_AFTER_MS } from "../../../src/server/leads/store/leadRows";
import * as commands from "../../../src/server/leads/staff/commands";
import { forEachLead } from "../../../src/server/leads/staff/commands";
import { folderOf } from "../../fixtures/folder";
import { key, openDesk, validBody } from "../../fixtures/leadDesk";
import { openOffice } from "../../fixtures/leadOffice";
import { afterwards } from "../../fixtures/servedSite";

const DAY = 86_400_000;
test("a closed lead waits for nobody, is never sent, and cannot be closed twice", async () => {
  const { server, staff, text, lead } = await openOffice();
  await server.post({ ...validBody, website: "x" }, key("a"));
  const { id } = await lead("a");
  await commands.close(staff, id);
  expect(text()).toMatch(/is closed; its personal data will be erased in 30 days/);
  expect(await server.leads.figures()).toMatchObject({ attention: 0, held: 0 });
  await expect(commands.close(staff, id)).rejects.toThrow(/cannot be closed: it is closed/);
  await expect(commands.release(staff, id)).rejects.toThrow(/cannot be released: it is closed/);
  await commands.retry(staff, undefined);
  await server.workLater(1000);
  expect(server.crm.posted).toEqual([]);
});

test("a visitor who resends a closed lead gets the same response as for a delivered one", async () => {
  const { server, staff, lead } = await openOffice();
  const held = { ...validBody, website: "x" };
  const first = await server.post(held, key("a"));
  await commands.close(staff, (await lead("a")).id);
  const again = await server.post(held, key("a"));
  expect([again.status, again.body]).toEqual([first.status, first.body]);
});

test("a sent lead cannot be closed, one in the inbox can", async () => {
  const sent = await openOffice();
  await sent.server.post(validBody, key("a"));
  await expect(commands.close(sent.staff, (await sent.lead("a")).id)).rejects.toThrow(/closed: it is delivered/);
  const inbox = await openOffice({ crm: "none" });
  await inbox.server.post(validBody, key("a"));
  await commands.close(inbox.staff, (await inbox.lead("a")).id);
  expect((await inbox.lead("a")).state).toBe("closed");
});

test("a lead waiting for the CRM can be closed, and is then never sent", async () => {
  let refuses = true;
  const { server, staff, lead } = await openOffice({
    crm: { fault: () => (refuses ? { kind: "reply", status: 503, body: "" } : undefined) },
  });
  await server.post(validBody, key("a"));
  await commands.close(staff, (await lead("a")).id);
  refuses = false;
  expect(await server.workLater(24 * 3_600_000)).toBe(0);
  expect((await lead("a")).state).toBe("closed");
});

test("a waiting lead that is erased is never sent, and no command shows anything about the person", async () => {
  let refuses = true;
  const { path, server, staff, text, lead, leadById } = await openOffice({
    crm: { fault: () => (refuses ? { kind: "refuse" } : undefined) },
  });
  const answers = { intent: "sell", message: "We have a house" };
  await server.post({ ...validBody, ...answers, calculation: { name: "for Ana" } }, key("a"));
  const { id } = await lead("a");
  await commands.erase(staff, id);
  for (const file of [path, `${path}-wal`]) expect(readFileSync(file, "latin1")).not.toContain("ana.visitor");
  expect(text()).toMatch(
    /^The personal data of lead .* is erased here\.\nBackups made before now still hold it, [^\n]*\n$/,
  );
  refuses = false;
  await commands.retry(staff, undefined);
  expect(await server.workLater(30 * 24 * 3_600_000)).toBe(0);
  const left = await leadById(id);
  expect([left.state, left.redacted_at === null]).toEqual(["closed", false]);
  await commands.show(staff, id);
  await commands.exportLeads(staff);
  await commands.exportLeads({ ...staff, json: true });
  const shown = text();
  expect(shown.split(id)).toHaveLength(4);
  expect(JSON.stringify(left) + shown).not.toMatch(/Ana|Muñoz|ana\.visitor|3055550142|sell|We have|Intent|"intent":/);
});

test("erasing names the copies the server has made, since they still hold the person", async () => {
  const { path, server, staff, text, lead } = await openOffice({ crm: "none" });
  await server.post(validBody, key("a"));
  const backups = join(dirname(path), "backups");
  mkdirSync(backups);
  const ours = [
    `${path}.moved-1`,
    `${path}.replaced-1-wal`,
    join(backups, "leads-2026-11-23.db"),
    join(backups, "leads-2026-11-24.db.unfinished"),
  ];
  for (const file of [...ours, `${path}.other`, join(backups, "mine.db")]) writeFileSync(file, "");
  await commands.erase({ ...staff, copies: async () => copiesOf(path, backups) }, (await lead("a")).id);
  expect(text().split("\n").slice(3, -1)).toEqual(ours.sort().map((file) => `  ${file}`));
});

test("after a store has been moved twice, erasing names both files that still hold the person, and the copies beside them", async () => {
  const folder = folderOf();
  const [first = "", second = "", last = ""] = ["a.db", "b.db", "c.db"].map((name) => join(folder, name));
  const desk = await openDesk({ crm: "none", env: { LEADS_DATABASE_URL: `file:${first}` } });
  await desk.post(validBody);
  await desk.close();
  writeFileSync(`${first}.replaced-1`, "");
  for (const [from, to] of [
    [first, second],
    [second, last],
  ])
    await move({ kind: "sqlite", path: from ?? "" }, { kind: "sqlite", path: to ?? "" });
  const store = await openSqlite(last);
  afterwards(() => store.close());
  const known = [`${first}.moved-1`, `${first}.replaced-1`, `${second}.moved-1`];
  expect(await copiesKnown(store, new SharedStore(store))).toEqual(known);
});

test("a visitor who resends an erased lead creates a new one", async () => {
  const { server, staff, lead } = await openOffice({ crm: "none" });
  await server.post(validBody, key("a"));
  const { id } = await lead("a");
  await commands.erase(staff, id);
  expect((await server.post(validBody, key("a"))).status).toBe(201);
  const again = await lead("a");
  expect([again.id === id, again.state]).toEqual([false, "stored"]);
});

const SLOW_CRM: Parameters<typeof openOffice>[0] = {
  crm: { fault: () => ({ kind: "delay", ms: 300 }) },
  runtime: { answerWithinMs: 20 },
};

const afterItsDeath = () => Date.now() + DEAD_AFTER_MS + 1;

test("a lead whose server died while sending can be closed, and erased with a hint to check the CRM", async () => {
  const { server, staff, text, lead, leadById } = await openOffice(SLOW_CRM);
  await server.post(validBody, key("a"));
  const { id, state } = await lead("a");
  expect(state).toBe("sending");
  await expect(commands.close(staff, id)).rejects.toThrow(/cannot be closed: it is being sent right now/);
  const later = { ...staff, now: afterItsDeath };
  await commands.close(later, id);
  expect(await leadById(id)).toMatchObject({ state: "closed", maybe_delivered: 1 });
  await commands.erase(later, id);
  expect(text()).toContain("The CRM may have this person: look there too.");
  expect(await leadById(id)).toMatchObject({ state: "closed", content: "" });
});

test("erasing a delivered lead names its contact in the CRM; a second time is rejected", async () => {
  const { server, staff, text, lead } = await openOffice();
  await server.post(validBody, key("a"));
  const { id, crm_id: contact } = await lead("a");
  await commands.erase(staff, id.slice(0, 30));
  expect(text()).toContain(`The CRM has contact ${contact}: erase it there too.`);
  expect(await lead("a")).toMatchObject({ state: "delivered", content: "" });
  await expect(commands.erase(staff, id)).rejects.toThrow(
    /cannot be erased: it is delivered and its personal data is erased/,
  );
});

test("a lead being sent cannot be erased until the attempt has ended", async () => {
  const { server, staff, lead } = await openOffice(SLOW_CRM);
  await server.post(validBody, key("a"));
  const { id } = await lead("a");
  await expect(commands.erase(staff, id)).rejects.toThrow(/cannot be erased: it is being sent right now/);
  while ((await lead("a")).state === "sending") await sleep(20);
  await commands.erase(staff, id);
  expect(await lead("a")).toMatchObject({ state: "delivered", content: "" });
});

test("a closed lead whose data is erased after 30 days makes way for a new one from the same visitor", async () => {
  const { server, staff, lead } = await openOffice({ crm: "none" });
  await server.post(validBody, key("a"));
  const { id } = await lead("a");
  await commands.close(staff, id);
  expect(await eraseOld(server.leads.database, Date.now() + 32 * DAY)).toMatchObject({ old: 1 });
  expect((await server.post(validBody, key("a"))).status).toBe(201);
  expect(await lead("a")).toMatchObject({ state: "stored", redacted_at: null });
});

test("one rejected lead does not stop the others, and JSON is one list", async () => {
  const { server, staff, text, lead } = await openOffice({ crm: "none" }, true);
  await server.post(validBody, key("a"));
  await server.post({ ...validBody, firstName: "Eva" }, key("b"));
  const ids = [(await lead("a")).id, "0000-unknown", (await lead("b")).id];
  await expect(forEachLead(staff, ids, commands.erase)).rejects.toThrow(/^There is no lead 0000-unknown/);
  expect((JSON.parse(text()) as { id: string }[]).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
  await expect(forEachLead(staff, ids.slice(0, 1), commands.close)).rejects.toThrow(/cannot be closed/);
});
