import type { Database } from "../../database/database";
import type { LeadRow } from "../lead";
import { leadsIn } from "./leadRows";

/** What needs a person, oldest first within its state; `others` are only counted. */
export interface WaitingLeads {
  leads: readonly LeadRow[];
  others: number;
  expiring: number;
}

/** The states in which a lead needs a person, in the digest's order. */
const NEEDS_A_PERSON = ["attention", "held"] as const;

export class Waiting {
  constructor(private readonly database: Database) {}

  async isAny(beforeMs: number): Promise<boolean> {
    return (await this.count().where("queued_at", "<", beforeMs).executeTakeFirstOrThrow()).all > 0;
  }

  async leads(limit: number, expiringMs: number): Promise<WaitingLeads> {
    // Spam must not crowd out leads the CRM rejects, nor these crowd out held ones that are about to expire.
    const oldest = (state: (typeof NEEDS_A_PERSON)[number]) =>
      leadsIn(this.database.db)
        .where("lead.state", "=", state)
        .where("lead.redacted_at", "is", null)
        .orderBy("lead.queued_at")
        .orderBy("lead.id")
        .limit(limit)
        .execute();
    const leads = (await Promise.all(NEEDS_A_PERSON.map(oldest))).flat();
    const { all } = await this.count().executeTakeFirstOrThrow();
    return { leads, others: Number(all) - leads.length, expiring: await this.heldBefore(expiringMs) };
  }

  async heldBefore(beforeMs: number): Promise<number> {
    const held = this.count().where("state", "=", "held").where("queued_at", "<", beforeMs);
    return Number((await held.executeTakeFirstOrThrow()).all);
  }

  private count() {
    return this.database.db
      .selectFrom("lead")
      .select((eb) => eb.fn.countAll<number>().as("all"))
      .where("state", "in", NEEDS_A_PERSON)
      .where("redacted_at", "is", null);
  }
}
