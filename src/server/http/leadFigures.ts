import { isGroup } from "../../content/isGroup";
import type { Health } from "./healthRoutes";

/** A number about all leads, whichever process is asked: they share one store. */
export interface LeadFigure {
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
  return (Array.isArray(jobs) ? jobs : []).filter(isGroup).flatMap(({ target, state, count, oldestSeconds }) => {
    const labels = { target: String(target), state: String(state) };
    return [
      { name: "site_jobs", help: "Open jobs of the queue, by target and state.", value: Number(count), labels },
      { name: "site_jobs_oldest_seconds", help: "Age of the oldest of them.", value: Number(oldestSeconds), labels },
    ];
  });
}

/** The numbers about leads in a health report; what it does not say is left out. */
export function leadFigures({ leads }: Health): LeadFigure[] {
  if (!isGroup(leads)) return [];
  const figures = Object.entries(FIGURES).flatMap(([fact, { name, help, unlessSaid }]) => {
    const value = leads[fact] ?? unlessSaid;
    return typeof value === "number" ? [{ name, help, value }] : [];
  });
  return [...figures, ...jobFigures(leads.jobs)];
}
