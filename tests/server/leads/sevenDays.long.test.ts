// How long a lead is retried: after seven days in the queue, for whatever reason, it goes to a person.
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import type { Fault } from "../../fixtures/fakeCrm";
import { key, openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const BROKEN: [name: string, fault: Fault][] = [
  [
    "rejects everything",
    { kind: "reply", status: 403, body: '{"code":"NO_PERMISSION","message":"Permission denied"}' },
  ],
  ["asks for a pause", { kind: "reply", status: 429, body: "" }],
  ["cannot be reached", { kind: "refuse" }],
];

/** Advances the clock; maintenance runs every four hours. */
async function pass(desk: LeadDesk, hours: number): Promise<void> {
  for (let passed = 0; passed < hours; passed += 4) await desk.workLater(4 * HOUR);
}

async function stateOf(desk: LeadDesk, key: string) {
  return (await desk.leads.store.findByKey(key))?.state;
}

test.each(BROKEN)("when a CRM %s for seven days, all leads of that time go to a person", async (_name, fault) => {
  let broken = true;
  const desk = await openDesk({ crm: { fault: () => (broken ? fault : undefined) } });
  for (let lead = 0; lead < 8; lead++) await desk.post(validBody, key(`old${lead}`));
  await pass(desk, 5 * 24);
  await desk.post(validBody, key("new"));
  await pass(desk, 24);
  expect((await desk.leads.figures()).attention).toBe(0);
  await pass(desk, 24 + 8);
  expect(await desk.leads.figures()).toMatchObject({ attention: 8, waiting: 1 });
  expect((await desk.leads.store.findByKey("old7"))?.last_code).not.toBeNull();
  broken = false;
  await pass(desk, 8);
  expect([await stateOf(desk, "old7"), await stateOf(desk, "new")]).toEqual(["attention", "delivered"]);
});

test("a lead retried by staff gets another seven days", async () => {
  const desk = await openDesk({ crm: { fault: () => ({ kind: "refuse" }) } });
  await desk.post(validBody, key("k"));
  await pass(desk, 8 * 24);
  expect(await stateOf(desk, "k")).toBe("attention");
  await new StaffStore(desk.leads.database).retry(Date.now() + desk.clock.aheadMs);
  await pass(desk, 6 * 24);
  expect(await stateOf(desk, "k")).toBe("pending");
  await pass(desk, 2 * 24);
  expect(await stateOf(desk, "k")).toBe("attention");
});

test("a server that was off for eight days attempts its leads before leaving them to a person", async () => {
  let broken = true;
  const desk = await openDesk({ crm: { fault: () => (broken ? { kind: "refuse" } : undefined) } });
  await desk.post(validBody, key("k"));
  broken = false;
  await desk.workLater(8 * DAY);
  expect(await stateOf(desk, "k")).toBe("delivered");
});
