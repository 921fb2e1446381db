// Notification channels, each with its own retries and pause: nothing is lost, and repeats keep their ID.
import { join } from "node:path";
import type { SMTPServerOptions } from "smtp-server";
import { folderOf } from "../../fixtures/folder";
import { openDesk, validBody } from "../../fixtures/leadDesk";
import { startMailServer } from "../../fixtures/mailServer";
import {
  DAY,
  mailEnv,
  mailServer,
  MINUTE,
  network,
  newsAmong,
  notifications,
  openHookDesk,
  openMailAndHookDesk,
  openMailDesk,
  STAFF,
  statesOf,
  tell,
  words,
} from "../../fixtures/toldDesk";

test("a new channel is not notified of leads stored before it, but of all later ones, whatever the clock says", async () => {
  const env = { LEADS_DATABASE_URL: `file:${join(folderOf({}), "leads.db")}` };
  const before = await openDesk({ crm: "none", env });
  await before.post(validBody);
  await before.close();
  const { server, desk } = await openMailDesk({ env });
  desk.clock.aheadMs = -2 * DAY;
  await desk.post({ ...validBody, firstName: "Eva" });
  await tell(desk);
  expect(server.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining("Eva")]);
});

test("each address is notified once of a lead the CRM accepts, with its data", async () => {
  const { server, desk } = await openMailDesk({ crm: {}, env: { NOTIFY_EMAIL: `${STAFF}, boss@flipx.example` } });
  expect(
    (await desk.post({ ...validBody, language: "es", page: "/invest/", calculation: { inputs: { arv: 350000 } } })).body
      .status,
  ).toBe("delivered");
  await tell(desk);
  await tell(desk, MINUTE);
  expect(server.mails.map(({ to }) => to).sort()).toEqual(["boss@flipx.example", STAFF]);
  const [mail] = server.mails;
  expect(mail?.subject).toContain("Ana Muñoz Kovač");
  for (const body of [mail?.text, mail?.html])
    for (const fact of [
      "Muñoz",
      "ana.visitor@example.com",
      "+52 3055550142",
      "Mexico",
      "Spanish",
      "/invest/",
      "350000",
    ])
      expect(body).toContain(fact);
  expect(mail?.text).toContain((await words()).states.delivered);
});

test("a webhook is signed, carries the lead's ID and data, and follows no redirect", async () => {
  const { hook, desk } = await openHookDesk();
  expect((await desk.post(validBody)).body.status).toBe("stored");
  await tell(desk);
  const [row] = await notifications(desk, "lead");
  expect(Math.abs((hook.hooks[0]?.sentAtMs ?? 0) - Date.now())).toBeLessThan(5000);
  expect(hook.hooks).toMatchObject([
    {
      id: row?.about,
      isSigned: true,
      type: "lead.accepted",
      data: { id: row?.about, state: "stored", values: validBody },
    },
  ]);
  hook.answer = 302;
  await desk.post({ ...validBody, firstName: "Eva" });
  await tell(desk);
  expect([hook.hooks.length, await desk.leads.noticeQueues[0]?.breaker.pause()]).toMatchObject([
    2,
    { kind: "systemic", code: "HTTP_302" },
  ]);
});

test("when the CRM has the lead but the email failed, only the email is retried, and the visitor's response depends on the CRM alone", async () => {
  const down = await startMailServer();
  await down.close();
  const desk = await openDesk({ env: mailEnv(down) });
  expect(await desk.post(validBody)).toMatchObject({ status: 201, body: { status: "delivered" } });
  await tell(desk);
  expect(await statesOf(desk)).toEqual(["mail scheduled"]);
  const back = await mailServer({}, down.port);
  await tell(desk, MINUTE);
  expect([await statesOf(desk), back.mails.length, desk.crm.posted.length]).toEqual([["mail completed"], 1, 1]);
});

test("a lead the CRM rejects is still announced, and a channel that is down delays no other", async () => {
  const { server, hook, desk } = await openMailAndHookDesk({ env: { NODE_ENV: "test" } });
  hook.answer = 500;
  for (let n = 0; n < 30; n++) await desk.post({ ...validBody, page: `/${n}` });
  await tell(desk);
  expect(server.mails.length).toBeGreaterThan(0);
  // Five failures in a row count as an outage: only what has gone out by then is attempted.
  expect(hook.hooks.length).toBeLessThan(30);
  expect(await desk.leads.health()).toMatchObject({
    degraded: ["emails or the webhook do not get through"],
    leads: { silent: [{ channel: "webhook", code: "HTTP_500" }] },
  });
  hook.answer = 204;
  for (let round = 0; round < 4; round++) await tell(desk, MINUTE);
  expect([new Set(hook.hooks.map(({ id }) => id)).size, (await desk.leads.health()).degraded]).toEqual([30, []]);
});

