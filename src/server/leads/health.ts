import type { Gate } from "./delivery/Gate";
import type { Database } from "../store/database";
import type { LeadStore } from "./store/LeadStore";

/** Facts about the queue, free of personal data. Rejects when the store does not answer. */
export async function health(
  database: Database,
  store: LeadStore,
  gate: Gate,
  crmConfigured: boolean,
  nowMs: number,
): Promise<Record<string, unknown>> {
  const [backlog, pause] = [await store.backlog(), await gate.pause()];
  const secondsSince = (ms: number) => Math.max(0, Math.round((nowMs - ms) / 1000));
  return {
    leads: {
      store: database.kind,
      crm: crmConfigured ? "configured" : "none",
      waiting: backlog.waiting,
      oldestWaitingSeconds: backlog.oldestAt === null ? 0 : secondsSince(backlog.oldestAt),
      attention: backlog.attention,
      held: backlog.held,
      inbox: backlog.stored,
      ...(pause ? { paused: { kind: pause.kind, code: pause.code, seconds: secondsSince(pause.since) } } : {}),
    },
  };
}
