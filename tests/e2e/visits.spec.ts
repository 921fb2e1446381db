import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page, Request } from "@playwright/test";
import { METRICS } from "../../src/visits/visit";
import { startWholeSite, type WholeSite } from "../fixtures/wholeSite";
import { fillIn, openForm } from "./contactForm";
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
    if (request.url().includes("/api/visits")) reports.push(request);
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
  const measuring = page.waitForResponse(/\/measureSpeed-[^/]*\.js$/);
  await page.goto(address);
  await (await measuring).finished();
  await rest(page);
  await page.getByRole("heading", { level: 1 }).click();
  await answerMeasured(page);
  await rest(page);
}

/** What `npm run visits` reports for the last week. */
async function weekOf({ env }: WholeSite): Promise<{ sources: object[]; pages: { metrics: object }[] }> {
  const call = ["--import", "tsx", "src/server/visits/cli.ts", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, call, { env });
  const [week] = JSON.parse(stdout) as { sources: object[]; pages: { metrics: object }[] }[];
  return { sources: week?.sources ?? [], pages: week?.pages ?? [] };
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
  expect(report).toEqual({
    page: "/invest/",
    language: "es",
    device: "phone",
    source: { first: { source: "mail", landing: "/es/invest/" } },
    steps: ["visit", "view"],
    metrics: expect.any(Object),
  });
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
  await expect.poll(async () => (await weekOf(site)).pages, { timeout: 30_000 }).toMatchObject([visited]);
  expect(Object.keys((await weekOf(site)).pages[0]?.metrics ?? {})).toEqual([...METRICS]);
});

/** Everything a visitor with these wishes asks the server for while reading a page to its end. */
async function askedBy(page: Page, site: WholeSite, wishes: object): Promise<string[]> {
  await drawEveryVisit(page.context(), { ...wishes });
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await page.goto(`${site.url}/invest/`);
  await started(page);
  await rest(page);
  await page.goto("about:blank");
  return asked;
}

for (const [name, wishes] of [
  ["asks not to be tracked", { doNotTrack: "1" }],
  ["sends Global Privacy Control", { globalPrivacyControl: true }],
] as const) {
  test(`a visitor whose browser ${name} is not counted, and nothing is loaded for it`, async ({ page, site }) => {
    const asked = await askedBy(page, site, wishes);
    expect(asked.filter((address) => /visits|measureSpeed/.test(address))).toEqual([]);
    expect(await weekOf(site)).toEqual({ sources: [], pages: [] });
  });
}

test("a visitor whose browser saves data is counted, and nothing is loaded for it", async ({ page, site }) => {
  const asked = await askedBy(page, site, { connection: { saveData: true } });
  expect(asked.filter((address) => address.includes("measureSpeed"))).toEqual([]);
  await expect
    .poll(() => weekOf(site), { timeout: 30_000 })
    .toMatchObject({ sources: [{ steps: { visit: 1 } }], pages: [] });
});

test("staff see what became of a visit, from the campaign to the form", async ({ page, site }) => {
  await drawEveryVisit(page.context());
  await page.goto(`${site.url}/?utm_source=Mail&utm_campaign=Spring`);
  await started(page);
  const view = await openForm(page, "/contact-us/", "en", site.url);
  await fillIn(view, "funnel@example.com");
  await view.submit.click();
  await expect(view.popup).toBeVisible();
  await page.goto("about:blank");
  const steps = { visit: 1, view: 2, formSeen: 1, formBegun: 1, formSent: 1, calculator: 0 };
  await expect
    .poll(async () => (await weekOf(site)).sources, { timeout: 30_000 })
    .toEqual([{ source: "mail", campaign: "spring", steps }]);
});
