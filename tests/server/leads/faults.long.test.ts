import { crmReplies, SENTINEL } from "../../fixtures/crmReplies";
import type { Fault } from "../../fixtures/fakeCrm";
import { openDesk, validBody } from "../../fixtures/leadDesk";

const HOUR = 3_600_000;
const reply = (status: number, body: string): Fault => ({ kind: "reply", status, body });
const recordError = (code: string, details: object) =>
  JSON.stringify({ data: [{ code, details, message: code, status: "error" }] });

// What each answer means is the adapter's to say (tests/server/crm).
const ONE_OF_EACH_KIND = new Map(crmReplies.map((one) => [one.kind, one]));

test.each([...ONE_OF_EACH_KIND])(
  "an answer of the kind %s gets the right response and leaves the lead in the right state",
  async (_kind, { status, body, kind, text }) => {
    const desk = await openDesk({ crm: { fault: () => reply(status, body) } });
    const answer = await desk.post(validBody, { "idempotency-key": "k" });
    const lead = await desk.leads.store.findByKey("k");
    const paused = await desk.leads.breaker.pause();
    if (kind === "delivered") {
      expect([answer.status, answer.body, lead?.state]).toEqual([201, { status: "delivered" }, "delivered"]);
    } else {
      expect([answer.status, answer.body]).toEqual([202, { status: "queued", message: text }]);
      const burnt = kind === "systemic" || kind === "throttled" ? 0 : 1;
      expect([lead?.state, lead?.attempts]).toEqual([kind === "duplicate" ? "attention" : "pending", burnt]);
    }
    expect(paused?.kind).toBe(kind === "systemic" || kind === "throttled" ? kind : undefined);
    expect(desk.logLines.join("")).not.toContain(SENTINEL);
  },
);

test("while the connection is broken, no attempt is used up; once it works again, all leads are delivered once", async () => {
  let broken = true;
  const scope = JSON.stringify({ code: "OAUTH_SCOPE_MISMATCH", message: "Unauthorized", status: "error", details: {} });
  const desk = await openDesk({ crm: { fault: () => (broken ? reply(401, scope) : undefined) } });
  for (let lead = 0; lead < 20; lead++) {
    const answer = await desk.post(validBody, { "idempotency-key": `k${lead}` });
    expect(answer.body).toEqual({ status: "queued", message: "Unauthorized" });
  }
  for (let minutes = 0; minutes < 24 * 60; minutes += 5) await desk.workLater(5 * 60_000);
  expect((await desk.leads.store.findByKey("k0"))?.attempts).toBe(0);
  // At most one probe every 15 minutes.
  expect(desk.crm.posted.length).toBeLessThan(110);
  broken = false;
  await desk.workLater(15 * 60_000);
  await desk.workLater(1000);
  expect(desk.crm.contacts).toHaveLength(20);
  expect(await desk.leads.breaker.pause()).toBeUndefined();
});

test("a single lead that appears to break the connection goes to a person and does not delay others for long", async () => {
  const isPoison = (email?: string) => email === "poison@example.com";
  const desk = await openDesk({ crm: { fault: (_call, { Email }) => (isPoison(Email) ? reply(403, "") : undefined) } });
  await desk.post({ ...validBody, email: "poison@example.com" }, { "idempotency-key": "poison" });
  for (let quarter = 0; quarter < 12; quarter++) {
    await desk.post(validBody);
    await desk.workLater(HOUR / 4);
  }
  expect((await desk.leads.store.findByKey("poison"))?.state).toBe("attention");
  expect((await desk.post(validBody)).status).toBe(201);
  expect(desk.crm.contacts).toHaveLength(13);
});

test("after five consecutive failures, visitors no longer wait for a dead CRM, and its recovery is noticed", async () => {
  let dead = true;
  const desk = await openDesk({ crm: { fault: () => (dead ? { kind: "refuse" } : undefined) } });
  for (let lead = 0; lead < 12; lead++) expect((await desk.post(validBody)).status).toBe(202);
  expect(desk.crm.posted).toHaveLength(5);
  dead = false;
  await desk.workLater(60_000);
  await desk.workLater(60_000);
  expect(desk.crm.contacts).toHaveLength(12);
});

test("a field too long for the CRM is truncated and given in full in the description", async () => {
  const tooLong = recordError("INVALID_DATA", {
    maximum_length: 5,
    api_name: "Last_Name",
    json_path: "$.data[0].Last_Name",
  });
  const desk = await openDesk({
    crm: { fault: (_call, contact) => ((contact.Last_Name ?? "").length > 5 ? reply(400, tooLong) : undefined) },
  });
  expect((await desk.post(validBody)).status).toBe(201);
  expect(desk.crm.contacts[0]).toMatchObject({
    Last_Name: "Muñoz",
    Description: "Contact from website contact form\nLast_Name: Muñoz Kovač",
  });
});

