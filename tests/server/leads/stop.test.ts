// A stopping server aborts its calls: that says nothing about the CRM, and other servers continue.
import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "../../fixtures/fakeCrm";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";

const slow: Fault = { kind: "delay", ms: 1000 };
const refused: Fault = { kind: "reply", status: 403, body: '{"code":"NO_PERMISSION","message":"Permission denied"}' };

const laneOf = ({ leads }: LeadDesk) => {
  if (!leads.crmQueue) throw new Error("there is no CRM");
  return leads.crmQueue;
};
// Accesses a private field: the application's own stop would wait ten seconds first.
const callsUnderWay = (desk: LeadDesk) =>
  (laneOf(desk) as unknown as { attempts: Map<unknown, unknown> }).attempts.size;

async function stopWhenUnderWay(desk: LeadDesk, calls: number): Promise<void> {
  while (callsUnderWay(desk) < calls) await sleep(5);
  await laneOf(desk).stop(0);
}

test.each([
  ["new contacts", { fault: () => slow }],
  ["a token", { tokenFault: () => slow }],
])("a stop that aborts calls for %s pauses no delivery, and the leads wait", async (_name, crm) => {
  const desk = await openDesk({ crm });
  const posts = Array.from({ length: 5 }, () => desk.post(validBody));
  await stopWhenUnderWay(desk, 5);
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array(5).fill(202));
  expect(await desk.leads.breaker.pause()).toBeUndefined();
  expect((await desk.leads.figures()).waiting).toBe(5);
});

test("a probe aborted by a shutdown is immediately available to the next server", async () => {
  const desk = await openDesk({ crm: { fault: (call) => (call === 1 ? refused : slow) } });
  await desk.post(validBody);
  const pause = await desk.leads.breaker.pause();
  const probing = desk.workLater(5 * 60_000);
  await stopWhenUnderWay(desk, 1);
  await probing;
  expect(await desk.leads.breaker.pause()).toEqual(pause);
  expect((await desk.leads.breaker.ask()).kind).toBe("halfOpen");
});
