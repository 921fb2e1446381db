// Additions to a contact already in the CRM go to that contact, never to a second one.
import { setTimeout as sleep } from "node:timers/promises";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { key, openDesk, validBody } from "../../fixtures/leadDesk";
import { openMailAndHookDesk, tell, words } from "../../fixtures/toldDesk";

const HOUR = 3_600_000;
const DETAILS = { CRM_DETAILS_FIELD: "Web_Lead_Details" };
const analysis = { inputs: { arv: 350_000 } };

test("an analysis sent after a request updates the contact of that request", async () => {
  const desk = await openDesk({ env: DETAILS });
  await desk.post({ ...validBody, page: "/" }, key("a"));
  const answer = await desk.post({ ...validBody, page: "/", calculation: analysis }, key("b"));
  expect([answer.status, answer.body]).toEqual([201, { status: "delivered" }]);
  expect(desk.crm.contacts).toMatchObject([{ Web_Lead_Details: "page: /\nanalysis.inputs.arv: 350000" }]);
  expect(desk.crm.notes).toEqual([]);
  const lead = await desk.leads.store.findByKey("a");
  expect(lead).toMatchObject({ state: "delivered", revision: 1, crm_id: desk.crm.contacts[0]?.id });
  expect(await desk.leads.store.findByKey("b")).toBeUndefined();
  // Sent again because its answer was lost, it changes nothing.
  expect((await desk.post({ ...validBody, calculation: analysis }, key("b"))).status).toBe(201);
  expect([desk.crm.changeCalls, (await desk.leads.store.findByKey("a"))?.revision]).toEqual([1, 1]);
  // A day later, somebody asks again.
  desk.clock.aheadMs += 24 * HOUR;
  expect((await desk.post({ ...validBody, calculation: analysis })).status).toBe(201);
  expect([desk.crm.contacts.length, (await desk.leads.store.findByKey("a"))?.revision]).toEqual([1, 2]);
});

test("staff hear of an analysis once, as a message of its own about the same request", async () => {
  const { server, hook, desk } = await openMailAndHookDesk();
  await desk.post(validBody, key("a"));
  await tell(desk);
  await desk.post({ ...validBody, calculation: analysis });
  await tell(desk);
  const { id } = (await desk.leads.store.findByKey("a")) ?? {};
  const { intro } = await words();
  expect(server.mails.map(({ text }) => text.includes(intro.analysis))).toEqual([false, true]);
  expect(server.mails[1]?.text).toContain("350000");
  expect(hook.hooks.map(({ type, data }) => [type, data.id])).toEqual([
    ["lead.accepted", id],
    ["lead.analysis", id],
  ]);
  expect(new Set(hook.hooks.map((one) => one.id)).size).toBe(2);
});

test("an analysis that comes while the request is on its way to the CRM reaches the same contact", async () => {
  const slow = (call: number) => (call === 1 ? ({ kind: "delay", ms: 300 } as const) : undefined);
  const desk = await openDesk({ env: DETAILS, crm: { fault: slow } });
  const first = desk.post(validBody, key("a"));
  while (desk.crm.contactCalls === 0) await sleep(5);
  const second = desk.post({ ...validBody, calculation: analysis });
  expect([(await first).status, (await second).status].every((status) => status < 203)).toBe(true);
  await desk.workLater(HOUR);
  expect(desk.crm.contacts).toMatchObject([{ Web_Lead_Details: "analysis.inputs.arv: 350000" }]);
  expect(await desk.leads.store.findByKey("a")).toMatchObject({ state: "delivered" });
});

test("an analysis that looks like spam waits as a request of its own, and is added to the contact once it is let through", async () => {
  const desk = await openDesk({ env: DETAILS });
  await desk.post(validBody, key("a"));
  const spam = { ...validBody, calculation: { inputs: { note: "<a>" } } };
  for (const again of [key("a"), key("b"), key("b")]) expect((await desk.post(spam, again)).status).toBe(201);
  const held = (await new StaffStore(desk.leads.database).list({ limit: 9, state: "held" })).map(({ id }) => id);
  expect([held.length, desk.crm.changeCalls]).toEqual([2, 0]);
  for (const id of held) await new StaffStore(desk.leads.database).release(id, "pending", Date.now());
  await desk.workLater(1000);
  expect(desk.crm.contacts).toMatchObject([{ Web_Lead_Details: expect.stringContaining("note") as string }]);
});

