// Responses of the CRM that say nothing, or too much: they must lose no lead and reveal nothing.
import type { Fault } from "../../fixtures/fakeCrm";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAGE = "<html>Sign in</html>";
const reply = (status: number, body: string): Fault => ({ kind: "reply", status, body });
const errorBody = (code: string) => JSON.stringify({ code, details: {}, message: "no", status: "error" });

/** A desk whose first lead arrives although the response is lost; the first search for it returns `body`. */
const deskWithOddSearch = (body: string): Promise<LeadDesk> =>
  openDesk({
    crm: {
      fault: (call) => (call === 1 ? { kind: "drop", taken: true } : undefined),
      searchFault: (call) => (call === 1 ? reply(200, body) : undefined),
    },
  });

test("a search that returns a web page is repeated before the lead is sent again", async () => {
  const desk = await deskWithOddSearch(PAGE);
  await desk.post(validBody, { "idempotency-key": "k" });
  await desk.workLater(HOUR);
  expect(await desk.leads.store.findByKey("k")).toMatchObject({ state: "pending", last_code: "SEARCH_UNREADABLE" });
  await desk.workLater(HOUR);
  expect(await desk.leads.store.findByKey("k")).toMatchObject({ state: "delivered", last_code: "FOUND" });
  expect(desk.crm.contacts).toHaveLength(1);
});

test("a search without results sends the lead again", async () => {
  const desk = await deskWithOddSearch('{"data":[]}');
  await desk.post(validBody, { "idempotency-key": "k" });
  await desk.workLater(HOUR);
  expect([(await desk.leads.store.findByKey("k"))?.state, desk.crm.posted.length]).toEqual(["delivered", 2]);
});

test.each([
  ["an empty body", ""],
  ["a web page", PAGE],
  ["AUTHENTICATION_FAILURE", errorBody("AUTHENTICATION_FAILURE")],
])("a token rejected with %s is replaced within the same request", async (_name, body) => {
  const desk = await openDesk({ crm: { fault: (call) => (call === 2 ? reply(401, body) : undefined) } });
  await desk.post(validBody);
  expect((await desk.post(validBody)).status).toBe(201);
  expect([desk.crm.tokenCalls, desk.crm.contacts.length]).toEqual([2, 2]);
});

test("a token with too narrow a scope is not replaced: the next one would be no wider", async () => {
  const desk = await openDesk({ crm: { fault: () => reply(401, errorBody("OAUTH_SCOPE_MISMATCH")) } });
  expect((await desk.post(validBody)).status).toBe(202);
  expect([desk.crm.tokenCalls, desk.crm.posted.length]).toEqual([1, 1]);
});

test.each([
  ["that never connected do not count", "refuse", 6, 5],
  ["that may have arrived count", "drop", 5, 0],
] as const)("token requests %s against the limit", async (_name, kind, tokenCalls, delivered) => {
  const desk = await openDesk({ crm: { tokenFault: (call) => (call <= 5 ? { kind } : undefined) } });
  for (let lead = 0; lead < 5; lead++) await desk.post(validBody);
  for (let minute = 0; minute < 3; minute++) await desk.workLater(MINUTE);
  expect([desk.crm.tokenCalls, desk.crm.contacts.length]).toEqual([tokenCalls, delivered]);
});

test("a token that no header can carry is not kept: another one is requested", async () => {
  const malformed = reply(200, JSON.stringify({ access_token: "two\nlines", expires_in: 3600 }));
  const desk = await openDesk({ crm: { tokenFault: (call) => (call === 1 ? malformed : undefined) } });
  expect((await desk.post(validBody)).status).toBe(202);
  await desk.workLater(HOUR);
  expect([desk.crm.tokenCalls, desk.crm.contacts.length]).toEqual([2, 1]);
});
