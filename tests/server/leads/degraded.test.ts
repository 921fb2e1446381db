import type { Fault } from "../../fixtures/fakeCrm";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";

const HOUR = 3_600_000;
const reply = (status: number, code: string): Fault => ({ kind: "reply", status, body: JSON.stringify({ code }) });

async function healthOf(desk: LeadDesk) {
  const answer = await fetch(`${desk.url}/api/health`);
  return { code: answer.status, body: (await answer.json()) as unknown, why: (await desk.leads.health()).degraded };
}

test("a server whose leads reach the CRM is healthy", async () => {
  const desk = await openDesk();
  await desk.post(validBody);
  expect(await healthOf(desk)).toEqual({ code: 200, body: { status: "ok" }, why: [] });
});

test.each<[string, Fault, number]>([
  ["the CRM rejects everything", reply(403, "NO_PERMISSION"), 0],
  ["leads have been waiting for more than an hour", { kind: "refuse" }, 1.1 * HOUR],
  ["leads need attention", reply(400, "DUPLICATE_DATA"), 0],
])("the server accepts leads and reports that it is degraded when %s", async (why, fault, aheadMs) => {
  const desk = await openDesk({ crm: { fault: () => fault } });
  await desk.post(validBody);
  desk.clock.aheadMs += aheadMs;
  expect(await healthOf(desk)).toEqual({ code: 200, body: { status: "degraded" }, why: [why] });
});

test("a lead released long after it was accepted does not make it degraded at once", async () => {
  const desk = await openDesk({ crm: { fault: () => ({ kind: "refuse" }) } });
  await desk.post({ ...validBody, website: "x" }, { "idempotency-key": "k" });
  desk.clock.aheadMs += 24 * HOUR;
  const { id = "" } = (await desk.leads.store.findByKey("k")) ?? {};
  await new StaffStore(desk.leads.database).release(id, "pending", Date.now() + desk.clock.aheadMs);
  expect((await healthOf(desk)).why).toEqual([]);
  desk.clock.aheadMs += 1.1 * HOUR;
  expect((await healthOf(desk)).why).toEqual(["leads have been waiting for more than an hour"]);
});

test("held spam does not make it degraded: the sender would see that", async () => {
  const desk = await openDesk();
  await desk.post({ ...validBody, website: "x" });
  expect(await healthOf(desk)).toMatchObject({ body: { status: "ok" }, why: [] });
});
