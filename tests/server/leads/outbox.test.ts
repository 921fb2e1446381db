// Rules of the one queue: who may record what, what a wrong clock cannot do, one contact for one person.
import { groupIntoMessages } from "../../../src/server/leads/channels/messageOf";
import { StoreProblem } from "../../../src/server/leads/delivery/PollingLoop";
import { notify } from "../../../src/server/leads/store/notifyAgain";
import { StaffStore } from "../../../src/server/leads/store/StaffStore";
import { SharedStore } from "../../../src/server/leads/store/SharedStore";
import { REASONS } from "../../../src/server/http/healthReasons";
import { newJob } from "../../../src/server/leads/store/enqueue";
import { JobStore } from "../../../src/server/leads/store/JobStore";
import { key, openDesk, validBody } from "../../fixtures/leadDesk";
import { DAY, mailEnv, MINUTE, openMailAndHookDesk, openMailDesk, statesOf, tell } from "../../fixtures/toldDesk";
import { Servers } from "../../../src/server/leads/store/Servers";
import { WEBHOOK_SECRET } from "../../fixtures/webhookReceiver";

const TWO = { NOTIFY_EMAIL: "one@flipx.example, two@flipx.example" };

test("only the server that holds a job's lease records its failure; a success counts whoever does", async () => {
  const desk = await openDesk({ crm: { fault: () => ({ kind: "refuse" }) } });
  await desk.post(validBody, key("a"));
  const { id = "" } = (await desk.leads.store.findByKey("a")) ?? {};
  const { database } = desk.leads;
  const leased = { state: "running", lease_by: "another server", run_at: null } as const;
  await database.db.updateTable("job").set(leased).where("about", "=", id).execute();
  const [job] = await database.db.selectFrom("job").selectAll().where("about", "=", id).execute();
  if (!job) throw new Error("there is no job");
  const jobs = new JobStore(database, []);
  const late = { ...job, lease_by: "a server that was presumed dead" };
  await jobs.finish([{ job: late, change: { state: "discarded" } }]);
  expect((await desk.leads.store.findByKey("a"))?.state).toBe("sending");
  await jobs.finish([{ job: late, change: { state: "completed", updated_at: Date.now() }, crmId: "7" }]);
  expect(await desk.leads.store.findByKey("a")).toMatchObject({ state: "delivered", crm_id: "7" });
});

test("a server that stood still, and whose job another one has taken over, does not send it", async () => {
  const { server, desk } = await openMailDesk();
  const [queue] = desk.leads.noticeQueues;
  await queue?.stop(0);
  await desk.post(validBody, key("a"));
  const taken = { state: "running", lease_by: "another server", run_at: null } as const;
  await desk.leads.database.db.updateTable("job").set(taken).execute();
  const [job] = await desk.leads.database.db.selectFrom("job").selectAll().execute();
  if (!job || !queue) throw new Error("there is no job");
  const attempt = queue.attempt([{ ...job, lease_by: "the one that stood still", updated_at: 1 }], { kind: "closed" });
  expect([await attempt, server.mails]).toEqual([{ kind: "nothing to send" }, []]);
});

test("a server that stood still says that it is alive before it sends: nobody takes its job in the meantime", async () => {
  const others: Servers[] = [];
  const answer = async () => {
    for (const other of others) await other.beat();
    return new Response();
  };
  const desk = await openDesk({
    crm: "none",
    env: { WEBHOOK_URL: "http://127.0.0.1:9/hook", WEBHOOK_SECRET },
    runtime: { fetch: answer },
  });
  const { db } = desk.leads.database;
  const [queue] = desk.leads.noticeQueues;
  await queue?.stop(0);
  await desk.post(validBody, key("a"));
  await desk.leads.pulse();
  const own = await db.selectFrom("server").select("id").executeTakeFirstOrThrow();
  await db.updateTable("job").set({ state: "running", lease_by: own.id, run_at: null }).execute();
  const job = await db.selectFrom("job").selectAll().executeTakeFirstOrThrow();
  desk.clock.aheadMs += MINUTE;
  const clock = { now: () => Date.now() + desk.clock.aheadMs, sync: async () => undefined };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  others.push(new Servers(() => desk.leads.database, "another server", clock, log));
  expect(await queue?.attempt([job], { kind: "closed" })).toMatchObject({ kind: "sent" });
  expect(await db.selectFrom("job").select(["state", "rescues"]).execute()).toEqual([
    { state: "completed", rescues: 0 },
  ]);
});

