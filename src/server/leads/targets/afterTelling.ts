import type { Outcome } from "../../crm/outcome";
import { GIVE_UP_AFTER_MS, jittered, refusalPauseMs, transientPauseMs } from "../delivery/afterAttempt";
import type { NotificationRow } from "./notification";

/**
 * What an attempt changes in a delivery's row. Connection-wide failures do not count as attempts: the target pauses.
 * @param random in [0, 1), for the jitter
 */
export function afterTelling(
  row: NotificationRow,
  outcome: Outcome,
  nowMs: number,
  random: number,
): Partial<NotificationRow> {
  const { kind, code } = outcome;
  const change: Partial<NotificationRow> = { last_code: code, updated_at: nowMs, next_at: null };
  if (kind === "delivered") return { ...change, state: "done" };
  const isForAll = kind === "systemic" || kind === "throttled";
  const attempts = isForAll ? row.attempts : row.attempts + 1;
  const pauseMs = isForAll ? 0 : kind === "transient" ? transientPauseMs(row.attempts) : refusalPauseMs(row.attempts);
  const isOver = pauseMs === undefined || nowMs + pauseMs - row.queued_at > GIVE_UP_AFTER_MS;
  if (isOver) return { ...change, attempts, state: "failed" };
  return { ...change, attempts, state: "pending", next_at: nowMs + jittered(pauseMs, random) };
}
