// A first visit to the contact form on a slow phone: network and processor are really throttled, as with Lighthouse's
// DevTools throttling. The visitor starts to type as soon as there is a field.
import { chromium, devices, type Browser } from "@playwright/test";
import { ensureChromium } from "../findChromium";
import { median } from "./report";

const PATH = "/contact-us/";
const SLOWER = 4;
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };
const TARGET_MS = 4000;
const TYPED = "Ana";

interface ColdVisit {
  firstPaintMs: number;
  /** Whether the form's first field was visible at first paint. */
  hadFields: boolean;
  /** When the form's island had started: from then on, fields are validated as they are left. */
  validatedMs: number;
  keptText: boolean;
}

async function visit(browser: Browser, url: string): Promise<ColdVisit> {
  const context = await browser.newContext({ ...devices["Moto G4"] });
  try {
    const page = await context.newPage();
    await page.addInitScript({
      content: `new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) if (name === "first-contentful-paint")
          window.painted = { at: startTime, hadFields: document.querySelector("[name=firstName]")?.checkVisibility() ?? false };
      }).observe({ type: "paint", buffered: true });`,
    });
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", LINE);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.goto(url + PATH, { waitUntil: "commit" });
    const field = page.locator("[name=firstName]");
    await field.pressSequentially(TYPED);
    await page.locator("[data-island][data-started]").waitFor({ state: "attached" });
    const validatedMs = await page.evaluate("performance.now()");
    const keptText = (await field.inputValue()) === TYPED;
    const painted = await page.evaluate("window.painted");
    const { at, hadFields } = painted as { at: number; hadFields: boolean };
    return { firstPaintMs: at, hadFields, validatedMs: validatedMs as number, keptText };
  } finally {
    await context.close();
  }
}

/** Visits the form `times` times, each time with an empty cache, and returns the table. */
export async function measureColdVisits(url: string, times: number): Promise<{ rows: string[][]; notes: string[] }> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--disable-gpu"] });
  const visits: ColdVisit[] = [];
  for (let round = 0; round < times; round++) visits.push(await visit(browser, url));
  await browser.close();
  const count = (holds: (one: ColdVisit) => boolean) => `${visits.filter(holds).length} of ${times}`;
  return {
    rows: [
      [
        `First visit to ${PATH}`,
        "first paint ms",
        "validated by script ms",
        "longest ms",
        "fields at first paint",
        "typed text kept",
      ],
      [
        "",
        median(visits.map(({ firstPaintMs }) => firstPaintMs)).toFixed(0),
        median(visits.map(({ validatedMs }) => validatedMs)).toFixed(0),
        Math.max(...visits.map(({ validatedMs }) => validatedMs)).toFixed(0),
        count(({ hadFields }) => hadFields),
        count(({ keptText }) => keptText),
      ],
    ],
    notes: [`A phone on 1.6 Mbit/s with 150 ms latency, processor slowed ${SLOWER} times; target: ${TARGET_MS} ms.`],
  };
}
