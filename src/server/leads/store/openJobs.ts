// What is not done yet, counted: for health, the daily log, and staff.
import type { Database } from "../../database/database";
import { CRM, RESTORED, type JobRow } from "../../database/rows";
import type { LeadRow } from "../lead";
import { DAY_MS } from "../../durations";
import { leadsIn } from "./leadRows";

export interface OpenJobs extends Pick<JobRow, "destination" | "state"> {
  count: number;
  oldestAt: number;
}

export interface Open {
  /** Those given up are kept until staff retry them. */
  jobs: OpenJobs[];
  /** Destinations that jobs wait for, although the settings name them no more. */
  unset: string[];
  unheard: number;
}

/** @param set the destinations that the settings name */
export async function openJobs({ db }: Pick<Database, "db">, set: readonly string[]): Promise<Open> {
  const rows = await db
    .selectFrom("job")
    .select([
      "destination",
      "state",
      (eb) => eb.fn.countAll<number>().as("count"),
      (eb) => eb.fn.min("queued_at").as("oldestAt"),
    ])
    .where("state", "in", ["scheduled", "running", "discarded"])
    .groupBy(["destination", "state"])
    .execute();
  const jobs = rows.map((row) => ({ ...row, count: Number(row.count), oldestAt: Number(row.oldestAt) }));
  const isGivenUp = ({ state }: OpenJobs) => state === "discarded";
  const unset = jobs.filter((job) => !isGivenUp(job) && !set.includes(job.destination));
  const unheard = jobs.filter((job) => isGivenUp(job) && job.destination !== CRM);
  return {
    jobs,
    unset: [...new Set(unset.map(({ destination }) => destination))],
    unheard: unheard.reduce((sum, { count }) => sum + count, 0),
  };
}

/** What needs a person, oldest first within its state; `others` are only counted. */
export interface WaitingLeads {
  leads: readonly LeadRow[];
  others: number;
  expiring: number;
  /** Of these leads, those that staff could not be told of. */
  untold: number;
}

/** For so long the digest names the leads whose notification was given up. */
const UNTOLD_MS = 3 * DAY_MS;

/** The states in which a lead needs a person, in the digest's order. */
const NEEDS_A_PERSON = ["attention", "held"] as const;

export class Waiting {
  constructor(private readonly database: Database) {}

  async isAny(beforeMs: number): Promise<boolean> {
    const { all } = await this.count().where("queued_at", "<", beforeMs).executeTakeFirstOrThrow();
    return all > 0 || (await this.untold(beforeMs - UNTOLD_MS, 1)).length > 0;
  }

  /** @param nowMs of `untold`: those given up some days before it */
  async leads(limit: number, expiringMs: number, nowMs: number): Promise<WaitingLeads> {
    // Spam must not crowd out leads the CRM rejects, nor these crowd out held ones that are about to expire.
    const oldest = (state: (typeof NEEDS_A_PERSON)[number]) =>
      leadsIn(this.database.db)
        .where("lead.state", "=", state)
        .where("lead.redacted_at", "is", null)
        .orderBy("lead.queued_at")
        .orderBy("lead.id")
        .limit(limit)
        .execute();
    const waiting = (await Promise.all(NEEDS_A_PERSON.map(oldest))).flat();
    const { all } = await this.count().executeTakeFirstOrThrow();
    const untold = await this.untold(nowMs - UNTOLD_MS, limit);
    const more = untold.filter(({ id }) => !waiting.some((lead) => lead.id === id));
    return {
      leads: [...more, ...waiting],
      others: Number(all) - waiting.length,
      expiring: await this.heldBefore(expiringMs),
      untold: untold.length,
    };
  }

  /** Leads whose notification was given up since. */
  untold(sinceMs: number, limit: number): Promise<LeadRow[]> {
    return leadsIn(this.database.db)
      .where("lead.redacted_at", "is", null)
      .where("lead.state", "!=", "closed")
      .where("lead.id", "in", (eb) =>
        eb
          .selectFrom("job as notice")
          .select("notice.about")
          .where("notice.state", "=", "discarded")
          .where("notice.destination", "!=", CRM)
          .where((notice) =>
            notice.or([notice("notice.last_code", "is", null), notice("notice.last_code", "!=", RESTORED)]),
          )
          .where("notice.updated_at", ">", sinceMs),
      )
      .orderBy("lead.id")
      .limit(limit)
      .execute();
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
