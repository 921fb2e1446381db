import { BODY_LIMIT_BYTES } from "../http/api";
import { REASONS, type HealthReason } from "../http/healthReasons";
import type { Health } from "../http/healthRoutes";
import type { Database } from "../database/database";
import type { CircuitBreaker } from "./delivery/CircuitBreaker";
import { isAlarming } from "./delivery/pause";
import { LOOKUP_NOTICE } from "./channels/CrmChannel";
import type { SharedStore } from "./store/SharedStore";
import { leadId } from "./lead";
import type { PostWatch } from "./PostWatch";
import { onceIn } from "./onceIn";
import type { Figures } from "./store/figures";
import type { LeadStore, NewLead } from "./store/LeadStore";
import type { DeliveryQueue } from "./delivery/DeliveryQueue";

interface HealthParts {
  database: Database;
  store: LeadStore;
  breaker: CircuitBreaker;
  shared: SharedStore;
  figures(): Promise<Figures>;
  noticeQueues: readonly DeliveryQueue[];
  watch: PostWatch;
  backupFails(): Promise<boolean>;
  crmConfigured: boolean;
  now(): number;
}

/** Anyone may request the health report, which writes to disk and counts every lead. */
export const REPORT_EVERY_MS = 2000;

function largestLead(nowMs: number): NewLead {
  const id = leadId(nowMs);
  return {
    id,
    idempotency_key: id,
    content_hash: "",
    content: "x".repeat(BODY_LIMIT_BYTES),
    state: "closed",
    hold_reasons: "",
    queued_at: nowMs,
    created_at: nowMs,
    request_id: null,
  };
}

/** The kinds of channels that are paused now, with the error code behind each pause. */
async function silentChannels(
  queues: readonly DeliveryQueue[],
  nowMs: number,
): Promise<{ channel: string; code: string }[]> {
  const pauses = await Promise.all(queues.map(async (queue) => ({ queue, pause: await queue.breaker.pause() })));
  return pauses.flatMap(({ queue, pause }) =>
    pause && isAlarming(pause, nowMs) ? [{ channel: queue.channel.kind, code: pause.code }] : [],
  );
}

export function healthCheck(parts: HealthParts): () => Promise<Health> {
  const { database, store, shared, breaker, figures, noticeQueues, watch, backupFails, crmConfigured, now } = parts;
  return onceIn(REPORT_EVERY_MS, now, async () => {
    const nowMs = now();
    await store.rehearse(largestLead(nowMs));
    await database.verify();
    const [seen, pause, lookup] = [await figures(), await breaker.pause(), await shared.read(LOOKUP_NOTICE)];
    const [silent, storeBytes] = [await silentChannels(noticeQueues, nowMs), await database.bytes()];
    const { waiting, attention, held, oldestAt, jobs, unset, discarded } = seen;
    const secondsSince = (ms: number) => Math.round((nowMs - ms) / 1000);
    const oldestSeconds = oldestAt === undefined ? 0 : secondsSince(oldestAt);
    const when = (applies: boolean, reason: HealthReason) => (applies ? [reason] : []);
    const degraded = [
      ...when(pause?.kind === "systemic", REASONS.crmRejects),
      ...when(oldestSeconds > 3600, REASONS.waiting),
      ...when(attention > 0, REASONS.attention),
      ...when(lookup !== undefined, REASONS.lookup),
      ...when(silent.length > 0 || discarded > 0, REASONS.silent),
      ...when(await backupFails(), REASONS.backup),
      ...unset.map((destination) => `${REASONS.unset}: ${destination}` as const),
      ...watch.reasons(),
    ];
    return {
      degraded,
      leads: {
        store: database.kind,
        crm: crmConfigured ? "configured" : "none",
        waiting,
        oldestWaitingSeconds: oldestSeconds,
        ...{ attention, held, storeBytes },
        jobs: jobs.map(({ destination: channel, state, count, oldestAt: since }) => ({
          ...{ channel, state, count },
          oldestSeconds: secondsSince(since),
        })),
        ...(silent.length > 0 && { silent }),
        ...(discarded > 0 && { abandoned: discarded }),
        ...(watch.sources().length > 0 && { refused: watch.sources() }),
        ...(lookup && { lookupRefused: lookup }),
        ...(pause && {
          paused: {
            ...{ kind: pause.kind, code: pause.code, seconds: secondsSince(pause.since) },
            nextTrySeconds: Math.max(0, Math.round((pause.until - nowMs) / 1000)),
          },
        }),
      },
    };
  });
}
