// Only benchmarks need Lighthouse and autocannon, a tenth of all packages: tests/bench/tools/ is a separate package,
// installed when a benchmark first needs one of them.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const FOLDER = resolve("tests/bench/tools");

/** Their entry points: a package in another folder is imported by file. */
const MAIN = { lighthouse: "core/index.js", autocannon: "autocannon.js" };

/** The parts of an audit that the benchmarks read. */
interface Audit {
  id: string;
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: unknown };
}

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  /** The thread's CPU time, microseconds. */
  tdur?: number;
  args: { data?: { documentLoaderURL?: string } };
}

export interface LighthouseResult {
  lhr: {
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    environment: { benchmarkIndex: number };
    runtimeError?: { code: string; message: string };
  };
  artifacts: { Trace: { traceEvents: TraceEvent[] } };
}

interface LoadResult {
  requests: { average: number };
  latency: { p50: number; p97_5: number; p99: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

interface LoadOptions {
  url: string;
  connections: number;
  /** Seconds. */
  duration: number;
  requests: { path: string; headers: Record<string, string> }[];
}

interface Tools {
  lighthouse: (
    url: string,
    flags: { port: number; logLevel: string; clearStorageTypes: string[] },
  ) => Promise<LighthouseResult | undefined>;
  autocannon: (options: LoadOptions) => Promise<LoadResult>;
}

/** One of the tools, installed on first use, which takes a minute. Throws if npm cannot install them. */
export async function benchTool<N extends keyof Tools>(name: N): Promise<Tools[N]> {
  const main = join(FOLDER, "node_modules", name, MAIN[name]);
  if (!existsSync(main)) {
    const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--prefix", FOLDER], { stdio: "inherit" });
    if (status !== 0) throw new Error("The benchmarks' own packages could not be installed: see npm's output above");
  }
  return ((await import(pathToFileURL(main).href)) as { default: Tools[N] }).default;
}
