import { isGroup } from "../../content/isGroup";
import type { Health } from "../http/healthRoutes";

/** A number about all leads, whichever process is asked: they share one store. */
export interface LeadFigure {
  name: string;
  help: string;
  value: number;
}

const FIGURES: Readonly<Record<string, { name: string; help: string; unlessSaid?: number }>> = {
  waiting: { name: "site_leads_waiting", help: "Leads that have not reached the CRM yet." },
  oldestWaitingSeconds: { name: "site_leads_oldest_waiting_seconds", help: "Age of the oldest of them." },
  attention: { name: "site_leads_attention", help: "Leads that failed and wait for staff." },
  abandoned: {
    name: "site_notifications_abandoned",
    help: "Notifications that never reached staff.",
    unlessSaid: 0,
  },
};

/** The numbers about leads in a health report; what it does not say is left out. */
export function leadFigures({ leads }: Health): LeadFigure[] {
  if (!isGroup(leads)) return [];
  return Object.entries(FIGURES).flatMap(([fact, { name, help, unlessSaid }]) => {
    const value = leads[fact] ?? unlessSaid;
    return typeof value === "number" ? [{ name, help, value }] : [];
  });
}
