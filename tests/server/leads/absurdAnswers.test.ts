// Responses that a CRM, or a gateway in front of it, should never send.
import type { Fault } from "../../fixtures/fakeCrm";
import { closeDesks, openDesk, validBody } from "../../fixtures/leadDesk";

afterEach(closeDesks);

const HOUR = 3_600_000;
const reply = (status: number, body: string): Fault => ({ kind: "reply", status, body });

test("an absurd Retry-After does not stop delivery for longer than an hour", async () => {
  const asked = { ...reply(429, ""), headers: { "retry-after": "9".repeat(9) } } as Fault;
  const desk = await openDesk({ crm: { fault: (call) => (call === 1 ? asked : undefined) } });
  await desk.post(validBody);
  await desk.workLater(61 * 60_000);
  expect(desk.crm.contacts).toHaveLength(1);
});

test("a token that no header can carry is not kept: another one is requested", async () => {
  const malformed = reply(200, JSON.stringify({ access_token: "two\nlines", expires_in: 3600 }));
  const desk = await openDesk({ crm: { tokenFault: (call) => (call === 1 ? malformed : undefined) } });
  expect((await desk.post(validBody)).status).toBe(202);
  await desk.workLater(HOUR);
  expect([desk.crm.tokenCalls, desk.crm.contacts.length]).toEqual([2, 1]);
});