test("another analysis goes to the same contact, and somebody else's request to another one", async () => {
  const desk = await openDesk({ env: DETAILS });
  await desk.post(validBody);
  for (const arv of [1, 2]) await desk.post({ ...validBody, calculation: { inputs: { arv } } });
  await desk.post({ ...validBody, email: "eva@example.com", calculation: analysis });
  expect(desk.crm.contacts.map(({ Web_Lead_Details: details }) => details)).toEqual([
    "analysis.inputs.arv: 2",
    "analysis.inputs.arv: 350000",
  ]);
});

test.each<[string, object, object]>([
  ["there is no field for details", {}, {}],
  ["contacts may not be changed", DETAILS, { mayUpdate: false }],
])("where %s, the contact gets a note", async (_name, env, crm) => {
  const desk = await openDesk({ env: { ...env }, crm });
  await desk.post(validBody);
  await desk.post({ ...validBody, calculation: analysis });
  expect(desk.crm.contacts).toHaveLength(1);
  expect(desk.crm.notes).toMatchObject([{ on: desk.crm.contacts[0]?.id }]);
  expect(desk.crm.notes[0]?.Note_Content).toContain("analysis.inputs.arv: 350000");
});

test("an analysis too long for the field becomes a note", async () => {
  const error = { code: "INVALID_DATA", details: { api_name: "Web_Lead_Details", maximum_length: 2000 } };
  const tooLong = { kind: "reply", status: 400, body: JSON.stringify({ data: [error] }) } as const;
  const crm = { changeFault: (call: number) => (call === 1 ? tooLong : undefined) };
  const desk = await openDesk({ env: DETAILS, crm });
  await desk.post(validBody);
  expect((await desk.post({ ...validBody, calculation: analysis })).status).toBe(201);
  expect(desk.crm.notes[0]?.Note_Content).toContain("analysis.inputs.arv: 350000");
});

test("when neither is allowed, the lead needs a person, and nothing else waits for it", async () => {
  const desk = await openDesk({ env: DETAILS, crm: { mayUpdate: false, mayNote: false } });
  await desk.post(validBody, key("a"));
  await desk.post({ ...validBody, calculation: analysis });
  const lead = await desk.leads.store.findByKey("a");
  expect(lead).toMatchObject({ state: "attention", last_code: "CONTACT_CLOSED_TO_US" });
  expect(JSON.parse(lead?.attempt_log ?? "").at(-1)).toMatchObject({ code: "OAUTH_SCOPE_MISMATCH", status: 401 });
  expect([desk.crm.contacts.length, await desk.leads.breaker.pause()]).toEqual([1, undefined]);
});

test("an analysis waits for the request it belongs to", async () => {
  let isDown = true;
  const desk = await openDesk({ env: DETAILS, crm: { fault: () => (isDown ? { kind: "refuse" } : undefined) } });
  await desk.post(validBody, key("a"));
  expect((await desk.post({ ...validBody, calculation: analysis })).status).toBe(202);
  expect(desk.crm.posted).toHaveLength(1);
  isDown = false;
  for (let round = 0; round < 3; round++) await desk.workLater(HOUR);
  expect(desk.crm.contacts).toMatchObject([{ Web_Lead_Details: "analysis.inputs.arv: 350000" }]);
  expect(await desk.leads.store.findByKey("a")).toMatchObject({ state: "delivered" });
});

test("an analysis added to a repeated request, or removed again, reaches the contact created from it", async () => {
  const desk = await openDesk({ env: DETAILS });
  for (const calculation of [undefined, analysis, analysis, undefined])
    expect((await desk.post({ ...validBody, calculation }, key("a"))).status).toBe(201);
  expect(desk.crm.contacts).toMatchObject([{ Web_Lead_Details: "analysis.inputs.arv: 350000" }]);
  expect(desk.crm.changeCalls).toBe(1);
});

