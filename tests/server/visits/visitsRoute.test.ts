import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { readDatabaseSettings } from "../../../src/server/database/databaseSettings";
import { openDatabase } from "../../../src/server/database/openDatabase";
import { folderOf, removeFolders } from "../../fixtures/folder";
import { NOON, openVisits, storedVisits, visit } from "../../fixtures/visitsDesk";

afterAll(removeFolders);

const nowhere = { source: "", campaign: "" };

const DAY = 86_400_000;

const newStore = () => `file:${join(folderOf(), "leads.db")}`;

test("visits are counted by day, page, language, device, and range, and nothing else about them is kept", async () => {
  const store = newStore();
  const { send, flush, clock } = await openVisits(store);
  const other = { ...visit, page: "/invest/", language: "es", device: "desktop", metrics: { INP: 80 } };
  for (const body of [visit, visit, other]) expect((await send(body)).status).toBe(204);
  clock.now += DAY;
  await send(visit);
  await flush();
  const home = { page: "/", language: "en", device: "phone" };
  const invest = { page: "/invest/", language: "es", device: "desktop" };
  expect(await storedVisits(store)).toEqual([
    { day: "2026-11-21", ...home, ...nowhere, what: "CLS", up_to: 100, count: 2 },
    { day: "2026-11-21", ...home, ...nowhere, what: "LCP", up_to: 1400, count: 2 },
    { day: "2026-11-21", ...invest, ...nowhere, what: "INP", up_to: 100, count: 1 },
    { day: "2026-11-22", ...home, ...nowhere, what: "CLS", up_to: 100, count: 1 },
    { day: "2026-11-22", ...home, ...nowhere, what: "LCP", up_to: 1400, count: 1 },
  ]);
});

test("counts from several flushes and from a restarted server add up", async () => {
  const store = newStore();
  const first = await openVisits(store);
  await first.send(visit);
  await first.flush();
  await first.send(visit);
  await first.flush();
  await first.close();
  const second = await openVisits(store);
  await second.send(visit);
  await second.flush();
  expect((await storedVisits(store)).map(({ count }) => count)).toEqual([3, 3]);
});

test("counts are stored before the server ends", async () => {
  const store = newStore();
  const { send, close, logLines } = await openVisits(store);
  await send(visit);
  await close();
  expect((await storedVisits(store)).map(({ count }) => count)).toEqual([1, 1]);
  expect(logLines.join("")).not.toContain("could not be stored");
});

test.each([
  ["of an unknown shape", 400, { ...visit, id: 7 }, {}],
  ["that is no JSON", 400, "{", {}],
  ["in another type", 415, "a=1", { "content-type": "application/x-www-form-urlencoded" }],
  ["in plain text", 400, JSON.stringify(visit), { "content-type": "text/plain" }],
  ["over four kilobytes", 413, { ...visit, page: "x".repeat(4096) }, {}],
  ["of a foreign page", 403, visit, { origin: "https://thief.example" }],
  ["of a foreign page without origin", 403, visit, { "sec-fetch-site": "cross-site" }],
])("a report %s gets a %i and is not counted", async (_name, status, body, headers: Record<string, string>) => {
  const store = newStore();
  const { send, flush } = await openVisits(store);
  expect((await send(body, headers)).status).toBe(status);
  await flush();
  expect(await storedVisits(store)).toEqual([]);
});

test("pages at the site's own address and at the requested host may report", async () => {
  const { send, url } = await openVisits(newStore());
  expect((await send(visit, { origin: "https://www.flipx.example" })).status).toBe(204);
  expect((await send(visit, { origin: url, "sec-fetch-site": "same-origin" })).status).toBe(204);
});

test("a flood from one address is rejected, and others are not", async () => {
  const { send, clock } = await openVisits(newStore());
  const statuses = [];
  for (let n = 0; n < 301; n++) statuses.push((await send(visit)).status);
  expect([statuses[299], statuses[300]]).toEqual([204, 429]);
  expect((await send(visit, { "x-forwarded-for": "203.0.113.9" })).status).toBe(204);
  clock.now += 10 * 60_000;
  expect((await send(visit)).status).toBe(204);
});