test("a repeated post does not bring back what was erased, with an analysis either", async () => {
  const desk = await openDesk({ crm: "none" });
  await desk.post(validBody, key("a"));
  await desk.leads.database.db.updateTable("lead").set({ content: "", redacted_at: 1 }).execute();
  for (const more of [{}, { calculation: { name: "Elm Street" } }])
    expect((await desk.post({ ...validBody, ...more }, key("a"))).status).toBe(201);
  expect(await desk.leads.store.findByKey("a")).toMatchObject({ content: "" });
});

test("nothing is said about a request that was closed in the meantime", async () => {
  const { server, desk } = await openMailDesk();
  await desk.post({ ...validBody, website: "x" }, key("a"));
  await desk.post(validBody, key("b"));
  await desk.leads.database.db.updateTable("lead").set({ state: "closed" }).execute();
  await tell(desk, MINUTE);
  const states = [await statesOf(desk, "held"), await statesOf(desk, "lead")];
  expect([server.mails, ...states]).toEqual([[], ["mail cancelled"], ["mail cancelled"]]);
});

test("a success between failures keeps a destination from counting as down", async () => {
  let calls = 0;
  const desk = await openDesk({ crm: { fault: () => (++calls % 4 === 0 ? undefined : { kind: "refuse" }) } });
  for (let n = 0; n < 12; n++) await desk.post({ ...validBody, email: `v${n}@example.com` });
  expect([calls, await desk.leads.breaker.pause()]).toEqual([12, undefined]);
});

test("a request held first and sent again with an analysis becomes one contact when it is released", async () => {
  const desk = await openDesk({ env: { CRM_DETAILS_FIELD: "Web_Lead_Details" } });
  await desk.post(validBody, { ...key("held"), "form-open": "10" });
  await desk.post({ ...validBody, calculation: { name: "Elm Street" } }, key("sent"));
  const { id = "", state } = (await desk.leads.store.findByKey("held")) ?? {};
  expect([state, desk.crm.contacts.length]).toEqual(["held", 1]);
  await new StaffStore(desk.leads.database).release(id, "pending", Date.now());
  await desk.workLater(MINUTE);
  expect(desk.crm.contacts).toHaveLength(1);
  expect(desk.crm.contacts[0]?.Web_Lead_Details).toContain("Elm Street");
  expect(await desk.leads.store.findByKey("held")).toMatchObject({ state: "closed", crm_id: null });
});

test("a lock is free for others once its time is over", async () => {
  const shared = new SharedStore((await openDesk()).leads.database);
  const nowMs = Date.now();
  const take = (owner: string, ms: number) => shared.tryLock("l", owner, nowMs + ms, nowMs + ms + 30_000);
  expect([await take("one", 0), await take("other", 29_999), await take("other", 30_000)]).toEqual([true, false, true]);
});

test("a clock that is set while the server runs changes no order and delays nothing", async () => {
  const { server, desk } = await openMailDesk({ crm: {} });
  for (const jump of [DAY, -100 * DAY, 0]) {
    desk.clock.setMs = jump;
    expect((await desk.post({ ...validBody, email: `v${jump}@example.com` })).body.status).toBe("delivered");
    await tell(desk);
  }
  expect(server.mails).toHaveLength(3);
  const ids = (await new StaffStore(desk.leads.database).page("", 10)).map(({ content }) => content);
  expect(ids.map((content) => /v(-?\d+)@/.exec(content)?.[1])).toEqual([String(DAY), String(-100 * DAY), "0"]);
});

test("after a wrong clock has been set right, people and programs read the right time of what arrives", async () => {
  const { server, hook, desk } = await openMailAndHookDesk({ setMs: 3 * DAY });
  desk.clock.setMs = 0;
  await desk.post(validBody);
  await tell(desk);
  const day = new Date().toISOString().slice(0, 10);
  expect(server.mails[0]?.text).toMatch(new RegExp(`: ${day} \\d\\d:\\d\\d$`, "m"));
  expect([hook.hooks[0]?.timestamp, hook.hooks[0]?.data.acceptedAt]).toEqual([
    expect.stringMatching(`^${day}T`),
    expect.stringMatching(`^${day}T`),
  ]);
});