test("an analysis added when the visitor repeats a request whose response was lost reaches its contact", async () => {
  const desk = await openDesk({
    env: DETAILS,
    crm: { fault: (call) => (call === 1 ? { kind: "drop", taken: true } : undefined) },
  });
  expect((await desk.post(validBody, key("a"))).status).toBe(202);
  expect((await desk.post({ ...validBody, calculation: analysis }, key("a"))).status).toBe(202);
  for (let round = 0; round < 2; round++) await desk.workLater(HOUR);
  expect(desk.crm.contacts).toMatchObject([{ Web_Lead_Details: "analysis.inputs.arv: 350000" }]);
  expect(await desk.leads.figures()).toMatchObject({ waiting: 0, attention: 0 });
});

const withoutId = { kind: "reply", status: 201, body: JSON.stringify({ data: [{ code: "SUCCESS" }] }) } as const;

test("an analysis finds the contact whose ID the CRM did not return", async () => {
  const fault = (call: number) => (call === 1 ? { ...withoutId, taken: true } : undefined);
  const desk = await openDesk({ env: DETAILS, crm: { fault } });
  await desk.post(validBody);
  expect((await desk.post({ ...validBody, calculation: analysis })).status).toBe(201);
  expect(desk.crm.contacts).toMatchObject([{ Web_Lead_Details: "analysis.inputs.arv: 350000" }]);
});

test("an analysis whose contact cannot be found needs a person, who may send it as a request of its own", async () => {
  const desk = await openDesk({ env: DETAILS, crm: { fault: (call) => (call === 1 ? withoutId : undefined) } });
  await desk.post(validBody, key("a"));
  await desk.post({ ...validBody, calculation: analysis });
  const lead = await desk.leads.store.findByKey("a");
  expect([lead?.state, lead?.last_code, desk.crm.contacts.length]).toEqual(["attention", "LOOKUP_REFUSED", 0]);
  await new StaffStore(desk.leads.database).retry(Date.now(), lead?.id);
  await desk.workLater(1000);
  expect(desk.crm.contacts).toMatchObject([{ Web_Lead_Details: "analysis.inputs.arv: 350000" }]);
});

test("a note whose response was lost is not written twice", async () => {
  const desk = await openDesk({
    crm: { changeFault: (call) => (call === 1 ? { kind: "drop", taken: true } : undefined) },
  });
  await desk.post(validBody, key("a"));
  await desk.post({ ...validBody, calculation: analysis });
  await desk.workLater(HOUR);
  expect([desk.crm.notes.length, (await desk.leads.store.findByKey("a"))?.state]).toEqual([1, "delivered"]);
});

test("a known customer's contact gets a note and keeps its data; the visitor gets the same response as any other", async () => {
  const desk = await openDesk({ crm: { uniqueFields: ["Email"] }, env: DETAILS });
  await desk.post(validBody);
  const answer = await desk.post({ ...validBody, firstName: "Anita", phoneNumber: "5550001111" }, key("b"));
  expect([answer.status, answer.body.status]).toEqual([201, "delivered"]);
  expect(desk.crm.contacts).toMatchObject([{ First_Name: "Ana" }]);
  expect(desk.crm.notes[0]?.Note_Content).toContain("firstName: Anita");
  // An analysis from this visitor must not overwrite the customer's own data either.
  await desk.post({ ...validBody, firstName: "Anita", phoneNumber: "5550001111", calculation: analysis });
  expect([desk.crm.contacts[0]?.Web_Lead_Details, desk.crm.notes.length]).toEqual(["", 2]);
});

test("a known customer whose contact rejects the note needs a person", async () => {
  const desk = await openDesk({ crm: { uniqueFields: ["Email"], mayNote: false } });
  await desk.post(validBody);
  const answer = await desk.post({ ...validBody, firstName: "Anita" }, key("b"));
  expect(answer.status).toBe(202);
  expect(await desk.leads.store.findByKey("b")).toMatchObject({
    state: "attention",
    last_code: "DUPLICATE_DATA",
    crm_id: desk.crm.contacts[0]?.id,
  });
});