test("days are deleted after 400 days", async () => {
  const store = newStore();
  const { send, flush, clock } = await openVisits(store);
  for (const days of [0, 100, 400, 401]) {
    clock.now = NOON + days * DAY;
    await send(visit);
    await flush();
  }
  const days = (await storedVisits(store)).map(({ day }) => day);
  expect([...new Set(days)]).toEqual(["2027-03-01", "2027-12-26", "2027-12-27"]);
});

test("nothing about the visitor reaches the log", async () => {
  const { send, logLines } = await openVisits(newStore());
  await send(visit, { "user-agent": "agent-7", referer: "https://www.flipx.example/?email=ana" });
  expect(logLines.join("")).toContain("/api/visits");
  expect(logLines.join("")).not.toMatch(/agent-7|ana|"remoteAddress"/);
});

async function runCli(store: string, ...args: string[]) {
  const command = ["--import", "tsx", "src/server/visits/cli.ts", ...args];
  const env = { ...process.env, LEADS_DATABASE_URL: store };
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: "" }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

test("npm run visits shows p75 and shares for the last 7 and 28 days by page and device", async () => {
  const store = newStore();
  const { send, flush, clock } = await openVisits(store);
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
  const [, week = "", month = ""] = text.stdout.split("Speed in the last");
  expect(week).toMatch(/^ 7 days[^]*\/ +phone +2 +4\.50 s {2}50\/0\/50 +- /m);
  expect(week).toMatch(/\/ +desktop +2 +- +- +0\.000 {2}100\/0\/0/);
  expect(month).toMatch(/\/ +phone +3 .*33\/33\/33/);
  const periods = JSON.parse(json.stdout) as { days: number; pages: { device: string; visits: number }[] }[];
  expect(periods.map(({ days, pages }) => [days, pages.map(({ device, visits }) => [device, visits])])).toEqual([
    [7, [["phone", 2]]],
    [28, [["phone", 3]]],
  ]);
  expect([spanish.code, spanish.stderr]).toEqual([1, "--language must be one of en, es.\n"]);
});

test("npm run visits says so when there is nothing to show", async () => {
  const store = newStore();
  await (await openVisits(store)).close();
  expect((await runCli(store)).stdout).toContain(
    "Last 7 days: no visit was counted.\n\nLast 28 days: no visit was counted.\n\nSpeed in the last 7 days: no page was measured.",
  );
});

test("npm run visits shows what became of visits by where they came from", async () => {
  const store = newStore();
  const { send, flush, clock } = await openVisits(store);
  const from = (name: string, campaign?: string) => ({ first: { source: name, ...(campaign && { campaign }) } });
  const took = async (source: object | undefined, ...steps: string[]) =>
    expect((await send({ ...visit, source, steps, metrics: {} })).status).toBe(204);
  clock.now = Date.now() - 10 * DAY;
  await took(undefined, "visit", "view");
  clock.now = Date.now();
  await took(from("Google", "spring"), "visit", "view", "formSeen", "formBegun", "formSent", "calculator");
  await took(from("google", "Spring"), "visit", "view", "formSeen");
  await took(from("google", "spring"), "view");
  await flush();
  const { stdout } = await runCli(store);
  const [, week = "", month = ""] = stdout.split("Last ");
  expect(week).toMatch(/^7 days\n\nFrom +Campaign +Visits +Pages read +Form seen +begun +sent +Calculator\n/);
  expect(week).toMatch(/google +spring +2 +3 +2 +1 +1 +1\nall +2 +3 +2 +1 +1 +1\n/);
  expect(month).toMatch(/\(direct\) +1 +1 +0 +0 +0 +0\nall +3 +4 +2 +1 +1 +1\n/);
});

test("values measured by earlier versions are shown on", async () => {
  const store = newStore();
  const database = await openDatabase(readDatabaseSettings({ LEADS_DATABASE_URL: store }, []));
  await sql`delete from lead_migration where name >= '007-visits'`.execute(database.db);
  await sql`drop table visit_count`.execute(database.db);
  await sql`drop table shown_draft`.execute(database.db);
  await sql`insert into vital values ('2026-11-21', '/', 'en', 'phone', 'LCP', 1400, 2)`.execute(database.db);
  await database.close();
  expect(await storedVisits(store)).toEqual([
    { day: "2026-11-21", page: "/", language: "en", device: "phone", ...nowhere, what: "LCP", up_to: 1400, count: 2 },
  ]);
});
