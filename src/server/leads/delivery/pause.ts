// When the CRM refuses everybody, asking again for each lead helps nobody: the whole queue pauses, for all servers alike.
import type { Failure } from "../../crm/outcome";

export interface Pause {
  kind: "systemic" | "throttled" | "outage";
  code: string;
  /** The specification's error text, for visitors who come meanwhile. */
  message: string;
  since: number;
  /** From here on one lead may find out whether it is over. */
  until: number;
  /** Length in milliseconds, before anything the CRM asked for; doubles with each failed probe. */
  lengthMs: number;
}

const MINUTE = 60_000;
const LENGTHS: Record<Pause["kind"], { first: number; longest: number }> = {
  systemic: { first: 5 * MINUTE, longest: 15 * MINUTE },
  throttled: { first: MINUTE, longest: 60 * MINUTE },
  outage: { first: MINUTE / 2, longest: 5 * MINUTE },
};

/** Passing failures in a row that make an outage. */
export const OUTAGE_AFTER = 5;

/**
 * The pause that follows a failure of the whole connection.
 * @param previous the pause that a probe has just failed to end, or one that is still running
 */
export function pauseAfter(previous: Pause | undefined, failure: Failure, nowMs: number): Pause {
  const kind = failure.kind === "systemic" || failure.kind === "throttled" ? failure.kind : "outage";
  const { first, longest } = LENGTHS[kind];
  const same = previous?.kind === kind ? previous : undefined;
  // Failures of calls that were under way when the pause began do not make it longer.
  const running = same !== undefined && same.until > nowMs;
  const lengthMs = same === undefined ? first : running ? same.lengthMs : Math.min(longest, same.lengthMs * 2);
  const until = Math.max(nowMs + Math.max(lengthMs, failure.pauseMs ?? 0), running ? same.until : 0);
  return { kind, code: failure.code, message: failure.message, since: previous?.since ?? nowMs, until, lengthMs };
}