test("a hundred simultaneous leads on a cold server request one token", async () => {
  const desk = await openDesk({ crm: { latencyMs: 5 }, runtime: { maxCalls: 20 } });
  const answers = await Promise.all(Array.from({ length: 100 }, () => desk.post(validBody)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
  expect([desk.crm.tokenCalls, desk.crm.contacts.length]).toEqual([1, 100]);
});

test("a token is renewed before it expires, and only then", async () => {
  const desk = await openDesk();
  for (const minutes of [0, 30, 24, 2]) {
    desk.clock.aheadMs += minutes * 60_000;
    await desk.post(validBody);
  }
  expect(desk.crm.tokenCalls).toBe(2);
});

test("a revoked refresh token pauses the queue without using up an attempt", async () => {
  const desk = await openDesk({ crm: { tokenFault: () => reply(200, '{"error":"invalid_code"}') } });
  const answer = await desk.post(validBody, { "idempotency-key": "k" });
  expect([answer.status, answer.body.message]).toEqual([202, "invalid_code"]);
  expect(await desk.leads.breaker.pause()).toMatchObject({ kind: "systemic", code: "TOKEN_INVALID_CODE" });
  expect((await desk.leads.store.findByKey("k"))?.attempts).toBe(0);
});

test("a throttling token endpoint is left alone for ten minutes", async () => {
  const denied = '{"error":"Access Denied","error_description":"You have made too many requests continuously."}';
  const desk = await openDesk({ crm: { tokenFault: (call) => (call === 1 ? reply(400, denied) : undefined) } });
  for (let lead = 0; lead < 5; lead++) await desk.post(validBody);
  for (let minute = 0; minute < 9; minute++) await desk.workLater(60_000);
  expect(desk.crm.tokenCalls).toBe(1);
  await desk.workLater(61_000);
  await desk.workLater(1000);
  expect([desk.crm.tokenCalls, desk.crm.contacts.length]).toEqual([2, 5]);
});

test.each([
  ["with the unique field", "Web_Lead_Ref", true],
  ["with the unique field, and without permission to read", "Web_Lead_Ref", false],
  ["by searching for the email address", undefined, true],
])("a lost response does not lead to a second contact (%s)", async (_name, refField, mayRead) => {
  const desk = await openDesk({
    crm: {
      fault: (call) => (call === 1 ? { kind: "drop", taken: true } : undefined),
      mayRead,
      uniqueFields: refField ? [refField] : [],
    },
    env: refField ? { CRM_REF_FIELD: refField } : {},
  });
  expect((await desk.post(validBody, { "idempotency-key": "k" })).status).toBe(202);
  await desk.workLater(120_000);
  const lead = await desk.leads.store.findByKey("k");
  expect([lead?.state, lead?.crm_id, desk.crm.contacts.length]).toEqual(["delivered", desk.crm.contacts[0]?.id, 1]);
});

test.each([
  [{ language: "es", page: "/es/" }, "language: es\npage: /es/"],
  [
    { language: "en", calculation: { inputs: { arv: 350_000, rehabType: "normal" }, code: "1_2" } },
    "language: en\nanalysis.inputs.arv: 350000\nanalysis.inputs.rehabType: normal\nanalysis.code: 1_2",
  ],
])("the details field receives what does not fit the six fields: %j", async (more, details) => {
  const desk = await openDesk({ env: { CRM_DETAILS_FIELD: "Web_Lead_Details" } });
  await desk.post({ ...validBody, ...more });
  expect(desk.crm.contacts[0]).toMatchObject({ Last_Name: validBody.lastName, Web_Lead_Details: details });
});

test("a secret that is a word of the answer changes nothing of what the answer means", async () => {
  const desk = await openDesk({ env: { CRM_CLIENT_ID: "id" } });
  await desk.post(validBody, { "idempotency-key": "k" });
  expect((await desk.leads.store.findByKey("k"))?.crm_id).toBe(desk.crm.contacts[0]?.id);
});

const QUOTING: [name: string, status: number, bodyAbout: (email: string) => object][] = [
  ["a gateway that refuses everybody", 403, (email) => ({ message: `Blocked: ${email}` })],
  ["a gateway that asks for a pause", 429, (email) => ({ error: `Too many calls for ${email}` })],
  ["a CRM that is down", 500, (email) => ({ code: "INTERNAL_ERROR", message: `Could not save ${email}` })],
  [
    "a CRM that refuses the record",
    403,
    (email) => ({ data: [{ code: "NO_PERMISSION", details: { email }, message: "Permission denied" }] }),
  ],
];

test.each(QUOTING)("%s and quotes a visitor does so to this visitor alone", async (_name, status, bodyAbout) => {
  const desk = await openDesk({
    crm: { fault: (_call, { Email = "" }) => reply(status, JSON.stringify(bodyAbout(Email))) },
  });
  const visitors = Array.from({ length: 7 }, (_, n) => `visitor${n}@example.com`);
  const othersIn = (text: string, own: string) => visitors.filter((email) => email !== own && text.includes(email));
  for (const email of visitors) {
    const { body } = await desk.post({ ...validBody, email }, { "idempotency-key": email });
    expect([email, body.status, othersIn(body.message ?? "", email)]).toEqual([email, "queued", []]);
  }
  expect(JSON.stringify(await desk.leads.breaker.pause())).not.toContain("@example.com");
  for (let hours = 0; hours < 24 * 8; hours += 4) await desk.workLater(4 * HOUR);
  for (const email of visitors) {
    const lead = await desk.leads.store.findByKey(email);
    expect([email, lead?.state, othersIn(lead?.last_message ?? "", email)]).toEqual([email, "attention", []]);
  }
});

test("logs contain no personal data", async () => {
  const desk = await openDesk({
    trustedProxies: ["127.0.0.1"],
    crm: { fault: (call) => (call % 2 ? { kind: "drop" } : undefined) },
  });
  const from = { "x-forwarded-for": "203.0.113.9" };
  for (let lead = 0; lead < 4; lead++) await desk.post({ ...validBody, page: "/contact-us/?ref=private" }, from);
  const log = desk.logLines.join("");
  for (const word of ["Ana", "Muñoz", "ana.visitor", "3055550142", "private", "203.0.113.9"])
    expect(log).not.toContain(word);
});