test.each<[string, SMTPServerOptions, string, string]>([
  [
    "wrong credentials",
    { authOptional: false, onAuth: (_auth, _session, callback) => callback(new Error("Invalid user")) },
    "smtp://user:wrong@",
    "SMTP_535",
  ],
  ["an untrusted certificate", { secure: true }, "smtps://", expect.stringContaining("CERT") as string],
])(
  "%s: emails pause, health reports it without addresses, and nothing is lost",
  async (_name, options, scheme, code) => {
    // The server logs that its certificate is for tests only.
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const server = await mailServer(options);
    const desk = await openDesk({ env: { SMTP_URL: `${scheme}127.0.0.1:${server.port}`, NOTIFY_EMAIL: STAFF } });
    await desk.post(validBody);
    await tell(desk);
    expect(await desk.leads.noticeQueues[0]?.breaker.pause()).toMatchObject({ kind: "systemic", code });
    expect(await notifications(desk, "lead")).toMatchObject([{ state: "scheduled", attempts: 0, last_code: code }]);
    expect((await desk.leads.health()).degraded).toHaveLength(1);
  },
);

test("a mail server that does not respond times out and is retried", async () => {
  const server = await mailServer({ onConnect: () => undefined });
  const desk = await openDesk({ env: mailEnv(server), runtime: { requestTimeoutMs: 200 } });
  await desk.post(validBody);
  const startedAt = performance.now();
  await tell(desk);
  // The mail library's own limit is half a minute.
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  expect(await notifications(desk, "lead")).toMatchObject([{ state: "scheduled", attempts: 1 }]);
});

test("a slow webhook times out; its second attempt carries the same message ID", async () => {
  const { hook, desk } = await openHookDesk({ runtime: { ...network, requestTimeoutMs: 200 } });
  hook.answer = "slow";
  await desk.post(validBody);
  await tell(desk);
  hook.answer = 200;
  await tell(desk, 2 * MINUTE);
  const [first, second] = hook.hooks;
  // Receivers reject timestamps more than a few minutes off, so each attempt has its own.
  const apartMs = (second?.sentAtMs ?? 0) - (first?.sentAtMs ?? 0);
  expect(Math.abs(apartMs - 2 * MINUTE)).toBeLessThan(10_000);
  expect([hook.hooks.length, first?.id === second?.id, await statesOf(desk)]).toEqual([2, true, ["webhook completed"]]);
});

test("a crash between sending and recording repeats the message under the same ID, never another", async () => {
  const { server, hook, desk } = await openMailAndHookDesk();
  await desk.post(validBody);
  await tell(desk);
  // The state left by a server that died after sending: its lease has not expired.
  const { db } = desk.leads.database;
  await db.insertInto("server").values({ id: "a dead server", seen_at: Date.now() }).execute();
  await db.updateTable("job").set({ state: "running", lease_by: "a dead server", run_at: null }).execute();
  await tell(desk, 3000);
  expect([server.mails.length, hook.hooks.length]).toEqual([1, 1]);
  await tell(desk, 8000);
  expect([server.mails.length, hook.hooks.length]).toEqual([2, 2]);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(new Set(hook.hooks.map(({ id }) => id)).size).toBe(1);
  await tell(desk, DAY);
  expect([server.mails.length, hook.hooks.length]).toEqual([2, 2]);
});

test("an address the mail server rejects fails permanently after three attempts and blocks no other", async () => {
  const server = await mailServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === STAFF ? Object.assign(new Error("no such user"), { responseCode: 550 }) : undefined),
  });
  const desk = await openDesk({ crm: "none", env: mailEnv(server, { NOTIFY_EMAIL: `${STAFF},boss@flipx.example` }) });
  await desk.post(validBody);
  for (let round = 0; round < 4; round++) await tell(desk, 55 * MINUTE);
  expect([await statesOf(desk), (await newsAmong(server.mails)).length]).toEqual([["mail discarded"], 1]);
  expect((await desk.leads.health()).degraded).toEqual(["emails or the webhook do not get through"]);
});
