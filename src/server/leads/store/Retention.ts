// Erases personal data past its retention.
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

export class Retention {
  constructor(private readonly database: Database) {}

  async erase(nowMs: number) {
    const counts = { old: 0, expired: 0 };
    for (const rule of RULES) counts[rule.state === "held" ? "expired" : "old"] += await this.eraseOld(rule, nowMs);
    if (counts.old + counts.expired === 0) return counts;
    await eraseJobs(this.database.db, nowMs);
    await this.database.purge();
    return counts;
  }

  private async eraseOld(rule: Rule, nowMs: number): Promise<number> {
    const { numUpdatedRows } = await this.database.db
      .updateTable("lead")
      .where("state", "=", rule.state)
      .where("redacted_at", "is", null)
      .set({ ...withoutPersonalData(nowMs), ...(rule.state === "held" && { state: "closed", updated_at: nowMs }) })
      .where(rule.since, "<", nowMs - rule.days * DAY_MS)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }
}
