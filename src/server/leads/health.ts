import type { Health } from "../healthRoutes";
import type { Database } from "../database/database";
import type { CircuitBreaker } from "./delivery/CircuitBreaker";
import type { Notices } from "./delivery/Notices";
import { BODY_LIMIT_BYTES } from "./intake/contactRoute";
import { leadId } from "./leadId";
import type { DeliveryStore } from "./store/DeliveryStore";
import type { LeadStore, NewLead } from "./store/LeadStore";
import type { TargetQueue } from "./targets/TargetQueue";

interface HealthParts {
  database: Database;
  store: LeadStore;
  breaker: CircuitBreaker;
  notices: Notices;
  deliveries: DeliveryStore;
  queues: readonly TargetQueue[];
  crmConfigured: boolean;
  now(): number;
}

/** Anybody may ask for the health, and each rehearsal writes to the disk. */
const REHEARSE_EVERY_MS = 10_000;
const DAY_MS = 86_400_000;

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

/** The kinds of targets that pause now, with the code that tells why. */
async function silentTargets(queues: readonly TargetQueue[]): Promise<{ target: string; code: string }[]> {
  const pauses = await Promise.all(queues.map(async ({ kind, breaker }) => ({ kind, pause: await breaker.pause() })));
  return pauses.flatMap(({ kind, pause }) => (pause ? [{ target: kind, code: pause.code }] : []));
}

/**
 * Makes the health check: facts about the queue, free of personal data and of what would tell a sender of spam that a post
 * was held. It rejects when leads cannot be stored.
 */
export function healthCheck(parts: HealthParts): () => Promise<Health> {
  const { database, store, breaker, notices, deliveries, queues, crmConfigured, now } = parts;
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
    const silent = await silentTargets(queues);
    const staff = queues.flatMap((queue) => queue.staff);
    const unheard = staff.length > 0 ? await deliveries.failedSince(staff, nowMs - DAY_MS) : 0;
    const secondsSince = (ms: number) => Math.max(0, Math.round((nowMs - ms) / 1000));
    const oldestSeconds = backlog.oldestAt === null ? 0 : secondsSince(backlog.oldestAt);
    const degraded = Object.entries({
      "the CRM refuses everything": pause?.kind === "systemic",
      "leads have waited for more than an hour": oldestSeconds > 3600,
      "leads need attention": backlog.attention > 0,
      "the CRM does not let us look for leads": faults.lookup !== undefined,
      "mails or the webhook do not get through": silent.length > 0 || unheard > 0,
    }).flatMap(([reason, applies]) => (applies ? [reason] : []));
    return {
      degraded,
      leads: {
        store: database.kind,
        crm: crmConfigured ? "configured" : "none",
        waiting: backlog.waiting,
        oldestWaitingSeconds: oldestSeconds,
        attention: backlog.attention,
        ...(silent.length > 0 && { silent }),
        ...(faults.lookup && { lookupRefused: faults.lookup }),
        ...(pause ? { paused: { kind: pause.kind, code: pause.code, seconds: secondsSince(pause.since) } } : {}),
      },
    };
  };
}
