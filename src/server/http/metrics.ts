// What this process measures for Prometheus. Every sample names its process: one answer may hold those of several.
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { isGroup } from "../../content/isGroup";
import type { AnswerSite } from "../site/staticSite";

/** One response; its labels come from short lists, so that visitors cannot add series. */
export interface Answered {
  /** The pattern of a route of the API, or what of the site was asked for. */
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  observe(answered: Answered): void;
  /** What this process has measured; another can read it. */
  samples(): Promise<Samples>;
  /** All samples in Prometheus's text format. */
  text(): Promise<string>;
}

export type Samples = readonly object[];

/** True for what `samples` gives, also if another process did. */
export const isSamples = (value: unknown): value is Samples =>
  Array.isArray(value) && value.every((one) => isGroup(one) && Array.isArray(one.values));

/** What several processes have measured, in Prometheus's text format. */
export async function samplesAsText(all: readonly Samples[]): Promise<string> {
  // Each keeps its own numbers: the label of its process tells them apart.
  const kept = all.map((samples) => samples.map((one) => ({ ...one, aggregator: "sum" })));
  const counted = new Registry();
  const help = "How many processes have answered: their numbers are here.";
  new Gauge({ name: "site_processes", help, registers: [counted] }).set(all.length);
  return `${await AggregatorRegistry.aggregate(kept).metrics()}${await counted.metrics()}`;
}

/** Upper bounds in seconds: pages take under a millisecond, a film may take a minute. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Starts measuring this process: its responses, event loop, memory, and processor time. */
export function createMetrics(pid = process.pid): Metrics {
  const register = new Registry();
  register.setDefaultLabels({ process: String(pid) });
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Counter({
    name: "site_requests_total",
    help: "Responses by route and status; 429 are posts refused by the limits.",
    labelNames: ["route", "status"],
    registers,
  });
  const latency = new Histogram({
    name: "site_request_seconds",
    help: "Time from a request to the last byte of its response, by route.",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers,
  });
  const samples = () => register.getMetricsAsJSON();
  return {
    samples,
    text: async () => samplesAsText([await samples()]),
    observe({ route, status, seconds }) {
      requests.inc({ route, status });
      latency.observe({ route }, seconds);
    },
  };
}

/** Files have an extension; everything else is a page. */
const siteRoute = (url = "/") => (/\.[a-z0-9]+(?:[?#]|$)/i.test(url) ? "files" : "pages");

/** Answers for the site, and measures how. */
export function measured(answer: AnswerSite, metrics: Metrics): AnswerSite {
  return (request, response) => {
    const beganMs = performance.now();
    // Also when the visitor leaves before the end.
    response.once("close", () => {
      const seconds = (performance.now() - beganMs) / 1000;
      metrics.observe({ route: siteRoute(request.url), status: response.statusCode, seconds });
    });
    answer(request, response);
  };
}
