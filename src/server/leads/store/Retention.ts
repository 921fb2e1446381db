// Erases personal data past its retention. No clock erases anything on the first look: what is about to go is marked, and
// goes only once the mark is as old as the notice; a clock that was wrong takes its marks away again.
import type { Database } from "../../database/database";
import { DAY_MS } from "../../durations";
import { HELD_NOTICE_DAYS, RETENTION_DAYS, type LeadState } from "../lead";
import { eraseJobs, withoutPersonalData } from "./leadRows";

interface Rule {
  state: LeadState;
  /** What the retention counts from. */
  since: "delivered_at" | "updated_at" | "queued_at";
  days: number;
  /** How long before the end it is marked. */
  noticeDays: number;
}

export interface Erased {
  /** Delivered or closed long ago. */
  old: number;
  /** Held until they expired. */
  expired: number;
}

export class Retention {
  private readonly rules: readonly Rule[];

  /** @param heldDays held leads expire after this many days; 0 = never */
  constructor(
    private readonly database: Database,
    heldDays: number,
  ) {
    this.rules = [
      { state: "delivered", since: "delivered_at", days: RETENTION_DAYS, noticeDays: 1 },
      { state: "closed", since: "updated_at", days: RETENTION_DAYS, noticeDays: 1 },
      ...(heldDays === 0
        ? []
        : [{ state: "held", since: "queued_at", days: heldDays, noticeDays: HELD_NOTICE_DAYS } as const]),
    ];
  }

  async erase(nowMs: number): Promise<Erased> {
    const counts = { old: 0, expired: 0 };
    for (const rule of this.rules) {
      await this.mark(rule, nowMs);
      counts[rule.state === "held" ? "expired" : "old"] += await this.eraseMarked(rule, nowMs);
    }
    if (counts.old + counts.expired === 0) return counts;
    await eraseJobs(this.database.db, nowMs);
    await this.database.purge();
    return counts;
  }

  private leads({ state }: Rule) {
    return this.database.db.updateTable("lead").where("state", "=", state).where("redacted_at", "is", null);
  }

  private async mark(rule: Rule, nowMs: number): Promise<void> {
    const soonMs = nowMs - (rule.days - rule.noticeDays) * DAY_MS;
    await this.leads(rule)
      .set({ expiring_at: null })
      .where("expiring_at", "is not", null)
      .where((eb) => eb.or([eb(rule.since, ">=", soonMs), eb("expiring_at", ">", nowMs)]))
      .execute();
    await this.leads(rule)
      .set({ expiring_at: nowMs })
      .where("expiring_at", "is", null)
      .where(rule.since, "<", soonMs)
      .execute();
  }

  private async eraseMarked(rule: Rule, nowMs: number): Promise<number> {
    const { numUpdatedRows } = await this.leads(rule)
      .set({ ...withoutPersonalData(nowMs), ...(rule.state === "held" && { state: "closed", updated_at: nowMs }) })
      .where(rule.since, "<", nowMs - rule.days * DAY_MS)
      .where("expiring_at", "<=", nowMs - rule.noticeDays * DAY_MS)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }
}
