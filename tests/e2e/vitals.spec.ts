import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page, Request } from "@playwright/test";
import { METRICS } from "../../src/vitals/visit";
import { startWholeSite, type WholeSite } from "../fixtures/wholeSite";
import { drawEveryVisit } from "./drawEveryVisit";
import { expect, started, test as visit } from "./test";

const test = visit.extend<{ site: WholeSite }>({
  site: async ({ browserName: _browser }, provide) => {
    const site = await startWholeSite();
    await provide(site);
    await site.stop();
  },
});

/** Runs in the page: the last report sent. */
const readReport = async () =>
  JSON.parse(await (window as unknown as { sent: Blob }).sent.text()) as { metrics: Record<string, number> };

function reportsOf(page: Page): Request[] {
  const reports: Request[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("/api/vitals")) reports.push(request);
  });
  return reports;
}

const rest = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 })));

/** Waits until the browser has reported the latency of the first click, which takes it a few frames. */
const answerMeasured = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "first-input", buffered: true })),
  );

/** Opens a page, waits until it is being measured, and clicks once. */
async function makeVisit(page: Page, address: string): Promise<void> {
  const measuring = page.waitForResponse(/\/reportVisit-[^/]*\.js$/);
  await page.goto(address);
  await (await measuring).finished();
  await rest(page);
  await page.getByRole("heading", { level: 1 }).click();
  await answerMeasured(page);
  await rest(page);
}

/** What `npm run vitals` reports for the last week. */
async function weekOf({ env }: WholeSite): Promise<{ metrics: object }[]> {
  const call = ["--import", "tsx", "src/server/vitals/cli.ts", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, call, { env });
  const [week] = JSON.parse(stdout) as { pages: { metrics: object }[] }[];
  return week?.pages ?? [];
}

test("a sampled visit sends one report with nothing but its figures", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await drawEveryVisit(page.context());
  const reports = reportsOf(page);
  await makeVisit(page, `${site.url}/es/invest/?utm_source=mail`);
  // As if the visitor switched to another window, twice: requests of a page being left would not show up here.
  for (const state of ["hidden", "visible", "hidden"]) {
    await page.evaluate((now) => {
      Object.defineProperty(document, "visibilityState", { get: () => now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, state);
  }
  await expect.poll(() => reports.length).toBe(1);
  const report = await page.evaluate(readReport);
  expect(report).toEqual({ page: "/invest/", language: "es", device: "phone", metrics: expect.any(Object) });
  expect(Object.keys(report.metrics).sort()).toEqual([...METRICS].sort());
  expect(Object.values(report.metrics).every((value) => value >= 0)).toBe(true);
  expect((await reports[0]?.allHeaders())?.cookie).toBeUndefined();
  expect((await reports[0]?.response())?.status()).toBe(204);
});

test("staff see the figures of a visit that has left the site", async ({ page, site }) => {
  await drawEveryVisit(page.context());
  await makeVisit(page, `${site.url}/`);
  await page.goto("about:blank");
  const visited = { page: "/", device: "desktop", visits: 1 };
  await expect.poll(() => weekOf(site), { timeout: 30_000 }).toMatchObject([visited]);
  expect(Object.keys((await weekOf(site))[0]?.metrics ?? {})).toEqual([...METRICS]);
});

for (const [name, wishes] of [
  ["asks not to be tracked", { doNotTrack: "1" }],
  ["sends Global Privacy Control", { globalPrivacyControl: true }],
  ["saves data", { connection: { saveData: true } }],
] as const) {
  test(`a visitor whose browser ${name} is not measured, and nothing is loaded for it`, async ({ page, site }) => {
    await drawEveryVisit(page.context(), wishes);
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.goto(`${site.url}/invest/`);
    await started(page);
    await rest(page);
    await page.goto("about:blank");
    expect(scripts.filter((address) => address.includes("vitals"))).toEqual([]);
  });
}
