import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { NOON, openVitals, storedVitals, visit } from "../../fixtures/vitalsDesk";

jest.setTimeout(30_000);
afterAll(removeFolders);

const DAY = 86_400_000;

const newStore = () => `file:${join(folderOf(), "leads.db")}`;

test("visits are counted by day, page, language, device, and range, and nothing else about them is kept", async () => {
  const store = newStore();
  const { send, flush, clock } = await openVitals(store);
  const other = { ...visit, page: "/invest/", language: "es", device: "desktop", metrics: { INP: 80 } };
  for (const body of [visit, visit, other]) expect((await send(body)).status).toBe(204);
  clock.now += DAY;
  await send(visit);
  await flush();
  const home = { page: "/", language: "en", device: "phone" };
  const invest = { page: "/invest/", language: "es", device: "desktop" };
  expect(await storedVitals(store)).toEqual([
    { day: "2026-11-21", ...home, metric: "CLS", up_to: 100, count: 2 },
    { day: "2026-11-21", ...home, metric: "LCP", up_to: 1400, count: 2 },
    { day: "2026-11-21", ...invest, metric: "INP", up_to: 100, count: 1 },
    { day: "2026-11-22", ...home, metric: "CLS", up_to: 100, count: 1 },
    { day: "2026-11-22", ...home, metric: "LCP", up_to: 1400, count: 1 },
  ]);
});

test("counts from several flushes and from a restarted server add up", async () => {
  const store = newStore();
  const first = await openVitals(store);
  await first.send(visit);
  await first.flush();
  await first.send(visit);
  await first.flush();
  await first.close();
  const second = await openVitals(store);
  await second.send(visit);
  await second.flush();
  expect((await storedVitals(store)).map(({ count }) => count)).toEqual([3, 3]);
});

test("counts are stored before the server ends", async () => {
  const store = newStore();
  const { send, close, logLines } = await openVitals(store);
  await send(visit);
  await close();
  expect((await storedVitals(store)).map(({ count }) => count)).toEqual([1, 1]);
  expect(logLines.join("")).not.toContain("could not be stored");
});

test.each([
  ["of an unknown shape", 400, { ...visit, id: 7 }, {}],
  ["that is no JSON", 400, "{", {}],
  ["in another type", 415, "a=1", { "content-type": "application/x-www-form-urlencoded" }],
  ["in plain text", 400, JSON.stringify(visit), { "content-type": "text/plain" }],
  ["over two kilobytes", 413, { ...visit, page: "x".repeat(2048) }, {}],
  ["of a foreign page", 403, visit, { origin: "https://thief.example" }],
  ["of a foreign page without origin", 403, visit, { "sec-fetch-site": "cross-site" }],
])("a report %s gets a %i and is not counted", async (_name, status, body, headers: Record<string, string>) => {
  const store = newStore();
  const { send, flush } = await openVitals(store);
  expect((await send(body, headers)).status).toBe(status);
  await flush();
  expect(await storedVitals(store)).toEqual([]);
});

test("pages at the site's own address and at the requested host may report", async () => {
  const { send, url } = await openVitals(newStore());
  expect((await send(visit, { origin: "https://www.flipx.example" })).status).toBe(204);
  expect((await send(visit, { origin: url, "sec-fetch-site": "same-origin" })).status).toBe(204);
});

test("a flood from one address is rejected, and others are not", async () => {
  const { send, clock } = await openVitals(newStore());
  const statuses = [];
  for (let n = 0; n < 31; n++) statuses.push((await send(visit)).status);
  expect([statuses[29], statuses[30]]).toEqual([204, 429]);
  expect((await send(visit, { "x-forwarded-for": "203.0.113.9" })).status).toBe(204);
  clock.now += 10 * 60_000;
  expect((await send(visit)).status).toBe(204);
});

test("days are deleted after 400 days", async () => {
  const store = newStore();
  const { send, flush, clock } = await openVitals(store);
  for (const days of [0, 100, 400, 401]) {
    clock.now = NOON + days * DAY;
    await send(visit);
    await flush();
  }
  const days = (await storedVitals(store)).map(({ day }) => day);
  expect([...new Set(days)]).toEqual(["2027-03-01", "2027-12-26", "2027-12-27"]);
});

test("nothing about the visitor reaches the log", async () => {
  const { send, logLines } = await openVitals(newStore());
  await send(visit, { "user-agent": "agent-7", referer: "https://www.flipx.example/?email=ana" });
  expect(logLines.join("")).toContain("/api/vitals");
  expect(logLines.join("")).not.toMatch(/agent-7|ana|"remoteAddress"/);
});

async function runCli(store: string, ...args: string[]) {
  const command = ["--import", "tsx", "src/server/vitals/cli.ts", ...args];
  const env = { ...process.env, LEADS_DATABASE_URL: store };
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: "" }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

test("npm run vitals shows p75 and shares for the last 7 and 28 days by page and device", async () => {
  const store = newStore();
  const { send, flush, clock } = await openVitals(store);
  for (const [daysAgo, LCP] of [
    [0, 2000],
    [0, 5000],
    [20, 3000],
    [40, 9000],
  ] as const) {
    clock.now = Date.now() - daysAgo * DAY;
    await send({ ...visit, metrics: { LCP } });
    await send({ ...visit, language: "es", device: "desktop", metrics: { CLS: 0 } });
    await flush();
  }
  const [text, json, spanish] = await Promise.all([
    runCli(store),
    runCli(store, "--json", "--language", "en"),
    runCli(store, "--language", "fr"),
  ]);
  const [week = "", month = ""] = text.stdout.split("Last 28 days");
  expect(week).toMatch(/^Last 7 days[^]*\/ +phone +2 +4\.50 s {2}50\/0\/50 +- /m);
  expect(week).toMatch(/\/ +desktop +2 +- +- +0\.000 {2}100\/0\/0/);
  expect(month).toMatch(/\/ +phone +3 .*33\/33\/33/);
  const periods = JSON.parse(json.stdout) as { days: number; pages: { device: string; visits: number }[] }[];
  expect(periods.map(({ days, pages }) => [days, pages.map(({ device, visits }) => [device, visits])])).toEqual([
    [7, [["phone", 2]]],
    [28, [["phone", 3]]],
  ]);
  expect([spanish.code, spanish.stderr]).toEqual([1, "--language must be one of en, es.\n"]);
});

test("npm run vitals says so when there is nothing to show", async () => {
  const store = newStore();
  await (await openVitals(store)).close();
  expect((await runCli(store)).stdout).toContain("Last 7 days: no visit was measured.");
});
