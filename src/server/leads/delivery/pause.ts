// When the CRM refuses everybody, asking again for each lead helps nobody: the whole queue pauses, for all servers alike.
import { DEFAULT_ERROR_TEXT } from "../../crm/errorText";
import type { Failure } from "../../crm/outcome";

export interface Pause {
  kind: "systemic" | "throttled" | "outage";
  code: string;
  /** For visitors who come meanwhile: free of personal data. */
  message: string;
  /** Milliseconds since 1970, like `until`. */
  since: number;
  /** From here on one lead may find out whether it is over. */
  until: number;
  /** Length in milliseconds, before anything the CRM asked for; doubles with each failed probe. */
  lengthMs: number;
}

const MINUTE = 60_000;
const LENGTHS_MS: Record<Pause["kind"], { first: number; longest: number }> = {
  systemic: { first: 5 * MINUTE, longest: 15 * MINUTE },
  throttled: { first: MINUTE, longest: 60 * MINUTE },
  outage: { first: MINUTE / 2, longest: 5 * MINUTE },
};

/** However long the CRM, or a gateway in its place, asks us to wait: after an hour one lead finds out whether it is so. */
const LONGEST_ASKED_MS = 60 * MINUTE;

/** Transient failures in a row that make an outage. */
export const OUTAGE_AFTER = 5;

const pauseKind = ({ kind }: Failure): Pause["kind"] => (kind === "systemic" || kind === "throttled" ? kind : "outage");

/**
 * A failure's error text as people other than the lead's own visitor may read it. A gateway, or a CRM in trouble, can quote
 * the request: only a plain phrase that comes with the CRM's own code is repeated.
 */
export function wordsForAll(failure: Failure): string {
  const { code, message } = failure;
  const mayQuote = pauseKind(failure) === "outage" || code.startsWith("HTTP_") || /[@{\d]/.test(message);
  return mayQuote ? DEFAULT_ERROR_TEXT : message;
}

/**
 * The pause that follows a failure of the whole connection.
 * @param previous the pause that a probe has just failed to end, or one that is still running
 */
export function pauseAfter(previous: Pause | undefined, failure: Failure, nowMs: number): Pause {
  const kind = pauseKind(failure);
  const { first, longest } = LENGTHS_MS[kind];
  const same = previous?.kind === kind ? previous : undefined;
  // Failures of calls that were under way when the pause began do not make it longer.
  const running = same !== undefined && same.until > nowMs;
  const lengthMs = same === undefined ? first : running ? same.lengthMs : Math.min(longest, same.lengthMs * 2);
  const askedMs = Math.min(failure.pauseMs ?? 0, LONGEST_ASKED_MS);
  const until = Math.max(nowMs + Math.max(lengthMs, askedMs), running ? same.until : 0);
  return { kind, code: failure.code, message: wordsForAll(failure), since: previous?.since ?? nowMs, until, lengthMs };
}
