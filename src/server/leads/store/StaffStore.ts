// What staff ask of the store.
import { sql } from "kysely";
import type { Database } from "../../database/database";
import type { LeadRow, LeadState } from "../lead";
import type { ActionRow } from "../targets/delivery";
import { ambiguousIfBrokenOff, withoutPersonalData } from "./changes";

export interface Stats {
  byState: Partial<Record<LeadState, number>>;
  /** When the oldest waiting lead was accepted, in milliseconds since 1970. */
  oldestWaitingAt: number | null;
  acceptedLastDay: number;
  acceptedLastWeek: number;
  deliveredLastWeek: number;
  /** Half of last week's delivered leads took longer than this from acceptance to the CRM; null when there are none. */
  medianDeliveryMs: number | null;
}

export interface LeadFilter {
  state?: LeadState | undefined;
  email?: string | undefined;
  /** Accepted then or later, in milliseconds since 1970. */
  sinceMs?: number | undefined;
  limit: number;
  /** From 1. */
  page?: number | undefined;
}

const DAY_MS = 86_400_000;

// A try whose lease has ended is that of a server that died in the middle.
const isNotUnderWay = (nowMs: number) => sql<boolean>`(state <> 'sending' or next_at <= ${nowMs})`;

export class StaffStore {
  constructor(private readonly database: Database) {}

  /** The newest leads first. */
  list(filter: LeadFilter): Promise<LeadRow[]> {
    const { state, email, sinceMs = 0, limit, page = 1 } = filter;
    // Contents are JSON; what stands for anything in a pattern stands for itself here.
    const pattern = `%"email":${JSON.stringify(email?.toLowerCase() ?? "").replace(/[\\%_]/g, "\\$&")}%`;
    return this.database.db
      .selectFrom("lead")
      .selectAll()
      .$if(state !== undefined, (query) => query.where("state", "=", state ?? "pending"))
      .where("created_at", ">=", sinceMs)
      .$if(email !== undefined, (query) => query.where(sql<boolean>`lower(content) like ${pattern} escape '\\'`))
      .orderBy("id", "desc")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
  }

  /** Leads whose id is, begins or ends with `id` (ids of one hour begin alike); two at most, enough to see that it is ambiguous. */
  find(id: string): Promise<LeadRow[]> {
    const { db } = this.database;
    return db
      .selectFrom("lead")
      .selectAll()
      .where((eb) =>
        eb.or([
          eb.and([eb("id", ">=", id), eb("id", "<", `${id}~`)]),
          eb("id", "like", `%${id.replace(/[^\da-f-]/g, "")}`),
        ]),
      )
      .limit(2)
      .execute();
  }

  /** The next leads after `afterId`, oldest first. */
  page(afterId: string, limit: number): Promise<LeadRow[]> {
    return this.database.db
      .selectFrom("lead")
      .selectAll()
      .where("id", ">", afterId)
      .orderBy("id")
      .limit(limit)
      .execute();
  }

  async count(): Promise<number> {
    const { db } = this.database;
    const row = await db
      .selectFrom("lead")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  /** Puts leads back into the queue with all their tries; without an id those that wait, need attention or lie in the inbox. */
  async retry(nowMs: number, id?: string): Promise<number> {
    const { numUpdatedRows } = await this.database.db
      .updateTable("lead")
      .set({ state: "pending", next_at: nowMs, attempts: 0, refusals: 0, queued_at: nowMs, updated_at: nowMs })
      // Who names a lead that nothing can tell of has decided that it is sent once more.
      .$if(id !== undefined, (query) =>
        query.set({ ambiguous: sql<number>`case when last_code = 'LOOKUP_REFUSED' then 0 else ambiguous end` }),
      )
      .where("state", "in", ["pending", "attention", "stored"])
      .where("redacted_at", "is", null)
      .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** Lets a held lead go: into the queue, or into the inbox when there is no CRM. */
  async release(id: string, state: "pending" | "stored", nowMs: number): Promise<boolean> {
    const { numUpdatedRows } = await this.database.db
      .updateTable("lead")
      .set({ state, next_at: state === "pending" ? nowMs : null, queued_at: nowMs, updated_at: nowMs })
      .where("id", "=", id)
      .where("state", "=", "held")
      .where("redacted_at", "is", null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Counts a lead that staff have handled themselves as done, and takes it out of the queue; not while it is being sent. */
  async close(id: string, nowMs: number): Promise<boolean> {
    const { numUpdatedRows } = await this.database.db
      .updateTable("lead")
      .set({ ambiguous: ambiguousIfBrokenOff, state: "closed", next_at: null, updated_at: nowMs })
      .where("id", "=", id)
      .where("state", "not in", ["delivered", "closed"])
      .where(isNotUnderWay(nowMs))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /**
   * Takes a lead's personal data away, and out of the queue what has not been sent. Undefined while it is being sent, and
   * when its data is gone already.
   */
  async erase(id: string, nowMs: number): Promise<{ lead: LeadRow; isPurged: boolean } | undefined> {
    const erased = await this.database.db
      .updateTable("lead")
      .set({
        ...withoutPersonalData(nowMs),
        ambiguous: ambiguousIfBrokenOff,
        state: sql<LeadState>`case when state = 'delivered' then state else 'closed' end`,
        next_at: null,
        updated_at: nowMs,
      })
      .where("id", "=", id)
      .where(isNotUnderWay(nowMs))
      .where("redacted_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    return erased && { lead: erased, isPurged: await this.database.purge() };
  }

  /** What was decided on a lead by links of mails, the oldest first. */
  decisions(id: string): Promise<ActionRow[]> {
    const { db } = this.database;
    return db.selectFrom("staff_action").selectAll().where("lead_id", "=", id).orderBy("taken_at").execute();
  }

  /** Takes what was erased out of the side files; false while a reader keeps it there. */
  purge(): Promise<boolean> {
    return this.database.purge();
  }

  async stats(nowMs: number): Promise<Stats> {
    const { db } = this.database;
    const states = await db
      .selectFrom("lead")
      .select(["state", (eb) => eb.fn.countAll<number>().as("count"), (eb) => eb.fn.min("created_at").as("oldest")])
      .groupBy("state")
      .execute();
    const since = (ms: number) => sql<number>`coalesce(sum(case when created_at >= ${ms} then 1 else 0 end), 0)`;
    const accepted = await db
      .selectFrom("lead")
      .select([since(nowMs - DAY_MS).as("day"), since(nowMs - 7 * DAY_MS).as("week")])
      .executeTakeFirstOrThrow();
    const delivered = await db
      .selectFrom("lead")
      .select(sql<number>`delivered_at - created_at`.as("ms"))
      .where("delivered_at", ">=", nowMs - 7 * DAY_MS)
      .orderBy("ms")
      .execute();
    const waiting = states
      .filter(({ state }) => state === "pending" || state === "sending")
      .map(({ oldest }) => oldest);
    return {
      byState: Object.fromEntries(states.map(({ state, count }) => [state, Number(count)])),
      oldestWaitingAt: waiting.length > 0 ? Math.min(...waiting.map(Number)) : null,
      acceptedLastDay: Number(accepted.day),
      acceptedLastWeek: Number(accepted.week),
      deliveredLastWeek: delivered.length,
      medianDeliveryMs: delivered[Math.floor(delivered.length / 2)]?.ms ?? null,
    };
  }
}
