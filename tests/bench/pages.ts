// How fast the pages are: npm run bench pages -- [--runs N] [PATH …]
// Lighthouse's default mobile settings on the site as `npm start` serves it, medians of five runs, one page at a time.
// An empty page among them shows the overhead of the machine itself.
import { parseArgs } from "node:util";
import { SITE_PAGES } from "../e2e/site";
import { startChromium } from "./debuggedChromium";
import { serveEmptyPage } from "./emptyPage";
import { medianFigures, runLighthouse, type LighthouseRun, type PageFigures } from "./lighthouseRun";
import { conditions, kilobytes, loadAverage, median, report } from "./report";
import { startSite } from "./siteServer";

const EMPTY = "an empty page";

const whole = (figure: number) => figure.toFixed(0);
const seconds = (ms: number) => (ms / 1000).toFixed(2);

const COLUMNS: readonly [heading: string, cell: (figures: PageFigures) => string][] = [
  ["Perf", ({ performance }) => whole(performance)],
  ["Acc", ({ accessibility }) => whole(accessibility)],
  ["Best", ({ bestPractices }) => whole(bestPractices)],
  ["SEO", ({ seo }) => whole(seo)],
  ["FCP s", ({ fcp }) => seconds(fcp)],
  ["LCP s", ({ lcp }) => seconds(lcp)],
  ["TBT ms", ({ tbt }) => whole(tbt)],
  ["main ms", ({ mainThread }) => whole(mainThread)],
  ["CLS", ({ cls }) => cls.toFixed(3)],
  ["JS kB", ({ scriptBytes }) => kilobytes(scriptBytes)],
  ["All kB", ({ totalBytes }) => kilobytes(totalBytes)],
];

const HEADING = ["Page", ...COLUMNS.map(([heading]) => heading)];

const rowOf = (page: string, figures: PageFigures) => [page, ...COLUMNS.map(([, cell]) => cell(figures))];

/** A line per imperfect audit, with the pages where any run found it; those that cost points come first. */
function imperfectionLines(runs: ReadonlyMap<string, readonly LighthouseRun[]>): string[] {
  const seen = new Map<string, { line: string; costsPoints: boolean; pages: Map<string, string> }>();
  for (const [page, ofPage] of runs) {
    for (const { id, title, found, costsPoints } of ofPage.flatMap(({ imperfections }) => imperfections)) {
      const entry = seen.get(id) ?? { line: `${id}: ${title}`, costsPoints, pages: new Map<string, string>() };
      seen.set(id, entry);
      entry.pages.set(page, found === "" ? page : `${page} (${found})`);
    }
  }
  return [...seen.values()]
    .sort((one, other) => Number(other.costsPoints) - Number(one.costsPoints))
    .map(
      ({ line, costsPoints, pages }) =>
        `${costsPoints ? "costs points" : "hint"}  ${line}  ${[...pages.values()].join(", ")}`,
    );
}

/** Goes round by round, so that a busy minute of the machine does not affect all runs of one page. */
async function visitAll(pages: ReadonlyMap<string, string>, rounds: number): Promise<Map<string, LighthouseRun[]>> {
  const chromium = await startChromium();
  const runs = new Map<string, LighthouseRun[]>();
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [name, url] of pages) {
        runs.set(name, [...(runs.get(name) ?? []), await runLighthouse(url, chromium.port)]);
      }
    }
  } finally {
    await chromium.stop();
  }
  return runs;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { runs: { type: "string" } }, allowPositionals: true });
  const rounds = Number(values.runs ?? 5);
  const paths = positionals.length > 0 ? positionals : SITE_PAGES.map(({ path }) => path);
  const site = await startSite();
  const empty = await serveEmptyPage();
  try {
    const before = conditions();
    const pages = new Map([[EMPTY, empty.url], ...paths.map((path) => [path, site.url + path] as const)]);
    const runs = await visitAll(pages, rounds);
    const index = median([...runs.values()].flat().map(({ benchmarkIndex }) => benchmarkIndex));
    report(
      [HEADING, ...[...runs].map(([page, ofPage]) => rowOf(page, medianFigures(ofPage)))],
      [
        `Lighthouse, default mobile settings, median of ${rounds}. ${before}; after the runs ${loadAverage()}.`,
        `Lighthouse's benchmark index of the machine: ${index.toFixed(0)}; it expects 1000 or more.`,
      ],
    );
    runs.delete(EMPTY);
    report([["Not perfect in at least one run"], ...imperfectionLines(runs).map((line) => [line])]);
  } finally {
    empty.stop();
    await site.stop();
  }
}

void run();
