// One page through Lighthouse with its default settings: a phone on simulated slow 4G with a quarter of the machine's speed.
import { blockedByWork } from "./blockedByWork";
import { median } from "./report";
import { benchTool, type LighthouseResult } from "./tools";

/** Scores are 0 to 100, times milliseconds, sizes bytes as transferred. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  /** As `tbt`, but of the time that the processor worked on the page. */
  tbtOfWork: number;
  cls: number;
  scriptBytes: number;
  totalBytes: number;
}

export interface Imperfection {
  id: string;
  title: string;
  /** What Lighthouse found, such as `Est savings of 15 KiB`; may be empty. */
  found: string;
  /** Whether it lowers a score; the others are hints. */
  costsPoints: boolean;
}

export interface LighthouseRun {
  figures: PageFigures;
  /** How fast Lighthouse found the machine; below 1000 it warns that figures suffer. */
  benchmarkIndex: number;
  imperfections: Imperfection[];
}

interface Transfer {
  resourceType?: string;
  transferSize?: number;
}

// A language that an earlier run has stored would send this one to another page.
const NEW_VISITOR = [
  "cookies",
  "local_storage",
  "file_systems",
  "shader_cache",
  "service_workers",
  "cache_storage",
] as const;

/** Lighthouse now and then misses the start of a page (NO_NAVSTART): then it looks again, twice at most. */
async function load(url: string, port: number, retries = 2): Promise<LighthouseResult> {
  const lighthouse = await benchTool("lighthouse");
  const result = await lighthouse(url, { port, logLevel: "error", clearStorageTypes: [...NEW_VISITOR] });
  if (result && !result.lhr.runtimeError) return result;
  if (retries > 0 && result?.lhr.runtimeError?.code === "NO_NAVSTART") return load(url, port, retries - 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
}

/** Loads `url` in the Chromium that listens on `port`. Rejects when Lighthouse could not load the page. */
export async function runLighthouse(url: string, port: number): Promise<LighthouseRun> {
  const { lhr, artifacts } = await load(url, port);
  const { audits, categories, environment } = lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const transfers = (audits["network-requests"]?.details?.items ?? []) as Transfer[];
  const bytes = (list: Transfer[]) => list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const weighed = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return {
    figures: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      tbtOfWork: blockedByWork(artifacts.Trace.traceEvents, url),
      cls: value("cumulative-layout-shift"),
      scriptBytes: bytes(transfers.filter(({ resourceType }) => resourceType === "Script")),
      totalBytes: bytes(transfers),
    },
    benchmarkIndex: environment.benchmarkIndex,
    imperfections: Object.values(audits)
      .filter(({ score: reached }) => reached !== null && reached < 1)
      .map(({ id, title, displayValue = "" }) => ({ id, title, found: displayValue, costsPoints: weighed.has(id) })),
  };
}

/** The median of each figure by itself, as Lighthouse's own guide for noisy machines says. */
export function medianFigures(runs: readonly LighthouseRun[]): PageFigures {
  const names = Object.keys(runs[0]?.figures ?? {}) as (keyof PageFigures)[];
  const pairs = names.map((name) => [name, median(runs.map(({ figures }) => figures[name]))]);
  return Object.fromEntries(pairs) as PageFigures;
}
