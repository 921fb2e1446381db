// A clock that ran two days ahead is set back: nothing waits for those days to pass again.
import type { Fault } from "../../fixtures/fakeCrm";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";
import { closeTold, mailEnv, mailServer, MINUTE, DAY, statesOf, tell } from "../../fixtures/toldDesk";

afterEach(closeTold);

const AHEAD_MS = 2 * DAY;
const reply = (status: number, body = ""): Fault => ({ kind: "reply", status, body });

/** Sets the clock back and handles everything due within five minutes. */
async function setBack(desk: LeadDesk): Promise<void> {
  desk.clock.aheadMs -= AHEAD_MS;
  await desk.leads.worker.tidy();
  await desk.workLater(0);
  await desk.workLater(5 * MINUTE);
}

test.each([
  ["a lead's wait for its next attempt", reply(500)],
  ["a pause requested by the CRM", reply(429)],
  ["a pause while the CRM rejects everything", reply(401, '{"code":"INVALID_TOKEN"}')],
])("setting the clock back does not prolong %s", async (_what, fault) => {
  let isDown = true;
  const desk = await openDesk({ crm: { fault: () => (isDown ? fault : undefined) } });
  desk.clock.aheadMs += AHEAD_MS;
  expect((await desk.post(validBody)).status).toBe(202);
  isDown = false;
  await setBack(desk);
  expect(desk.crm.contacts).toHaveLength(1);
});

test("a CRM that is still down after the clock was set back is probed again after its pause", async () => {
  let isDown = true;
  const desk = await openDesk({ crm: { fault: () => (isDown ? reply(429) : undefined) } });
  desk.clock.aheadMs += AHEAD_MS;
  await desk.post(validBody);
  await setBack(desk);
  expect([desk.crm.contacts.length, desk.crm.contactCalls > 1]).toEqual([0, true]);
  isDown = false;
  await desk.workLater(5 * MINUTE);
  expect(desk.crm.contacts).toHaveLength(1);
});

test("setting the clock back does not prolong the limit on token requests", async () => {
  let isDown = true;
  const desk = await openDesk({ crm: { tokenFault: () => (isDown ? reply(500) : undefined) } });
  desk.clock.aheadMs += AHEAD_MS;
  await desk.post(validBody);
  for (let attempt = 0; attempt < 8; attempt++) await desk.workLater(MINUTE);
  isDown = false;
  await setBack(desk);
  expect(desk.crm.contacts).toHaveLength(1);
});

test("setting the clock back does not keep staff waiting for a failed notification", async () => {
  const server = await mailServer();
  await server.close();
  const desk = await openDesk({ crm: "none", env: mailEnv(server) });
  desk.clock.aheadMs += AHEAD_MS;
  await desk.post(validBody);
  await tell(desk);
  expect(await statesOf(desk)).toEqual(["mail scheduled"]);
  const again = await mailServer({}, server.port);
  desk.clock.aheadMs -= AHEAD_MS;
  await desk.leads.worker.tidy();
  await tell(desk);
  await tell(desk, 5 * MINUTE);
  expect([await statesOf(desk), again.mails.length]).toEqual([["mail completed"], 1]);
});

test("setting the clock back does not lock out somebody who opened many email links", async () => {
  let monotonicMs = 0;
  const desk = await openDesk({ runtime: { monotonicNow: () => monotonicMs } });
  const visit = async () => (await fetch(`${desk.url}/api/leads/act?token=x`)).status;
  while ((await visit()) === 404);
  desk.clock.aheadMs -= AHEAD_MS;
  monotonicMs += 11 * MINUTE;
  expect(await visit()).toBe(404);
});