test("anything can be told again, and every attempt is shown", async () => {
  const { server, desk } = await openMailDesk();
  await desk.post(validBody, key("a"));
  await tell(desk);
  const { id = "" } = (await desk.leads.store.findByKey("a")) ?? {};
  const staff = new StaffStore(desk.leads.database);
  const [job] = await staff.jobs(id);
  expect(await notify(desk.leads.database, job?.destination ?? "", Date.now(), id)).toBe(1);
  await tell(desk, MINUTE);
  expect(server.mails).toHaveLength(2);
  expect(JSON.parse((await staff.jobs(id))[0]?.attempt_log ?? "")).toHaveLength(2);
});

test("posts turned away and an unusual share of held ones reach health and, once, the log, in the same words", async () => {
  const desk = await openDesk({ crm: "none", env: { LEADS_FLOOD_LIMIT: "30" } });
  for (let n = 0; n < 60; n++) await desk.post({ ...validBody, website: "x" });
  const reasons = (await desk.leads.health()).degraded ?? [];
  expect(reasons).toEqual([REASONS.flood, REASONS.held]);
  for (let turn = 0; turn < 2; turn++) await desk.leads.pulse();
  for (const reason of reasons)
    expect(desk.logLines.filter((line) => line.includes('"level":40') && line.includes(reason))).toHaveLength(1);
});

test("many notices become one, but one that may have arrived alone is sent again alone", () => {
  const due = Array.from({ length: 14 }, (_, n) => newJob(String(n), "mail:a", "lead", 5));
  const [first, second, third] = due;
  if (!first || !second || !third) throw new Error("there are no jobs");
  first.maybe_delivered = 1;
  second.message_id = third.message_id = "sent together";
  expect(groupIntoMessages(due).map((jobs) => jobs.length)).toEqual([1, 2, 11]);
});

test("health counts open jobs by channel and state, without addresses, and knows the store's size", async () => {
  const desk = await openDesk({ crm: { fault: () => ({ kind: "refuse" }) }, env: { ...mailEnv({ port: 1 }), ...TWO } });
  await desk.post(validBody);
  await desk.post({ ...validBody, website: "x" });
  const { leads } = (await desk.leads.health()) as { leads: { jobs: object[]; held: number; storeBytes: number } };
  expect(leads.jobs).toHaveLength(2);
  expect(leads.jobs).toEqual(
    expect.arrayContaining([
      { channel: "crm", state: "scheduled", count: 1, oldestSeconds: 2 },
      { channel: "mail", state: "scheduled", count: 2, oldestSeconds: 2 },
    ]),
  );
  expect([leads.held, leads.storeBytes > 4096]).toEqual([1, true]);
});

test("the request ID that brought a lead is in the log lines of all its jobs, on every attempt", async () => {
  let isDown = true;
  const crm = { fault: () => (isDown ? ({ kind: "refuse" } as const) : undefined) };
  const { desk } = await openMailDesk({ crm });
  await desk.post(validBody, { "x-request-id": "from-the-proxy" });
  isDown = false;
  await desk.workLater(MINUTE);
  await tell(desk);
  const said = desk.logLines
    .map((line) => JSON.parse(line) as { reqId?: string; msg: string; channel?: string })
    .filter(({ msg }) => /^(lead|notification) /.test(msg));
  expect(said.map(({ msg, channel = "" }) => `${msg} ${channel}`.trim()).sort()).toEqual([
    "lead accepted",
    "lead delivered crm",
    "lead not delivered yet crm",
    "notification delivered mail",
  ]);
  for (const { reqId } of said) expect(reqId).toBe("from-the-proxy");
});

test("while the store does not respond, there is one stack for all loops and retries, then the cause, ever less often", () => {
  const error = jest.fn();
  const trouble = new StoreProblem({ error, info: jest.fn(), warn: jest.fn() });
  for (let n = 0; n < 9; n++) trouble.tell(new Error("disk full"));
  expect(error.mock.calls.map(([facts]: [object]) => facts)).toEqual([
    { err: expect.any(Error) },
    ...[2, 4, 8].map((failures) => ({ reason: "disk full", failures })),
  ]);
  trouble.isOver();
  trouble.tell(new Error("disk full"));
  expect(error).toHaveBeenLastCalledWith({ err: expect.any(Error) }, "the lead store is not responding");
});
