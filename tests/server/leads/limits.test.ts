// A burst of posts rejects no lead: above the first limit, posts are held for a person; only floods are rejected.
import { PostLimits } from "../../../src/server/leads/intake/PostLimits";
import { TEST_EMAIL } from "../../../src/server/leads/intake/readPost";
import { SharedStore } from "../../../src/server/leads/store/SharedStore";
import { openDesk, validBody, type LeadDesk } from "../../fixtures/leadDesk";
import { startPostgres } from "../../fixtures/postgres";
import { afterwards } from "../../fixtures/servedSite";

const from = (address: string) => ({ "x-forwarded-for": address });
const heldIn = async (desk: LeadDesk) => (await desk.leads.figures()).held;

test("the sixth post from an address within ten minutes gets the same response as the others and is held", async () => {
  const desk = await openDesk({ env: { LEADS_RATE_LIMIT: "5" } });
  const answers = [];
  for (let post = 1; post <= 6; post++) answers.push(await desk.post(validBody, { "idempotency-key": `k${post}` }));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(6).fill([201, { status: "delivered" }]));
  expect(await desk.leads.store.findByKey("k6")).toMatchObject({
    state: "held",
    hold_reasons: expect.stringContaining("many from one address"),
  });
  desk.clock.aheadMs += 601_000;
  await desk.post(validBody, { "idempotency-key": "k7" });
  expect((await desk.leads.store.findByKey("k7"))?.state).toBe("delivered");
});

test.each(["ok", "none"] as const)("a known visitor's further analyses are not held (CRM: %s)", async (crm) => {
  const desk = await openDesk({ env: { LEADS_RATE_LIMIT: "2" }, ...(crm === "none" ? { crm } : {}) });
  await desk.post(validBody);
  for (let arv = 1; arv <= 5; arv++) await desk.post({ ...validBody, calculation: { inputs: { arv } } });
  expect(await heldIn(desk)).toBe(0);
  // Somebody else behind the same address is one of many.
  await desk.post({ ...validBody, email: "eva@example.com" });
  expect(await heldIn(desk)).toBe(1);
});

test("a flood is rejected with 429 and Retry-After, and the log identifies its source by a hash", async () => {
  const desk = await openDesk({ env: { LEADS_FLOOD_LIMIT: "3" }, crm: "none", trustedProxies: ["127.0.0.1"] });
  for (let post = 1; post <= 3; post++) expect((await desk.post(validBody, from("203.0.113.9"))).status).toBe(201);
  const refused = await desk.post(validBody, from("203.0.113.9"));
  expect([refused.status, Number(refused.headers.get("retry-after")) > 3000]).toEqual([429, true]);
  expect((await desk.post(validBody, from("203.0.113.10"))).status).toBe(201);
  expect(desk.logLines.join("")).toMatch(/"source":"[0-9a-f]{12}","status":429/);
  expect(desk.logLines.join("")).not.toContain("203.0.113");
});

test("a sender above the limit does not get below it by sending the same request again", async () => {
  const desk = await openDesk({ env: { LEADS_RATE_LIMIT: "2" } });
  for (const key of ["k1", "k2"]) await desk.post(validBody, { "idempotency-key": key });
  for (let repeat = 0; repeat < 3; repeat++) await desk.post(validBody, { "idempotency-key": "k1" });
  await desk.post(validBody, { "idempotency-key": "k3" });
  expect((await desk.leads.store.findByKey("k3"))?.state).toBe("held");
});

test.each([
  [400, "not json", {}],
  [413, "x".repeat(17_000), {}],
  [403, "{}", { origin: "https://elsewhere.example" }],
])("the log names the source of a post rejected with %i by a hash", async (status, body, headers) => {
  const desk = await openDesk({ crm: "none" });
  expect((await desk.post(body, headers)).status).toBe(status);
  expect(desk.logLines.join("")).toMatch(new RegExp(`"source":"[0-9a-f]{12}","status":${status}`));
});

test("above the ceiling for everybody, posts are accepted and held, and health says so", async () => {
  const desk = await openDesk({ env: { LEADS_FLOOD_LIMIT: "1" }, crm: "none", trustedProxies: ["127.0.0.1"] });
  const statuses = new Set<number>();
  for (let sender = 1; sender <= 12; sender++)
    statuses.add((await desk.post(validBody, from(`203.0.113.${sender}`))).status);
  expect([[...statuses], await heldIn(desk)]).toEqual([[201], 2]);
  expect((await desk.leads.health()).degraded).toContainEqual(expect.stringContaining("ceiling for everybody"));
});

