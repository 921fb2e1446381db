// How long the calculator works after a press of the button: npm run bench calculator
// In Chromium, with the processor as it is and slowed down to a phone's; no drawing is measured.
import { readFileSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";
import { build } from "esbuild";
import { oneLanguage } from "../../src/content/oneLanguage";
import { ensureChromium } from "../findChromium";
import { conditions, median, report } from "./report";

const PHONE = 4;
const TARGET_MS = 10;
const VISITS = 7;
const TIMES = 20;
const DEALS = ["specified", "full"] as const;

async function bundledWork(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["tests/bench/calculatorWork.ts"],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    globalName: "bench",
  });
  return outputFiles[0]?.text ?? "";
}

/** The milliseconds of each kind of work on a fresh page: the first time, and once it is warm. */
async function timed(browser: Browser, rate: number, script: string, deal: string) {
  const page = await browser.newPage();
  try {
    await page.addScriptTag({ content: script });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    const content = oneLanguage(JSON.parse(readFileSync("content/calculator.json", "utf8")), "en");
    // As text: tsx wraps inner functions in `__name`, which pages lack.
    const measure = `(() => {
      const work = bench.calculatorWork(${JSON.stringify(deal)}, ${JSON.stringify(content)});
      const time = (one, times) => {
        const start = performance.now();
        for (let run = 0; run < times; run += 1) one();
        return (performance.now() - start) / times;
      };
      return Object.entries(work).map(([name, one]) => [name, time(one, 1), time(one, ${TIMES})]);
    })()`;
    return await page.evaluate<[name: string, first: number, warm: number][]>(measure);
  } finally {
    await page.close();
  }
}

async function rowsFor(browser: Browser, script: string, deal: string): Promise<string[][]> {
  const visits: Record<number, Awaited<ReturnType<typeof timed>>[]> = { 1: [], [PHONE]: [] };
  for (let visit = 0; visit < VISITS; visit += 1)
    for (const rate of [1, PHONE]) visits[rate]?.push(await timed(browser, rate, script, deal));
  const names = visits[1]?.[0]?.map(([name]) => name) ?? [];
  return names.map((name, index) => {
    const of = (rate: number, column: 1 | 2) =>
      median(visits[rate]?.map((visit) => visit[index]?.[column] ?? Number.NaN) ?? []).toFixed(2);
    return [deal, name, of(1, 1), of(1, 2), of(PHONE, 1), of(PHONE, 2)];
  });
}

async function run(): Promise<void> {
  const script = await bundledWork();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--disable-gpu"] });
  const rows: string[][] = [];
  for (const deal of DEALS) rows.push(...(await rowsFor(browser, script, deal)));
  await browser.close();
  report(
    [["Deal", "Work", "first, ms", "then, ms", `first ÷${PHONE}, ms`, `then ÷${PHONE}, ms`], ...rows],
    [
      `Medians of ${VISITS} fresh pages each; “then” is the mean of the next ${TIMES} times. ÷${PHONE}: the processor slowed ${PHONE} times.`,
      `Aim: break-even and sensitivity below ${TARGET_MS} ms each at ÷${PHONE}.`,
      conditions(),
    ],
  );
}

void run();
