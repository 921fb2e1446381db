// When a response is lost, the CRM is searched before the lead is sent again: what counts as the same contact.
import { setTimeout as sleep } from "node:timers/promises";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import type { Contact, Fault } from "../../fixtures/fakeCrm";
import { openDesk, validBody } from "../../fixtures/leadDesk";

const HOUR = 3_600_000;
const names = (contacts: readonly Contact[]) => contacts.map(({ First_Name: first }) => first);

test("another person with the same email address and phone does not keep a lead from being sent", async () => {
  const lost = (call: number): Fault | undefined => (call === 2 ? { kind: "drop" } : undefined);
  const desk = await openDesk({ crm: { fault: lost } });
  await desk.post({ ...validBody, firstName: "Luis" });
  expect((await desk.post(validBody)).status).toBe(202);
  await desk.workLater(HOUR);
  expect([desk.crm.searches.length, names(desk.crm.contacts)]).toEqual([1, ["Luis", "Ana"]]);
});

test.each<[string, object]>([
  ["never arrived", { kind: "drop" }],
  ["arrived", { kind: "drop", taken: true }],
])("a request that %s is not taken for the same visitor's previous one", async (_name, lost) => {
  const desk = await openDesk({ crm: { fault: (call) => (call === 2 ? (lost as Fault) : undefined) } });
  await desk.post(validBody, { "idempotency-key": "a" });
  expect((await desk.post(validBody, { "idempotency-key": "b" })).status).toBe(202);
  await desk.workLater(HOUR);
  const ids = await Promise.all(["a", "b"].map(async (key) => (await desk.leads.store.findByKey(key))?.crm_id));
  expect(ids).toEqual(desk.crm.contacts.map(({ id }) => id));
  expect(ids).toHaveLength(2);
});

test("a name truncated for the CRM is recognized as the same", async () => {
  const error = { code: "INVALID_DATA", details: { api_name: "Last_Name", maximum_length: 5 }, status: "error" };
  const faults: (Fault | undefined)[] = [
    { kind: "reply", status: 400, body: JSON.stringify({ data: [error] }) },
    { kind: "drop", taken: true },
  ];
  const desk = await openDesk({ crm: { fault: (call) => faults[call - 1] } });
  expect((await desk.post(validBody, { "idempotency-key": "k" })).status).toBe(202);
  await desk.workLater(HOUR);
  expect(desk.crm.contacts.map(({ Last_Name: last }) => last)).toEqual(["Muñoz"]);
  expect(await desk.leads.store.findByKey("k")).toMatchObject({ state: "delivered", last_code: "FOUND" });
});

test("a CRM that forbids searching proves no absence: request and analysis go to a person, and log and health say so", async () => {
  const taken = (call: number): Fault | undefined => (call === 1 ? { kind: "drop", taken: true } : undefined);
  const desk = await openDesk({ crm: { fault: taken, mayRead: false } });
  await desk.post(validBody, { "idempotency-key": "a" });
  await desk.post({ ...validBody, calculation: { name: "Elm Street" } }, { "idempotency-key": "b" });
  await desk.workLater(HOUR);
  await desk.workLater(HOUR);
  expect(desk.crm.contacts).toHaveLength(1);
  const lead = await desk.leads.store.findByKey("a");
  expect(lead).toMatchObject({ state: "attention", last_code: "LOOKUP_REFUSED" });
  expect(lead?.content).toContain("Elm Street");
  expect(desk.logLines.join("")).toMatch(/"code":"OAUTH_SCOPE_MISMATCH".*does not let us look/);
  expect(await desk.leads.health()).toMatchObject({ leads: { lookupRefused: "OAUTH_SCOPE_MISMATCH" } });
});

test("a lead that cannot be looked up is sent again when staff name it, and a working lookup ends the notice", async () => {
  let drops = true;
  const desk = await openDesk({ crm: { fault: () => (drops ? { kind: "drop" } : undefined), mayRead: false } });
  await desk.post(validBody, { "idempotency-key": "k" });
  await desk.workLater(HOUR);
  const lead = await desk.leads.store.findByKey("k");
  drops = false;
  await new StaffStore(desk.leads.database).retry(Date.now(), lead?.id);
  await desk.workLater(1000);
  expect([(await desk.leads.store.findByKey("k"))?.state, desk.crm.contacts.length]).toEqual(["delivered", 1]);
  desk.crm.options.mayRead = true;
  desk.crm.options.fault = (call) => (call === 3 ? { kind: "drop" } : undefined);
  await desk.post({ ...validBody, firstName: "Eva" });
  await desk.workLater(HOUR);
  expect((await desk.leads.health()).leads).not.toHaveProperty("lookupRefused");
});

test("a clock jumping ahead does not make a server resend a lead it is already sending", async () => {
  const slow = (call: number): Fault | undefined => (call === 1 ? { kind: "delay", ms: 300 } : undefined);
  const desk = await openDesk({ crm: { fault: slow } });
  const posted = desk.post(validBody);
  while (desk.crm.contactCalls === 0) await sleep(5);
  expect(await desk.workLater(HOUR)).toBe(0);
  expect((await posted).status).toBe(201);
  expect([desk.crm.contacts.length, desk.crm.searches.length]).toEqual([1, 0]);
});
