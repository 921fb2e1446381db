import { Gauge, Registry } from "prom-client";
import type { FastifyInstance } from "fastify";
import { isRecord } from "../../content/isRecord";
import { reasonOf } from "../../platform/reasonOf";
import { mayReadFacts, type Health, type HealthOptions } from "./healthRoutes";
import type { Metrics } from "./metrics";

interface LeadFigure {
  name: string;
  help: string;
  value: number;
  labels?: Record<string, string>;
}

const FIGURES: Readonly<Record<string, { name: string; help: string; unlessSaid?: number }>> = {
  waiting: { name: "site_leads_waiting", help: "Leads that have not reached the CRM yet." },
  oldestWaitingSeconds: { name: "site_leads_oldest_waiting_seconds", help: "Age of the oldest of them." },
  held: { name: "site_leads_held", help: "Leads that look like spam and wait for a decision." },
  storeBytes: { name: "site_lead_store_bytes", help: "Size of the lead store on disk." },
  attention: { name: "site_leads_attention", help: "Leads that failed and wait for staff." },
  abandoned: {
    name: "site_notifications_abandoned",
    help: "Notifications that never reached staff.",
    unlessSaid: 0,
  },
};

function jobFigures(jobs: unknown): LeadFigure[] {
  return (Array.isArray(jobs) ? jobs : []).filter(isRecord).flatMap(({ channel, state, count, oldestSeconds }) => {
    const labels = { channel: String(channel), state: String(state) };
    return [
      { name: "site_jobs", help: "Open jobs of the queue, by channel and state.", value: Number(count), labels },
      { name: "site_jobs_oldest_seconds", help: "Age of the oldest of them.", value: Number(oldestSeconds), labels },
    ];
  });
}

function leadFigures({ leads }: Health): LeadFigure[] {
  if (!isRecord(leads)) return [];
  const figures = Object.entries(FIGURES).flatMap(([fact, { name, help, unlessSaid }]) => {
    const value = leads[fact] ?? unlessSaid;
    return typeof value === "number" ? [{ name, help, value }] : [];
  });
  return [...figures, ...jobFigures(leads.jobs)];
}

const FORMAT = "text/plain; version=0.0.4; charset=utf-8";

const labelOf = (value: unknown) => (typeof value === "string" ? value : "");

async function factsAsText(report: Health | undefined): Promise<string> {
  const register = new Registry();
  const registers = [register];
  const gauges = new Map<string, Gauge>();
  function set(name: string, help: string, value: number, labels: Record<string, string> = {}): void {
    const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels), registers });
    gauges.set(name, gauge);
    gauge.set(labels, value);
  }
  set("site_can_store_leads", "1, or 0 while no lead can be stored.", Number(report !== undefined));
  if (report) {
    for (const reason of report.degraded ?? [])
      set("site_degraded", "1 for each thing that staff have to fix.", 1, { reason });
    for (const { name, help, value, labels } of leadFigures(report)) set(name, help, value, labels);
    const { release } = report;
    if (isRecord(release)) {
      const labels = {
        shown: labelOf(release.shown),
        wanted: labelOf(release.wanted),
        version: labelOf(release.version),
      };
      set("site_release_info", "The release that is shown, and the one that should be.", 1, labels);
    }
  }
  return register.metrics();
}

export function registerMetrics(app: FastifyInstance, metrics: Metrics, { health, healthToken }: HealthOptions): void {
  app.get("/api/metrics", async (request, reply) => {
    if (!mayReadFacts(request, healthToken))
      return reply
        .code(401)
        .header("www-authenticate", "Bearer")
        .send({ message: "Send the token of the health report." });
    const report: Health | undefined = await (health?.() ?? Promise.resolve({})).catch((error: unknown) => {
      request.log.error({ reason: reasonOf(error) }, "the health check failed");
      return undefined;
    });
    return reply.type(FORMAT).send(`${await metrics.text()}${await factsAsText(report)}`);
  });
}
