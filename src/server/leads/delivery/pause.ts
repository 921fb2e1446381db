// When the CRM rejects everything, retrying lead by lead is pointless: the whole queue pauses, on all servers.
import { DEFAULT_ERROR_TEXT, type Failure } from "../../crm/outcome";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../durations";
import { isRecord } from "../../../content/isRecord";

export interface Pause {
  kind: "systemic" | "throttled" | "outage";
  code: string;
  /** Shown to visitors in the meantime: free of personal data. */
  message: string;
  since: number;
  /** From then on one lead may probe whether the pause is over. */
  until: number;
  /** In milliseconds, excluding anything the CRM asked for; doubles with each failed probe. */
  lengthMs: number;
}

/** Fresh leads wait for it: a probe is never further away, except where only a person can mend it. */
const PROBE_MS = 30 * SECOND_MS;

const LENGTHS_MS: Record<Pause["kind"], { first: number; longest: number }> = {
  // A wrong password, tried too often, gets the account locked.
  systemic: { first: 5 * MINUTE_MS, longest: 15 * MINUTE_MS },
  throttled: { first: PROBE_MS, longest: PROBE_MS },
  outage: { first: PROBE_MS, longest: PROBE_MS },
};

/** However long the CRM, or a gateway in front of it, asks us to wait, one lead probes after an hour. */
const LONGEST_ASKED_MS = HOUR_MS;

/** Consecutive transient failures that count as an outage. */
export const OUTAGE_AFTER = 5;

/** Reads a stored pause; what is none stops nothing. */
export function readPause(stored: string | undefined): Pause | undefined {
  const pause: unknown = JSON.parse(stored ?? "null");
  return isPause(pause) ? pause : undefined;
}

function isPause(value: unknown): value is Pause {
  if (!isRecord(value) || typeof value.kind !== "string" || !Object.hasOwn(LENGTHS_MS, value.kind)) return false;
  const isText = [value.code, value.message].every((text) => typeof text === "string");
  return isText && [value.since, value.until, value.lengthMs].every((ms) => typeof ms === "number");
}

/** A destination that says "too many calls" for a moment is no reason to call somebody. */
const PATIENCE_MS = 10 * MINUTE_MS;

export const isAlarming = ({ kind, since }: Pause, nowMs: number): boolean =>
  kind !== "throttled" || nowMs - since > PATIENCE_MS;

export const isRunning = ({ until }: Pause, nowMs: number): boolean => until > nowMs;

const pauseKind = ({ kind }: Failure): Pause["kind"] => (kind === "systemic" || kind === "throttled" ? kind : "outage");

/**
 * A failure's error text, safe to show to people other than the lead's own visitor. A gateway, or a CRM in trouble, may
 * quote the request, so only a plain phrase that comes with the CRM's own code is repeated.
 */
export function wordsForAll(failure: Failure): string {
  const { code, message } = failure;
  const mayQuote = pauseKind(failure) === "outage" || code.startsWith("HTTP_") || /[@{\d]/.test(message);
  return mayQuote ? DEFAULT_ERROR_TEXT : message;
}

/**
 * The pause after a connection-wide failure.
 * @param previous the pause that a probe just failed to end, or one still running
 */
export function pauseAfter(previous: Pause | undefined, failure: Failure, nowMs: number): Pause {
  const kind = pauseKind(failure);
  const { first, longest } = LENGTHS_MS[kind];
  const same = previous?.kind === kind ? previous : undefined;
  // Failures of calls that were in flight when the pause began do not extend it.
  const running = same !== undefined && isRunning(same, nowMs);
  const lengthMs = same === undefined ? first : running ? same.lengthMs : Math.min(longest, same.lengthMs * 2);
  const askedMs = Math.min(failure.pauseMs ?? 0, LONGEST_ASKED_MS);
  // Whoever says "too many calls" knows when there may be more.
  const pauseMs = kind === "throttled" && askedMs > 0 ? askedMs : Math.max(lengthMs, askedMs);
  const until = Math.max(nowMs + pauseMs, running ? same.until : 0);
  return { kind, code: failure.code, message: wordsForAll(failure), since: previous?.since ?? nowMs, until, lengthMs };
}