test("200 held posts from ten addresses use up nobody's room: 50 newcomers of both families are accepted, none held", async () => {
  const desk = await openDesk({ crm: "none", env: { LEADS_FLOOD_LIMIT: "20" }, trustedProxies: ["127.0.0.1"] });
  const junk = { ...validBody, website: "x" };
  for (let post = 0; post < 200; post++) await desk.post(junk, from(`198.51.100.${post % 10}`));
  expect((await desk.post(junk, from("198.51.100.1"))).status).toBe(429);
  const statuses: number[] = [];
  for (let person = 0; person < 50; person++) {
    const address = person % 2 ? `203.0.113.${person}` : `2001:db8:${person}::5`;
    statuses.push((await desk.post({ ...validBody, email: `p${person}@example.com` }, from(address))).status);
  }
  expect(statuses).toEqual(Array<number>(50).fill(201));
  expect((await desk.leads.figures()).stored).toBe(50);
  const { leads } = await desk.leads.health();
  expect(leads).toMatchObject({ refused: [expect.stringMatching(/^[0-9a-f]{12}$/)] });
});

test("a sender above the limit is refused before the body is read", async () => {
  const desk = await openDesk({ env: { LEADS_FLOOD_LIMIT: "3" }, crm: "none", trustedProxies: ["127.0.0.1"] });
  const post = async () => (await desk.post("not json", from("203.0.113.9"))).status;
  expect([await post(), await post(), await post(), await post()]).toEqual([400, 400, 400, 429]);
});

test("what servers that share a database reject from one sender leaves room for everybody else", async () => {
  const desk = await openDesk({ crm: "none" });
  const shared = new SharedStore(desk.leads.database);
  const server = () => {
    const clock = { now: Date.now, monotonicNow: () => 0 };
    return new PostLimits({ rateLimit: 0, floodLimit: 1 }, { shared, sourceKey: () => "key", ...clock });
  };
  const isRejected = async (address: string) => {
    return (await server().count(address)).waitSeconds > 0;
  };
  expect(await isRejected("203.0.113.9")).toBe(false);
  for (let post = 0; post < 20; post++) expect(await isRejected("203.0.113.9")).toBe(true);
  expect(await isRejected("203.0.113.10")).toBe(false);
});

test("a post that was not stored counts on none of the servers that share a database", async () => {
  const desk = await openDesk({ crm: "none" });
  const shared = new SharedStore(desk.leads.database);
  const clock = { now: () => 0, monotonicNow: () => 0 };
  const server = () => new PostLimits({ rateLimit: 0, floodLimit: 1 }, { shared, sourceKey: () => "key", ...clock });
  const limits = server();
  const lost = await limits.count("203.0.113.9");
  expect(lost.waitSeconds).toBe(0);
  await limits.giveBack(lost);
  expect((await server().count("203.0.113.9")).waitSeconds).toBe(0);
  expect((await server().count("203.0.113.9")).waitSeconds).toBeGreaterThan(0);
});

test("test leads count like other posts: each is written to disk", async () => {
  const desk = await openDesk({ env: { LEADS_FLOOD_LIMIT: "2" } });
  const statuses: number[] = [];
  for (let post = 0; post < 3; post++) statuses.push((await desk.post({ ...validBody, email: TEST_EMAIL })).status);
  expect(statuses).toEqual([201, 201, 429]);
});

test("IPv6 addresses count by their /64, and a sender who varies it by the enclosing /48", async () => {
  const desk = await openDesk({ env: { LEADS_RATE_LIMIT: "1" }, crm: "none", trustedProxies: ["127.0.0.1"] });
  await desk.post(validBody, from("2001:db8:0:1::5"));
  await desk.post(validBody, from("2001:0DB8:0000:0001:ffff::9"));
  expect(await heldIn(desk)).toBe(1);
  for (let net = 2; net <= 7; net++) await desk.post(validBody, from(`2001:db8:0:${net}::5`));
  // The /48 may send four times as much as one sender: the second post and those of nets 4 to 7 are too many.
  expect(await heldIn(desk)).toBe(5);
  const before = await heldIn(desk);
  await desk.post(validBody, from("2001:db8:1:1::5"));
  expect(await heldIn(desk)).toBe(before);
});

