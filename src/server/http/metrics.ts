// What this process measures for Prometheus.
import { collectDefaultMetrics, Counter, Histogram, Registry, type MetricObject } from "prom-client";
import type { AnswerSite } from "../site/staticSite";

/** One response; its labels come from short lists, so that visitors cannot add series. */
interface Answered {
  /** The pattern of a route of the API, or what of the site was asked for. */
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  observe(answered: Answered): void;
  text(): Promise<string>;
}

/** Upper bounds in seconds: pages take under a millisecond, a film may take a minute. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Starts measuring this process: its responses, event loop, memory, and processor time. */
export function createMetrics(): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  // By convention, only counters end so: their types say the same without it.
  const named = ({ name, type }: MetricObject) => String(type) === "gauge" && name.endsWith("_total");
  for (const { name } of register.getMetricsAsArray().filter(named)) register.removeSingleMetric(name);
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
  return {
    text: () => register.metrics(),
    observe({ route, status, seconds }) {
      requests.inc({ route, status });
      latency.observe({ route }, seconds);
    },
  };
}

/** Files have an extension; everything else is a page. */
const siteRoute = (url = "/") => (/\.[a-z0-9]+(?:[?#]|$)/i.test(url) ? "files" : "pages");

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
