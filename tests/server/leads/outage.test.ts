// After an outage: what is new goes out first, and the rest beside it.
import type { Fault } from "../../fixtures/fakeCrm";
import { openHookDesk, tell } from "../../fixtures/toldDesk";
import { openDesk, validBody } from "../../fixtures/leadDesk";

const HALF_MINUTE = 30_000;
const person = (n: number) => ({ ...validBody, email: `v${n}@example.com` });

test("once a destination answers again, everything goes out in that round, the newest request among the first three", async () => {
  const { hook, desk } = await openHookDesk();
  hook.answer = 500;
  for (let n = 0; n < 30; n++) await desk.post(person(n));
  // Those that were tried while it was down wait for nothing else.
  for (let probe = 0; probe < 5; probe++) await tell(desk, HALF_MINUTE);
  hook.answer = 204;
  hook.hooks.length = 0;
  await desk.post(person(99));
  await tell(desk, HALF_MINUTE);
  const order = hook.hooks.map(({ data }) => (data.values as { email: string }).email);
  expect(order.slice(0, 3)).toContain("v99@example.com");
  await tell(desk, 2 * HALF_MINUTE);
  expect(new Set(hook.hooks.map(({ id }) => id)).size).toBe(31);
});

test("a request that hangs keeps no newer one from a free place", async () => {
  let release = () => undefined as void;
  const sent: string[] = [];
  const hangs = (_url: string, { body }: RequestInit) => {
    sent.push(String(body));
    return sent.length === 1
      ? new Promise<Response>((resolve) => (release = () => resolve(new Response())))
      : Promise.resolve(new Response());
  };
  const env = { WEBHOOK_URL: "http://127.0.0.1:9/hook", WEBHOOK_SECRET: `whsec_${"A".repeat(44)}` };
  const desk = await openDesk({ crm: "none", env, runtime: { fetch: hangs, pollMs: 20 } });
  await desk.post(person(1));
  while (sent.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
  await desk.post(person(2));
  for (let n = 0; n < 200 && sent.length < 2; n++) await new Promise((resolve) => setTimeout(resolve, 10));
  release();
  expect(sent).toHaveLength(2);
});

test("a lead that cannot be sent is not the only one to probe: the next one opens the way for all", async () => {
  const isPoison = (email = "") => email === "v9@example.com";
  let isDown = true;
  const fault = (_call: number, { Email }: { Email?: string }): Fault | undefined =>
    isDown || isPoison(Email) ? { kind: "reply", status: 500, body: "" } : undefined;
  const desk = await openDesk({ crm: { fault } });
  for (let n = 0; n < 10; n++) await desk.post(person(n));
  isDown = false;
  for (let probe = 0; probe < 3; probe++) await desk.workLater(HALF_MINUTE);
  await desk.workLater(2 * HALF_MINUTE);
  expect(desk.crm.contacts).toHaveLength(9);
});
