import { LOOKUP_PAUSE_MS } from "../store/leadRows";
import { ADDITION_REFUSED, DUPLICATE, LOOKUP_REFUSED, type FailureKind, type Outcome } from "../../crm/outcome";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../durations";
import { GIVE_UP_AFTER_MS, readAttempts, type AttemptRecord, type LeadRow } from "../lead";
import { CRM, deliveredTo, type JobChange, type JobRow } from "../../database/rows";
import type { LeadLog } from "../leadRuntime";
import type { Channel } from "../channels/channel";

/** Delays after transient failures; the last one repeats. */
const TRANSIENT_PAUSES_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
];
const LONGEST_PAUSE_MS = 4 * HOUR_MS;
/** Delays after rejections of this particular job: three attempts within an hour. */
const REFUSAL_PAUSES_MS = [5 * MINUTE_MS, 50 * MINUTE_MS];
/** Connection-wide failures allowed for one job while others get through; after that the job itself is at fault. */
const LONE_FAILURES = 2;
const KEPT_ATTEMPTS = 20;

/** The codes by which staff read what only a person can settle, whatever the CRM calls it; undefined for the rest. */
const STAFF_CODES: Record<FailureKind, string | undefined> = {
  duplicate: DUPLICATE,
  unsure: LOOKUP_REFUSED,
  readOnly: ADDITION_REFUSED,
  record: undefined,
  systemic: undefined,
  throttled: undefined,
  transient: undefined,
};

/** The delay with equal jitter (half to full), so that jobs that failed together do not retry together. */
const jittered = (pauseMs: number, random: number) => Math.round(pauseMs * (0.5 + random / 2));

/**
 * What an attempt changes in a job. Connection-wide failures do not count as attempts: the job stays due and its
 * destination pauses. The seven days keep running.
 * @param othersWork whether the connection was thought to work: a job that keeps breaking it is itself rejected
 * @param random in [0, 1), for the jitter
 */
export function afterAttempt(
  job: Pick<JobRow, "attempts" | "refusals" | "queued_at" | "attempt_log" | "message_id" | "delivered_to">,
  outcome: Outcome,
  othersWork: boolean,
  time: { startedAt: number; nowMs: number; random: number },
): JobChange {
  const { startedAt, nowMs, random } = time;
  const { kind, code, status } = outcome;
  const earlier = readAttempts(job.attempt_log);
  const attempt: AttemptRecord = { at: startedAt, ms: nowMs - startedAt, code, status };
  const change: JobChange = {
    attempt_log: JSON.stringify([...earlier, attempt].slice(-KEPT_ATTEMPTS)),
    last_code: (kind !== "delivered" && STAFF_CODES[kind]) || code,
    last_status: status,
    updated_at: nowMs,
    run_at: null,
  };
  if (kind === "delivered") return { ...change, state: "completed", last_message: null, maybe_delivered: 0 };
  change.last_message = outcome.message;
  if (outcome.notified) change.delivered_to = JSON.stringify([...deliveredTo(job), ...outcome.notified]);
  if (outcome.maybeDelivered) change.maybe_delivered = 1;
  // What has certainly not arrived may go out in another message.
  else change.message_id = null;
  const discarded: JobChange = { ...change, state: "discarded" };
  const again = (pauseMs: number, more: JobChange): JobChange =>
    nowMs + pauseMs - job.queued_at > GIVE_UP_AFTER_MS
      ? { ...discarded, ...more }
      : { ...change, ...more, state: "scheduled", run_at: nowMs + pauseMs };
  const refusals = job.refusals + 1;
  if (kind === "throttled") return again(0, {});
  if (kind === "systemic") {
    if (!othersWork) return again(0, {});
    return refusals > LONE_FAILURES ? { ...discarded, refusals } : again(0, { refusals });
  }

  // A probe that found the destination still down says nothing of its job.
  if (kind === "transient" && !othersWork && !outcome.isAlone)
    return again(outcome.maybeDelivered ? LOOKUP_PAUSE_MS : 0, {});
  const attempts = job.attempts + 1;
  if (STAFF_CODES[kind] !== undefined) return { ...discarded, attempts };
  if (kind === "record") {
    const pauseMs = REFUSAL_PAUSES_MS[job.refusals];
    return pauseMs === undefined
      ? { ...discarded, attempts, refusals }
      : again(jittered(pauseMs, random), { attempts, refusals });
  }
  // Connection-wide rejections do not count as attempts.
  const pauseMs = TRANSIENT_PAUSES_MS[Math.max(0, job.attempts - job.refusals)] ?? LONGEST_PAUSE_MS;
  return again(Math.max(jittered(pauseMs, random), outcome.maybeDelivered ? LOOKUP_PAUSE_MS : 0), { attempts });
}

const WORDS = {
  lead: { delivered: "lead delivered", failed: "lead not delivered yet", discarded: "lead needs attention" },
  notification: {
    delivered: "notification delivered",
    failed: "notification not delivered",
    discarded: "notification given up",
  },
};

interface End {
  job: JobRow;
  change: JobChange;
  outcome: Outcome;
  leads: readonly LeadRow[];
  ms: number;
}

export function logEnd(log: LeadLog, channel: Channel, { job, change, outcome, leads, ms }: End): void {
  const { about, event } = job;
  const { kind, code, status } = outcome;
  const reqId = leads.find(({ id }) => id === about)?.request_id;
  const facts = { about, reqId, event, channel: channel.kind, outcome: kind, code, status, state: change.state, ms };
  const words = WORDS[channel.name === CRM ? "lead" : "notification"];
  if (kind === "delivered") log.info(facts, words.delivered);
  else log.warn(facts, change.state === "discarded" ? words.discarded : words.failed);
}