test("a forwarded address counts only from a trusted proxy, which is logged once, and only if it is an address", async () => {
  const open = await openDesk({ env: { LEADS_RATE_LIMIT: "1" }, crm: "none" });
  for (const address of ["203.0.113.1", "203.0.113.2", "203.0.113.3"]) await open.post(validBody, from(address));
  expect(await heldIn(open)).toBe(2);
  expect(open.logLines.filter((line) => line.includes("TRUSTED_PROXIES"))).toHaveLength(1);
  expect(await (await fetch(`${open.url}/api/health`)).json()).toEqual({ status: "degraded" });
  const trusting = await openDesk({ env: { LEADS_RATE_LIMIT: "1" }, crm: "none", trustedProxies: ["127.0.0.1"] });
  for (const nonsense of ["one", "two", "unknown"]) await trusting.post(validBody, from(nonsense));
  expect(await heldIn(trusting)).toBe(2);
  expect(trusting.logLines.join("")).not.toContain("TRUSTED_PROXIES");
});

test("posts that cannot be stored use up nobody's limit but their sender's own", async () => {
  const desk = await openDesk({ env: { LEADS_FLOOD_LIMIT: "20" }, crm: "none", trustedProxies: ["127.0.0.1"] });
  const invalid = { ...validBody, email: "nobody" };
  const statuses = new Set<number>();
  for (let post = 0; post < 300; post++)
    statuses.add((await desk.post(invalid, from(`203.0.113.${post % 10}`))).status);
  expect([...statuses]).toEqual([422, 429]);
  expect((await desk.post(validBody, from("203.0.113.77"))).status).toBe(201);
  expect((await desk.post(validBody, from("203.0.113.1"))).status).toBe(429);
});

test("people behind one office address are not held, only those with another sign", async () => {
  const desk = await openDesk({ env: { LEADS_RATE_LIMIT: "5" }, crm: "none" });
  const fromPage = { origin: desk.url };
  for (let person = 0; person < 30; person++)
    await desk.post({ ...validBody, email: `person${person}@example.com` }, fromPage);
  expect(await heldIn(desk)).toBe(0);
  await desk.post({ ...validBody, lastName: "Mu1noz2" }, fromPage);
  await desk.post(validBody);
  expect(await heldIn(desk)).toBe(2);
});

test("visitors whose proxy adds a port to their address count each for themselves", async () => {
  const desk = await openDesk({ env: { LEADS_RATE_LIMIT: "1" }, crm: "none", trustedProxies: ["127.0.0.1"] });
  for (let visitor = 1; visitor <= 24; visitor++)
    await desk.post(validBody, from(`203.0.113.${visitor}:${50_000 + visitor}`));
  for (let visitor = 1; visitor <= 3; visitor++) await desk.post(validBody, from(`[2001:db8:${visitor}::5]:443`));
  expect(await heldIn(desk)).toBe(0);
  await desk.post(validBody, from("203.0.113.1:60001"));
  expect(await heldIn(desk)).toBe(1);
});

test("a repeated post counts only if it contains something new", async () => {
  const desk = await openDesk({ env: { LEADS_FLOOD_LIMIT: "2" } });
  const post = async (name?: string) =>
    (await desk.post({ ...validBody, ...(name && { calculation: { name } }) }, { "idempotency-key": "k1" })).status;
  expect([await post(), await post(), await post(), await post("new"), await post("newer")]).toEqual([
    201, 201, 201, 201, 429,
  ]);
});

test("servers sharing a PostgreSQL database count together", async () => {
  const postgres = await startPostgres();
  afterwards(() => postgres.stop());
  const limits = { LEADS_RATE_LIMIT: "3", LEADS_FLOOD_LIMIT: "6" };
  const env = { LEADS_DATABASE_URL: await postgres.createDatabase("limits"), ...limits };
  const open = () => openDesk({ env, crm: "none", trustedProxies: ["127.0.0.1"] });
  const desks = [await open(), await open()] as const;
  // The start of a window: each window resets the shared count.
  for (const desk of desks) desk.clock.aheadMs = 3_600_000 - (Date.now() % 3_600_000);
  for (let post = 0; post < 3; post++) for (const desk of desks) await desk.post(validBody);
  expect(await heldIn(desks[0])).toBe(3);
  for (const desk of desks) {
    const refused = await desk.post(validBody);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 3000]).toEqual([429, true]);
  }
  const before = await heldIn(desks[0]);
  // A /48 may send four times as much as one sender.
  for (let net = 1; net <= 14; net++) await desks[net % 2 ? 0 : 1].post(validBody, from(`2001:db8:0:${net}::5`));
  expect((await heldIn(desks[0])) - before).toBe(2);
});
