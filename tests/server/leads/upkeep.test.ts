// What happens to leads over time: which ones lose their personal data, and what the log reports.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { folderOf } from "../../fixtures/folder";
import { key, openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";

const DAY_MS = 24 * 3_600_000;
const duplicate = JSON.stringify({ data: [{ code: "DUPLICATE_DATA", details: { api_name: "Email", id: "7" } }] });

/** A server with three leads: one delivered, one that looks like spam, and one that needs attention. */
async function openDeskWithLeads(env: NodeJS.ProcessEnv = {}): Promise<LeadDesk> {
  const desk = await openDesk({
    env,
    crm: { fault: (call) => (call === 2 ? { kind: "reply", status: 400, body: duplicate } : undefined) },
  });
  await desk.post(validBody, key("delivered"));
  await desk.post(validBody, key("attention"));
  await desk.post({ ...validBody, website: "x" }, key("held"));
  return desk;
}

async function leadOf(desk: LeadDesk, key: string) {
  const lead = await desk.leads.store.findByKey(key);
  if (!lead) throw new Error(`there is no lead ${key}`);
  return lead;
}

async function erasedOf(desk: LeadDesk, keys: string[]): Promise<string[]> {
  const leads = await Promise.all(keys.map((key) => leadOf(desk, key)));
  return keys.filter((_key, n) => leads[n]?.content === "" && leads[n].redacted_at !== null);
}

test("personal data is erased 30 days after delivery; held leads and those needing attention keep it", async () => {
  const desk = await openDeskWithLeads();
  const keys = ["delivered", "attention", "held"];
  for (const key of keys) expect((await leadOf(desk, key)).state).toBe(key);
  await desk.workLater(29.5 * DAY_MS);
  await desk.leads.maintenance.tidy();
  expect(await erasedOf(desk, keys)).toEqual([]);
  await desk.workLater(2 * DAY_MS);
  await desk.leads.maintenance.tidy();
  expect(await erasedOf(desk, keys)).toEqual(["delivered"]);
  await desk.workLater(50 * DAY_MS);
  await desk.leads.maintenance.tidy();
  expect(await erasedOf(desk, keys)).toEqual(["delivered"]);
});

test("a closed lead loses its personal data 30 days after it was closed", async () => {
  const desk = await openDeskWithLeads();
  await desk.workLater(50 * DAY_MS);
  const { id } = await leadOf(desk, "held");
  const staff = new StaffStore(desk.leads.database);
  await staff.close(id, Date.now() + desk.clock.aheadMs);
  await desk.workLater(29.5 * DAY_MS);
  await desk.leads.maintenance.tidy();
  expect(await erasedOf(desk, ["held"])).toEqual([]);
  await desk.workLater(2 * DAY_MS);
  await desk.leads.maintenance.tidy();
  expect(await staff.find(id)).toMatchObject([{ state: "closed", content: "", redacted_at: expect.any(Number) }]);
  expect(await erasedOf(desk, ["attention"])).toEqual([]);
});

const remindersOf = (desk: LeadDesk) => desk.logLines.filter((line) => line.includes("leads are waiting for a person"));

test("the log says once a day how many leads wait for a person, until none does", async () => {
  const desk = await openDeskWithLeads();
  const remind = async (aheadMs: number) => {
    desk.clock.aheadMs += aheadMs;
    await desk.leads.maintenance.remind();
    return remindersOf(desk).length;
  };
  const atFirst = await remind(0);
  expect([await remind(DAY_MS), await remind(DAY_MS / 2), await remind(DAY_MS / 2)]).toEqual([
    atFirst + 1,
    atFirst + 1,
    atFirst + 2,
  ]);
  const staff = new StaffStore(desk.leads.database);
  for (const key of ["attention", "held"]) await staff.close((await leadOf(desk, key)).id, Date.now());
  expect(await remind(DAY_MS)).toBe(atFirst + 2);
});

test("a starting server logs at once how many leads wait for a person", async () => {
  const env = { LEADS_DATABASE_URL: `file:${join(folderOf(), "leads.db")}` };
  await (await openDeskWithLeads(env)).app.close();
  const started = await openDesk({ env });
  while (remindersOf(started).length === 0) await sleep(5);
  expect(JSON.parse(remindersOf(started)[0] ?? "")).toMatchObject({ attention: 1, held: 1, inbox: 0 });
});
