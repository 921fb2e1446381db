import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { METRICS } from "../../src/vitals/visit";
import { startWholeSite, type WholeSite } from "../fixtures/wholeSite";
import { expect, started, test as visit } from "./test";

const test = visit.extend<{ site: WholeSite }>({
  site: async ({ browserName: _browser }, provide) => {
    const site = await startWholeSite();
    await provide(site);
    await site.remove();
  },
});

/** What a visitor's browser says about the visitor's wishes. */
type Wishes = Record<string, unknown>;

/** Makes every visit one that is drawn, by a browser that no program seems to drive. */
async function drawEveryVisit(context: BrowserContext, wishes: Wishes = {}): Promise<void> {
  await context.addInitScript((said) => {
    Math.random = () => 0;
    for (const [name, value] of Object.entries({ webdriver: false, ...said }))
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true });
  }, wishes);
}

function reportsOf(page: Page): Request[] {
  const reports: Request[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("/api/vitals")) reports.push(request);
  });
  return reports;
}

/** Visits a page as a person does, and leaves it for another one. */
async function visitAndLeave(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await started(page);
  await page.getByRole("heading", { level: 1 }).click();
  // What measures the visit is loaded when the browser rests.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
}

test("a visit that is drawn sends one report with nothing but its figures, and staff see it", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await drawEveryVisit(page.context());
  const reports = reportsOf(page);
  await visitAndLeave(page, `${site.url}/es/invest/?utm_source=mail`);
  await expect.poll(() => reports.length).toBe(1);
  const report = reports[0]?.postDataJSON() as { metrics: Record<string, number> };
  expect(report).toEqual({ page: "/invest/", language: "es", device: "phone", metrics: expect.any(Object) });
  expect(Object.keys(report.metrics).sort()).toEqual([...METRICS].sort());
  expect(Object.values(report.metrics).every((value) => value >= 0)).toBe(true);
  expect((await reports[0]?.allHeaders())?.cookie).toBeUndefined();
  expect((await reports[0]?.response())?.status()).toBe(204);

  await site.end();
  const call = ["--import", "tsx", "src/server/vitals/cli.ts", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, call, { env: site.env });
  const [week] = JSON.parse(stdout) as { pages: unknown[] }[];
  expect(week?.pages).toMatchObject([{ page: "/invest/", device: "phone", visits: 1 }]);
});

for (const [name, wishes] of [
  ["asks not to be tracked", { doNotTrack: "1" }],
  ["sends Global Privacy Control", { globalPrivacyControl: true }],
  ["saves data", { connection: { saveData: true } }],
] as const) {
  test(`a visitor whose browser ${name} is not measured, and nothing is loaded for it`, async ({ page, site }) => {
    await drawEveryVisit(page.context(), wishes);
    const reports = reportsOf(page);
    await visitAndLeave(page, `${site.url}/invest/`);
    // Another visitor's report comes later than this one's would.
    await page.goto(`${site.url}/`);
    await page.evaluate(() => navigator.sendBeacon("/api/vitals", new Blob(["{}"], { type: "application/json" })));
    await expect.poll(() => reports.map((report) => report.postData())).toEqual(["{}"]);
  });
}
