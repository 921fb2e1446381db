import type { Health } from "../healthRoutes";
import type { Database } from "../database/database";
import type { CircuitBreaker } from "./delivery/CircuitBreaker";
import type { Notices } from "./delivery/Notices";
import { BODY_LIMIT_BYTES } from "./intake/contactRoute";
import { leadId } from "./leadId";
import type { LeadStore, NewLead } from "./store/LeadStore";

interface HealthParts {
  database: Database;
  store: LeadStore;
  breaker: CircuitBreaker;
  notices: Notices;
  crmConfigured: boolean;
  now(): number;
}

/** Anybody may ask for the health, and each rehearsal writes to the disk. */
const REHEARSE_EVERY_MS = 10_000;

/** As large as a lead can be: whoever passes with this has room for any. */
function largestLead(nowMs: number): NewLead {
  const id = leadId(nowMs);
  return {
    id,
    idempotency_key: id,
    content_hash: "",
    content: "x".repeat(BODY_LIMIT_BYTES),
    state: "closed",
    next_at: null,
    lease_by: null,
    hold_reasons: "",
    last_code: null,
    last_message: null,
    created_at: nowMs,
  };
}

/**
 * Makes the health check: facts about the queue, free of personal data and of what would tell a sender of spam that a post
 * was held. It rejects when leads cannot be stored.
 */
export function healthCheck(parts: HealthParts): () => Promise<Health> {
  const { database, store, breaker, notices, crmConfigured, now } = parts;
  let rehearsedAtMs = -Infinity;
  let rehearsal = Promise.resolve();

  return async () => {
    const nowMs = now();
    // A clock that is set back must not keep an old answer alive.
    if (Math.abs(nowMs - rehearsedAtMs) >= REHEARSE_EVERY_MS) {
      rehearsedAtMs = nowMs;
      rehearsal = store.rehearse(largestLead(nowMs));
    }
    await rehearsal;
    await store.verify();
    const [backlog, pause, faults] = [await store.backlog(), await breaker.pause(), await notices.all()];
    const secondsSince = (ms: number) => Math.max(0, Math.round((nowMs - ms) / 1000));
    const oldestSeconds = backlog.oldestAt === null ? 0 : secondsSince(backlog.oldestAt);
    const degraded = Object.entries({
      "the CRM refuses everything": pause?.kind === "systemic",
      "leads have waited for more than an hour": oldestSeconds > 3600,
      "leads need attention": backlog.attention > 0,
      "the CRM does not let us look for leads": faults.lookup !== undefined,
    }).flatMap(([reason, applies]) => (applies ? [reason] : []));
    return {
      degraded,
      leads: {
        store: database.kind,
        crm: crmConfigured ? "configured" : "none",
        waiting: backlog.waiting,
        oldestWaitingSeconds: oldestSeconds,
        attention: backlog.attention,
        ...(faults.lookup && { lookupRefused: faults.lookup }),
        ...(pause ? { paused: { kind: pause.kind, code: pause.code, seconds: secondsSince(pause.since) } } : {}),
      },
    };
  };
}
