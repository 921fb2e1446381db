// Additions to a contact already in the CRM go to that contact, never to a second one.
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { key, openDesk, validBody } from "../../fixtures/leadDesk";

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
  const [first, second] = [await desk.leads.store.findByKey("a"), await desk.leads.store.findByKey("b")];
  expect(second).toMatchObject({ state: "delivered", follows: first?.id, crm_id: first?.crm_id });
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
  await desk.post(validBody);
  await desk.post({ ...validBody, calculation: analysis }, key("b"));
  const lead = await desk.leads.store.findByKey("b");
  expect(lead).toMatchObject({ state: "attention", last_code: "CONTACT_CLOSED_TO_US" });
  expect(JSON.parse(lead?.attempt_log ?? "")).toMatchObject([{ code: "OAUTH_SCOPE_MISMATCH", status: 401 }]);
  expect([desk.crm.contacts.length, await desk.leads.breaker.pause()]).toEqual([1, undefined]);
});

test("an analysis waits for the request it belongs to", async () => {
  let isDown = true;
  const desk = await openDesk({ env: DETAILS, crm: { fault: () => (isDown ? { kind: "refuse" } : undefined) } });
  await desk.post(validBody);
  expect((await desk.post({ ...validBody, calculation: analysis }, key("b"))).status).toBe(202);
  expect(desk.crm.posted).toHaveLength(1);
  isDown = false;
  for (let round = 0; round < 3; round++) await desk.workLater(HOUR);
  expect(desk.crm.contacts).toMatchObject([{ Web_Lead_Details: "analysis.inputs.arv: 350000" }]);
  expect(await desk.leads.store.findByKey("b")).toMatchObject({ state: "delivered" });
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
  expect(await desk.leads.store.backlog()).toMatchObject({ waiting: 0, attention: 0 });
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
  await desk.post(validBody);
  await desk.post({ ...validBody, calculation: analysis }, key("b"));
  const lead = await desk.leads.store.findByKey("b");
  expect([lead?.state, lead?.last_code, desk.crm.contacts.length]).toEqual(["attention", "LOOKUP_REFUSED", 0]);
  await new StaffStore(desk.leads.database).retry(Date.now(), lead?.id);
  await desk.workLater(1000);
  expect(desk.crm.contacts).toMatchObject([{ Web_Lead_Details: "analysis.inputs.arv: 350000" }]);
});

test("a note whose response was lost is not written twice", async () => {
  const desk = await openDesk({
    crm: { changeFault: (call) => (call === 1 ? { kind: "drop", taken: true } : undefined) },
  });
  await desk.post(validBody);
  await desk.post({ ...validBody, calculation: analysis }, key("b"));
  await desk.workLater(HOUR);
  expect([desk.crm.notes.length, (await desk.leads.store.findByKey("b"))?.state]).toEqual([1, "delivered"]);
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
