// The leads that staff have to hear of: those that need a person, and those of which they could not be told.
import type { Database } from "../../database/database";
import { CRM, RESTORED } from "../../database/rows";
import type { LeadRow } from "../lead";
import { DAY_MS } from "../../durations";
import type { Figures } from "./figures";
import { leadsIn } from "./leadRows";
import type { SharedStore } from "./SharedStore";

/** What needs a person, oldest first within its state; `others` are only counted. */
export interface WaitingLeads {
  leads: readonly LeadRow[];
  others: number;
  expiring: number;
  /** Of these leads, those that staff could not be told of. */
  untold: number;
}

/** What staff could not be told of stands in the next email that gets through, once. */
export interface GivenUpNotice {
  leads: readonly LeadRow[];
  /** What was given up until then is named. */
  at: number;
}

/** For so long the digest names the leads whose notification was given up. */
const UNTOLD_MS = 3 * DAY_MS;

/** The states in which a lead needs a person, in the digest's order. */
const NEEDS_A_PERSON = ["attention", "held"] as const;

const NAMED = "given-up-named";
const MOST_NAMED = 20;

export class Waiting {
  constructor(
    private readonly database: Database,
    private readonly shared: SharedStore,
    private readonly figures: () => Promise<Figures>,
    private readonly now: () => number,
  ) {}

  /** Whether anything has waited since before `beforeMs`. */
  async isAny(beforeMs: number): Promise<boolean> {
    const { oldestForPersonAt = Infinity } = await this.figures();
    return oldestForPersonAt < beforeMs || (await this.untold(beforeMs - UNTOLD_MS, 1)).length > 0;
  }

  async leads(limit: number): Promise<WaitingLeads> {
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
    const { attention, held, expiring } = await this.figures();
    const untold = await this.untold(this.now() - UNTOLD_MS, limit);
    const more = untold.filter(({ id }) => !waiting.some((lead) => lead.id === id));
    return {
      leads: [...more, ...waiting],
      others: Math.max(0, attention + held - waiting.length),
      expiring,
      untold: untold.length,
    };
  }

  /** What was given up and no email has named yet; undefined when there is nothing. */
  async notice(): Promise<GivenUpNotice | undefined> {
    const at = this.now();
    const leads = await this.untold(Number((await this.shared.read(NAMED)) ?? 0), MOST_NAMED);
    return leads.length === 0 ? undefined : { leads, at };
  }

  async named({ at }: GivenUpNotice): Promise<void> {
    await this.shared.write(NAMED, String(at));
  }

  /** Leads whose notification was given up since. */
  private untold(sinceMs: number, limit: number): Promise<LeadRow[]> {
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
}
