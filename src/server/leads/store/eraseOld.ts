import type { Database } from "../../database/database";
import { DAY_MS } from "../../durations";
import { HELD_DAYS, RETENTION_DAYS } from "../lead";
import { type LeadState } from "../../database/rows";
import { eraseJobs, withoutPersonalData } from "./leadRows";

interface Rule {
  state: LeadState;
  since: "delivered_at" | "updated_at" | "queued_at";
  days: number;
}

const RULES: readonly Rule[] = [
  { state: "delivered", since: "delivered_at", days: RETENTION_DAYS },
  { state: "closed", since: "updated_at", days: RETENTION_DAYS },
  { state: "held", since: "queued_at", days: HELD_DAYS },
];

async function eraseBy({ db }: Database, { state, since, days }: Rule, nowMs: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("lead")
    .where("state", "=", state)
    .where("redacted_at", "is", null)
    .set({ ...withoutPersonalData(nowMs), ...(state === "held" && { state: "closed", updated_at: nowMs }) })
    .where(since, "<", nowMs - days * DAY_MS)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Erases personal data past its retention. Returns of how many leads: old ones, and held ones that nobody decided about. */
export async function eraseOld(database: Database, nowMs: number) {
  const counts = { old: 0, expired: 0 };
  for (const rule of RULES) counts[rule.state === "held" ? "expired" : "old"] += await eraseBy(database, rule, nowMs);
  if (counts.old + counts.expired === 0) return counts;
  await eraseJobs(database.db, nowMs);
  await database.purge();
  return counts;
}
