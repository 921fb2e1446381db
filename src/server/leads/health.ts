import { BODY_LIMIT_BYTES } from "../http/api";
import type { Health } from "../http/healthRoutes";
import type { Database } from "../database/database";
import type { CircuitBreaker } from "./delivery/CircuitBreaker";
import type { LookupNotice } from "./delivery/LookupNotice";
import { leadId } from "./leadId";
import type { LeadStore, NewLead } from "./store/LeadStore";
import type { Lane } from "./delivery/Lane";

interface HealthParts {
  database: Database;
  store: LeadStore;
  breaker: CircuitBreaker;
  lookupNotice: LookupNotice;
  /** How many notifications never reached staff. */
  abandoned(): Promise<number>;
  /** The queues of everybody but the CRM. */
  queues: readonly Lane[];
  /** What else staff should fix. */
  alarms(): readonly string[];
  backupFails(): boolean;
  crmConfigured: boolean;
  now(): number;
}

/** Anyone may request the health report, and each rehearsal writes to disk: requests within a second share one. */
const REHEARSE_EVERY_MS = 1000;

/** The largest possible lead: a store that has room for this one has room for any. */
function largestLead(nowMs: number): NewLead {
  const id = leadId(nowMs);
  return {
    id,
    idempotency_key: id,
    content_hash: "",
    content: "x".repeat(BODY_LIMIT_BYTES),
    state: "closed",
    hold_reasons: "",
    follows: null,
    created_at: nowMs,
  };
}

/** The kinds of targets that are paused now, with the error code behind each pause. */
async function silentTargets(queues: readonly Lane[]): Promise<{ target: string; code: string }[]> {
  const pauses = await Promise.all(queues.map(async (lane) => ({ lane, pause: await lane.breaker.pause() })));
  return pauses.flatMap(({ lane, pause }) => (pause ? [{ target: lane.target.kind, code: pause.code }] : []));
}

/**
 * Creates the health check: facts about the queue, without personal data or anything that would tell a spammer that a
 * post was held. It rejects when leads cannot be stored.
 */
export function healthCheck(parts: HealthParts): () => Promise<Health> {
  const { database, store, breaker, lookupNotice, abandoned, queues, alarms, backupFails, crmConfigured, now } = parts;
  let rehearsedAtMs = -Infinity;
  let rehearsal = Promise.resolve();

  return async () => {
    const nowMs = now();
    // Setting the clock back must not keep a stale result alive.
    if (Math.abs(nowMs - rehearsedAtMs) >= REHEARSE_EVERY_MS) {
      rehearsedAtMs = nowMs;
      rehearsal = store.rehearse(largestLead(nowMs));
    }
    await rehearsal;
    await store.verify();
    const [backlog, pause, lookup] = [await store.backlog(), await breaker.pause(), await lookupNotice.read()];
    const [silent, unheard] = [await silentTargets(queues), await abandoned()];
    const secondsSince = (ms: number) => Math.max(0, Math.round((nowMs - ms) / 1000));
    const oldestSeconds = backlog.oldestAt === null ? 0 : secondsSince(backlog.oldestAt);
    const degraded = Object.entries({
      "the CRM rejects everything": pause?.kind === "systemic",
      "leads have been waiting for more than an hour": oldestSeconds > 3600,
      "leads need attention": backlog.attention > 0,
      "the CRM does not let us look up leads": lookup !== undefined,
      "emails or the webhook do not get through": silent.length > 0 || unheard > 0,
      "the store could not be backed up": backupFails(),
    })
      .flatMap(([reason, applies]) => (applies ? [reason] : []))
      .concat(alarms());
    return {
      degraded,
      leads: {
        store: database.kind,
        crm: crmConfigured ? "configured" : "none",
        waiting: backlog.waiting,
        oldestWaitingSeconds: oldestSeconds,
        attention: backlog.attention,
        ...(silent.length > 0 && { silent }),
        ...(unheard > 0 && { abandoned: unheard }),
        ...(lookup && { lookupRefused: lookup }),
        ...(pause ? { paused: { kind: pause.kind, code: pause.code, seconds: secondsSince(pause.since) } } : {}),
      },
    };
  };
}
