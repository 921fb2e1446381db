import { ADDITION_REFUSED, DUPLICATE, LOOKUP_REFUSED, type FailureKind, type Outcome } from "../../crm/outcome";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../durations";
import type { AttemptRecord, LeadRow } from "../lead";
import type { LeadChange } from "../store/LeadStore";

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
/** Delays after rejections of this particular lead: three attempts within an hour. */
const REFUSAL_PAUSES_MS = [5 * MINUTE_MS, 50 * MINUTE_MS];
/** Connection-wide failures allowed for one lead while others get through; after that the lead itself is at fault. */
const LONE_FAILURES = 2;
/** After this long in the queue a person has to look, whatever kept the lead there. */
export const GIVE_UP_AFTER_MS = 7 * DAY_MS;
/**
 * A next attempt, or the end of a lease, further away than this was set by a clock that has been set back since: the
 * longest delay, and room for servers whose clocks differ.
 */
export const TOO_FAR_AHEAD_MS = 4 * HOUR_MS + 10 * MINUTE_MS;
/** When the CRM may already have the lead, look it up later: its search takes a moment to index new contacts. */
const AMBIGUOUS_PAUSE_MS = MINUTE_MS;
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

/** The delay with equal jitter (half to full), so that leads that failed together do not retry together. */
export const jittered = (pauseMs: number, random: number) => Math.round(pauseMs * (0.5 + random / 2));

/** The delay after this many transient failures, before jitter. */
export const transientPauseMs = (failures: number): number =>
  TRANSIENT_PAUSES_MS[failures] ?? TRANSIENT_PAUSES_MS.at(-1) ?? HOUR_MS;

/** The delay after this many rejections of this very message; undefined when it is not retried. */
export const refusalPauseMs = (refusals: number): number | undefined => REFUSAL_PAUSES_MS[refusals];

function logWith(lead: Pick<LeadRow, "attempt_log">, attempt: AttemptRecord): string {
  const earlier = JSON.parse(lead.attempt_log) as AttemptRecord[];
  return JSON.stringify([...earlier, attempt].slice(-KEPT_ATTEMPTS));
}

/**
 * What an attempt changes in a lead's row. Connection-wide failures do not count as attempts: the lead stays due and
 * the queue pauses. The seven days keep running.
 * @param othersWork whether the connection was thought to work: a lead that keeps breaking it is itself rejected
 * @param random in [0, 1), for the jitter
 */
export function afterAttempt(
  lead: Pick<LeadRow, "attempts" | "refusals" | "queued_at" | "ambiguous" | "attempt_log">,
  outcome: Outcome,
  othersWork: boolean,
  time: { startedAt: number; nowMs: number; random: number },
): LeadChange {
  const { startedAt, nowMs, random } = time;
  const { kind, code, status } = outcome;
  const staffCode = kind === "delivered" ? undefined : STAFF_CODES[kind];
  const change: LeadChange = {
    attempt_log: logWith(lead, { at: startedAt, ms: nowMs - startedAt, code, status }),
    last_code: staffCode ?? code,
    last_status: status,
    updated_at: nowMs,
    next_at: null,
  };
  if (outcome.kind === "delivered") {
    return {
      ...change,
      state: "delivered",
      delivered_at: nowMs,
      crm_id: outcome.crmId,
      last_message: null,
      ambiguous: 0,
    };
  }
  change.last_message = outcome.message;
  if (outcome.ambiguous) change.ambiguous = 1;
  const tryAgainAt = (at: number): LeadChange =>
    at - lead.queued_at > GIVE_UP_AFTER_MS
      ? { ...change, state: "attention" }
      : { ...change, state: "pending", next_at: at };
  if (outcome.kind === "throttled") return tryAgainAt(nowMs);
  if (outcome.kind === "systemic") {
    if (!othersWork) return tryAgainAt(nowMs);
    change.refusals = lead.refusals + 1;
    return change.refusals > LONE_FAILURES ? { ...change, state: "attention" } : tryAgainAt(nowMs);
  }

  change.attempts = lead.attempts + 1;
  if (staffCode !== undefined) return { ...change, state: "attention", crm_id: outcome.crmId ?? null };
  if (outcome.kind === "record") {
    const pauseMs = refusalPauseMs(lead.refusals);
    change.refusals = lead.refusals + 1;
    return pauseMs === undefined
      ? { ...change, state: "attention" }
      : { ...change, state: "pending", next_at: nowMs + jittered(pauseMs, random) };
  }
  // Connection-wide rejections do not count as attempts.
  const passed = Math.max(0, lead.attempts - lead.refusals);
  return tryAgainAt(
    nowMs + Math.max(jittered(transientPauseMs(passed), random), outcome.ambiguous ? AMBIGUOUS_PAUSE_MS : 0),
  );
}
