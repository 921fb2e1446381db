// One Lighthouse run with its default settings: a phone on simulated slow 4G, at a quarter of the machine's speed.
import { median } from "./report";
import { loadLighthouse, type LighthouseResult } from "./lighthouse";

/** Scores are 0 to 100, times in milliseconds, sizes in bytes as transferred. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  /** All work of the main thread, as Lighthouse extrapolates it to the slower processor. */
  mainThread: number;
  cls: number;
  scriptBytes: number;
  totalBytes: number;
}

interface Imperfection {
  id: string;
  title: string;
  /** What Lighthouse found, such as `Est savings of 15 KiB`; may be empty. */
  found: string;
  /** Whether it lowers a score; the others are hints. */
  costsPoints: boolean;
}

export interface LighthouseRun {
  figures: PageFigures;
  /** Lighthouse's measure of the machine's speed; below 1000, it warns that the figures suffer. */
  benchmarkIndex: number;
  imperfections: Imperfection[];
}

interface Transfer {
  resourceType?: string;
  transferSize?: number;
}

// A language stored by an earlier run would redirect this one.
const NEW_VISITOR = [
  "cookies",
  "local_storage",
  "file_systems",
  "shader_cache",
  "service_workers",
  "cache_storage",
] as const;

/** Lighthouse occasionally misses the start of a page (NO_NAVSTART), and is then run again, up to twice. */
async function load(url: string, port: number, retries = 2): Promise<LighthouseResult> {
  const lighthouse = await loadLighthouse();
  const result = await lighthouse(url, { port, logLevel: "error", clearStorageTypes: [...NEW_VISITOR] });
  if (result && !result.lhr.runtimeError) return result;
  if (retries > 0 && result?.lhr.runtimeError?.code === "NO_NAVSTART") return load(url, port, retries - 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
}

/** Loads `url` in the Chromium that listens on `port`. Rejects if Lighthouse cannot load the page. */
export async function runLighthouse(url: string, port: number): Promise<LighthouseRun> {
  const { audits, categories, environment } = (await load(url, port)).lhr;
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
      mainThread: value("mainthread-work-breakdown"),
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

/** The median of each figure separately, as Lighthouse's guide to variability recommends. */
export function medianFigures(runs: readonly LighthouseRun[]): PageFigures {
  const names = Object.keys(runs[0]?.figures ?? {}) as (keyof PageFigures)[];
  const pairs = names.map((name) => [name, median(runs.map(({ figures }) => figures[name]))]);
  return Object.fromEntries(pairs) as PageFigures;
}
