// The whole way to HubSpot, from the form.
import type { FakeCrmOptions } from "../../fixtures/fakeCrm";
import { FakeHubspot, HUBSPOT_TOKEN } from "../../fixtures/fakeHubspot";
import { key, openDesk, validBody } from "../../fixtures/leadDesk";

const HOUR = 3_600_000;

async function hubspotDesk(options: FakeCrmOptions = {}) {
  const hubspot = new FakeHubspot(options);
  const desk = await openDesk({ crm: "none", env: { HUBSPOT_TOKEN }, runtime: { fetch: hubspot.fetch } });
  return { hubspot, desk };
}

test("a request becomes a contact, its analysis is added, and another request of the same person is a note", async () => {
  const { hubspot, desk } = await hubspotDesk();
  expect((await desk.post(validBody, key("a"))).body).toEqual({ status: "delivered" });
  await desk.post({ ...validBody, calculation: { inputs: { arv: 350_000 } } });
  expect((await desk.post({ ...validBody, firstName: "Anita" }, key("b"))).body).toEqual({ status: "delivered" });
  expect(hubspot.contacts.map(({ properties }) => properties)).toEqual([
    {
      firstname: "Ana",
      lastname: "Muñoz Kovač",
      email: "ana.visitor@example.com",
      phone: "+523055550142",
      country: "MX",
      message: "Contact from website contact form\nanalysis.inputs.arv: 350000",
    },
  ]);
  const [contact] = hubspot.contacts;
  expect(hubspot.notes).toMatchObject([{ on: contact?.id }]);
  expect(await desk.leads.store.findByKey("b")).toMatchObject({ state: "delivered", crm_id: contact?.id });
});

test.each([
  ["found", {}, "FOUND", 0],
  // The email address is there: the same answers are kept beside it.
  ["noted where nobody may look", { mayRead: false }, "NOTED", 1],
])("a request whose answer was lost is %s: there is one contact", async (_how, options, code, notes) => {
  const { hubspot, desk } = await hubspotDesk({
    ...options,
    fault: (call) => (call === 1 ? { kind: "drop", taken: true } : undefined),
  });
  expect((await desk.post(validBody, key("a"))).status).toBe(202);
  await desk.workLater(HOUR);
  expect(await desk.leads.store.findByKey("a")).toMatchObject({ state: "delivered", last_code: code });
  expect([hubspot.contacts.length, hubspot.notes.length]).toEqual([1, notes]);
});
