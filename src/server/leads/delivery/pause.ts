// When the CRM rejects everything, retrying lead by lead is pointless: the whole queue pauses, on all servers.
import { DEFAULT_ERROR_TEXT } from "../../crm/errorText";
import type { Failure } from "../../crm/outcome";
import { HOUR_MS, MINUTE_MS } from "../../durations";
import { isGroup } from "../../../content/isGroup";

export interface Pause {
  kind: "systemic" | "throttled" | "outage";
  code: string;
  /** Shown to visitors in the meantime: free of personal data. */
  message: string;
  /** Milliseconds since 1970, like `until`. */
  since: number;
  /** From then on one lead may probe whether the pause is over. */
  until: number;
  /** In milliseconds, excluding anything the CRM asked for; doubles with each failed probe. */
  lengthMs: number;
}

const LENGTHS_MS: Record<Pause["kind"], { first: number; longest: number }> = {
  systemic: { first: 5 * MINUTE_MS, longest: 15 * MINUTE_MS },
  throttled: { first: MINUTE_MS, longest: HOUR_MS },
  // Fresh leads wait for it: a probe is never further away.
  outage: { first: MINUTE_MS / 2, longest: MINUTE_MS / 2 },
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
  if (!isGroup(value) || typeof value.kind !== "string" || !Object.hasOwn(LENGTHS_MS, value.kind)) return false;
  const isText = [value.code, value.message].every((text) => typeof text === "string");
  return isText && [value.since, value.until, value.lengthMs].every((ms) => typeof ms === "number");
}

/** Whether a pause still runs at `nowMs`. */
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
  const until = Math.max(nowMs + Math.max(lengthMs, askedMs), running ? same.until : 0);
  return { kind, code: failure.code, message: wordsForAll(failure), since: previous?.since ?? nowMs, until, lengthMs };
}
