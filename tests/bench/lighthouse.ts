// Lighthouse, which only benchmarks need and which is a tenth of all packages: tests/bench/tools/ is a separate package,
// installed when a benchmark first needs it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const FOLDER = resolve("tests/bench/tools");

/** Its entry point: a package in another folder is imported by file. */
const MAIN = resolve(FOLDER, "node_modules/lighthouse/core/index.js");

/** The parts of an audit that the benchmarks read. */
interface Audit {
  id: string;
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: unknown };
}

export interface LighthouseResult {
  lhr: {
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    environment: { benchmarkIndex: number };
    runtimeError?: { code: string; message: string };
  };
}

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: string; clearStorageTypes: string[] },
) => Promise<LighthouseResult | undefined>;

/** Lighthouse, installed on first use, which takes a minute. Throws if npm cannot install it. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(MAIN)) {
    const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--prefix", FOLDER], { stdio: "inherit" });
    if (status !== 0) throw new Error("The benchmarks' own packages could not be installed: see npm's output above");
  }
  return ((await import(pathToFileURL(MAIN).href)) as { default: Lighthouse }).default;
}
