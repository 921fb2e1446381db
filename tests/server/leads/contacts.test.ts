import { readLeadSettings } from "../../../src/server/leads/leadSettings";
import { openDesk, validBody } from "../../fixtures/leadDesk";

test("a delivered lead gets a 201 and reaches the CRM with exactly the specified call", async () => {
  const desk = await openDesk();
  const answer = await desk.post({ ...validBody, language: "es", page: "/es/contact-us/" });
  expect([answer.status, answer.body]).toEqual([201, { status: "delivered" }]);
  expect(desk.crm.posted).toEqual([
    {
      data: [
        {
          First_Name: "Ana",
          Last_Name: "Muñoz Kovač",
          Email: "ana.visitor@example.com",
          Phone: "+523055550142",
          Mailing_Country: "MX",
          Description: "Contact from website contact form",
        },
      ],
    },
  ]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("without a CRM, a lead gets a 201 stored and lands in the inbox", async () => {
  const desk = await openDesk({ crm: "none" });
  const answer = await desk.post(validBody);
  expect([answer.status, answer.body]).toEqual([201, { status: "stored" }]);
  expect((await desk.leads.health()).leads).toMatchObject({ waiting: 0, crm: "none" });
  expect(await desk.leads.figures()).toMatchObject({ stored: 1 });
  expect(desk.logLines.join("")).toMatch(/no CRM is configured/);
  expect(desk.crm.tokenCalls).toBe(0);
});

test("with a slow CRM, the visitor gets a 202 in time, and the lead is delivered once when the CRM is done", async () => {
  const desk = await openDesk({
    crm: { fault: () => ({ kind: "delay", ms: 400 }) },
    runtime: { answerWithinMs: 50 },
  });
  const answer = await desk.post(validBody);
  expect([answer.status, answer.body]).toEqual([202, { status: "queued", message: "CRM contact creation failed" }]);
  await desk.app.close();
  expect(desk.crm.contacts).toHaveLength(1);
});

test.each([
  ["broken JSON", "{", {}, 400],
  ["an empty body", "", {}, 400],
  ["an array", "[]", {}, 422],
  ["a text", '"x"', {}, 422],
  ["null", "null", {}, 422],
  ["a form with files", "a=b", { "content-type": "multipart/form-data; boundary=x" }, 415],
  ["plain text", "{}", { "content-type": "text/plain" }, 415],
  ["a body over 16 KB", JSON.stringify({ ...validBody, calculation: "x".repeat(17_000) }), {}, 413],
  ["a foreign origin", JSON.stringify(validBody), { origin: "https://evil.example" }, 403],
  ["an opaque origin", JSON.stringify(validBody), { origin: "null" }, 403],
  ["a key with a space", JSON.stringify(validBody), { "idempotency-key": "a b" }, 422],
  ["a key that is too long", JSON.stringify(validBody), { "idempotency-key": "k".repeat(201) }, 422],
])("%s is rejected", async (_name, body, headers: Record<string, string>, status) => {
  const desk = await openDesk();
  const answer = await desk.post(body, headers);
  expect(answer.status).toBe(status);
  expect(answer.body.message).toEqual(expect.any(String));
  expect((await desk.leads.figures()).waiting + desk.crm.posted.length).toBe(0);
});

test("bytes that are not UTF-8 are rejected with 400", async () => {
  const desk = await openDesk();
  const answer = await fetch(`${desk.url}/api/contacts`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: Buffer.concat([Buffer.from('{"firstName":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
  });
  expect(answer.status).toBe(400);
});

test.each<[string, object, Record<string, string>]>([
  [
    "an empty form",
    { firstName: " ", email: "", country: "" },
    { firstName: "errors.required", country: "errors.selectCountry" },
  ],
  ["a number as name", { firstName: 5 }, { firstName: "errors.invalidText" }],
  ["an object as email address", { email: { a: 1 } }, { email: "errors.invalidText" }],
  ["control characters", { lastName: "A\u0007B" }, { lastName: "errors.invalidText" }],
  ["another language", { language: "fr" }, { language: "errors.invalidText" }],
  [
    "a calculation that is too deep",
    { calculation: { inputs: { b: { c: { d: { e: { f: 1 } } } } } } },
    { calculation: "errors.invalidText" },
  ],
  [
    "a calculation that is too long",
    { calculation: { code: "x".repeat(8100) } },
    { calculation: "errors.invalidText" },
  ],
  ["a calculation as text", { calculation: "cheap loans" }, { calculation: "errors.invalidText" }],
  ["nonsense in a calculation", { calculation: { role: "admin" } }, { calculation: "errors.invalidText" }],
  ["a text as the inputs of a calculation", { calculation: { inputs: "x" } }, { calculation: "errors.invalidText" }],
  [
    "control characters in a calculation",
    { calculation: { inputs: { a: "\u0000" } } },
    { calculation: "errors.invalidText" },
  ],
])("%s is rejected with 422 and the field's message key", async (_name, change, errors) => {
  const desk = await openDesk();
  const answer = await desk.post({ ...validBody, ...change });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toMatchObject(errors);
});

test("a calculation nested deeply enough to overflow the stack is rejected with 422", async () => {
  const desk = await openDesk();
  const calculation = `{"inputs":{"a":${"[".repeat(7900)}${"]".repeat(7900)}}}`;
  const body = JSON.stringify(validBody).replace(/}$/, `,"calculation":${calculation}}`);
  const answer = await desk.post(body);
  expect([answer.status, answer.body.errors]).toEqual([422, { calculation: "errors.invalidText" }]);
});

test.each([{ role: "admin" }, JSON.parse('{"__proto__":{"a":1}}') as object, { constructor: 1 }])(
  "an unknown field is rejected with 422",
  async (extra) => {
    const desk = await openDesk();
    const body = JSON.stringify(validBody).replace(/}$/, `,${JSON.stringify(extra).slice(1)}`);
    expect((await desk.post(body)).status).toBe(422);
  },
);

test("a page of this host and a page of SITE_URL may send the form", async () => {
  const desk = await openDesk({ env: { SITE_URL: "https://flipx.example" } });
  const sameHost = await desk.post(validBody, { origin: desk.url });
  const site = await desk.post(validBody, { origin: "https://flipx.example" });
  const lookalike = await desk.post(validBody, { origin: "https://flipx.example.evil.example" });
  expect([sameHost.status, site.status, lookalike.status]).toEqual([201, 201, 403]);
});

test("the same key and body create one lead and get the same response; another body is rejected", async () => {
  const desk = await openDesk({ env: { LEADS_RATE_LIMIT: "2" } });
  const key = { "idempotency-key": "5f0e2c1e-7a59-4f5e-9a51-111111111111" };
  const reordered = Object.fromEntries(Object.entries(validBody).reverse());
  const answers = await Promise.all([validBody, validBody, reordered].map((body) => desk.post(body, key)));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([201, { status: "delivered" }]));
  expect(desk.crm.posted).toHaveLength(1);
  expect((await desk.post({ ...validBody, firstName: "Eva" }, key)).status).toBe(422);
});

test("repeating the post of a queued lead gets the same 202", async () => {
  const desk = await openDesk({ crm: { fault: () => ({ kind: "reply", status: 503, body: "" }) } });
  const first = await desk.post(validBody, { "idempotency-key": "k1" });
  const again = await desk.post(validBody, { "idempotency-key": "k1" });
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(again.body).toEqual(first.body);
  expect(desk.crm.posted).toHaveLength(1);
});

test("a filled honeypot gets the same response as success, is held, and is never sent", async () => {
  const desk = await openDesk();
  const held = await desk.post({ ...validBody, website: "https://spam.example" });
  const honest = await desk.post(validBody);
  expect([held.status, held.body]).toEqual([honest.status, honest.body]);
  await desk.workLater(3_600_000);
  expect(desk.crm.contacts).toHaveLength(1);
  expect((await desk.leads.figures()).held).toBe(1);
});

test("health reports the depth and age of the queue and no personal data", async () => {
  const desk = await openDesk({ crm: { fault: () => ({ kind: "refuse" }) } });
  await desk.post(validBody);
  desk.clock.aheadMs += 90_000;
  const health = await desk.leads.health();
  expect(health).toMatchObject({ leads: { store: "sqlite", waiting: 1, attention: 0 } });
  expect(
    (health as unknown as { leads: { oldestWaitingSeconds: number } }).leads.oldestWaitingSeconds,
  ).toBeGreaterThanOrEqual(90);
  expect(JSON.stringify(health)).not.toContain("ana.visitor");
});

test("health tells only those who know its token that a post was held", async () => {
  const desk = await openDesk();
  const read = async () => (await fetch(`${desk.url}/api/health`)).text();
  const before = await read();
  await desk.post({ ...validBody, website: "x" });
  expect(await read()).toBe(before);
  expect(await desk.leads.health()).toMatchObject({ degraded: [], leads: { held: 1 } });
});

test("invalid settings are all listed at once", () => {
  const wrong = {
    LEADS_DATABASE_URL: "mysql://x",
    LEADS_RATE_LIMIT: "-1",
    SITE_URL: "flipx",
    CRM_BASE_URL: "http://crm.example",
  };
  expect(() => readLeadSettings(wrong)).toThrow(
    /LEADS_DATABASE_URL[^]*CRM_CLIENT_ID[^]*CRM_CLIENT_SECRET[^]*CRM_REFRESH_TOKEN[^]*CRM_BASE_URL[^]*LEADS_RATE_LIMIT[^]*SITE_URL/,
  );
});
