// A lead whose answer got lost is looked for in the CRM before it is sent again: what counts as the same contact.
import type { Contact, Fault } from "../../fixtures/fakeCrm";
import { closeDesks, openDesk, validBody } from "../../fixtures/leadDesk";

jest.setTimeout(30_000);
afterEach(closeDesks);

const HOUR = 3_600_000;
const names = (contacts: readonly Contact[]) => contacts.map(({ First_Name: first }) => first);

test("another person with the same e-mail address and phone is no reason to keep a lead back", async () => {
  const lost = (call: number): Fault | undefined => (call === 2 ? { kind: "drop" } : undefined);
  const desk = await openDesk({ crm: { fault: lost } });
  await desk.post({ ...validBody, firstName: "Luis" });
  expect((await desk.post(validBody)).status).toBe(202);
  await desk.workLater(HOUR);
  expect([desk.crm.searches.length, names(desk.crm.contacts)]).toEqual([1, ["Luis", "Ana"]]);
});

test("a name that was shortened for the CRM is found as the same one", async () => {
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
