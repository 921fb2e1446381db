// The store as staff see it.
import { sql } from "kysely";
import { LOOKUP_REFUSED } from "../../crm/outcome";
import type { Database } from "../../database/database";
import { DAY_MS } from "../../durations";
import type { LeadRow, LeadState } from "../lead";
import { VISITORS, type ActionRow, type NotificationRow } from "../targets/notification";
import { ambiguousIfBrokenOff, withoutPersonalData } from "./changes";

export interface Stats {
  byState: Partial<Record<LeadState, number>>;
  /** When the longest-waiting lead entered the queue, in milliseconds since 1970. */
  oldestWaitingAt: number | null;
  acceptedLastDay: number;
  acceptedLastWeek: number;
  deliveredLastWeek: number;
  /** Median time from acceptance to the CRM of last week's delivered leads; null when there are none. */
  medianDeliveryMs: number | null;
}

export interface LeadFilter {
  state?: LeadState | undefined;
  email?: string | undefined;
  /** Accepted at this time or later, in milliseconds since 1970. */
  sinceMs?: number | undefined;
  limit: number;
  /** From 1. */
  page?: number | undefined;
}

// An attempt with an expired lease belongs to a server that died mid-attempt.
const isNotUnderWay = (nowMs: number) => sql<boolean>`(state <> 'sending' or next_at <= ${nowMs})`;

export class StaffStore {
  constructor(private readonly database: Database) {}

  /** Newest leads first. */
  list(filter: LeadFilter): Promise<LeadRow[]> {
    const { state, email, sinceMs = 0, limit, page = 1 } = filter;
    // Contents are JSON; wildcard characters are escaped.
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

  /**
   * Leads whose ID equals, starts with, or ends with `id` (IDs of the same hour start alike); at most two, enough to
   * detect ambiguity.
   */
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

  /**
   * Requeues leads with a fresh set of attempts; without an ID, all that are waiting, need attention, or are in the
   * inbox.
   */
  async retry(nowMs: number, id?: string): Promise<number> {
    const { numUpdatedRows } = await this.database.db
      .updateTable("lead")
      .set({ state: "pending", next_at: nowMs, attempts: 0, refusals: 0, queued_at: nowMs, updated_at: nowMs })
      // Naming a lead that cannot be looked up is a decision to send it once more.
      .$if(id !== undefined, (query) =>
        query.set({ ambiguous: sql<number>`case when last_code = ${LOOKUP_REFUSED} then 0 else ambiguous end` }),
      )
      .where("state", "in", ["pending", "attention", "stored"])
      .where("redacted_at", "is", null)
      .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** Releases a held lead into the queue, or into the inbox when there is no CRM. */
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

  /** Marks a lead as handled by staff and takes it out of the queue; not while it is being sent. */
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
   * Erases a lead's personal data and takes it out of the queue if it has not been sent. Undefined while it is being
   * sent, and when its data is already gone.
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

  /** The notifications that never reached staff: of one lead, or all. */
  abandoned(id?: string): Promise<Pick<NotificationRow, "target" | "event" | "last_code">[]> {
    return this.database.db
      .selectFrom("delivery")
      .select(["target", "event", "last_code"])
      .where("state", "=", "failed")
      .where("target", "!=", VISITORS)
      .$if(id !== undefined, (query) => query.where("about", "=", id ?? ""))
      .orderBy("target")
      .execute();
  }

  /** Queues notifications that never reached staff again: of one lead, or all. Returns how many. */
  async notifyAgain(nowMs: number, id?: string): Promise<number> {
    const { numUpdatedRows } = await this.database.db
      .updateTable("delivery")
      .set({ state: "pending", next_at: nowMs, attempts: 0, queued_at: nowMs, updated_at: nowMs })
      .where("state", "=", "failed")
      .where("target", "!=", VISITORS)
      .$if(id !== undefined, (query) => query.where("about", "=", id ?? ""))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  /** Decisions made on a lead through email links, oldest first. */
  decisions(id: string): Promise<ActionRow[]> {
    const { db } = this.database;
    return db.selectFrom("staff_action").selectAll().where("lead_id", "=", id).orderBy("taken_at").execute();
  }

  /** Purges erased data from the side files; false while a reader prevents it. */
  purge(): Promise<boolean> {
    return this.database.purge();
  }

  async stats(nowMs: number): Promise<Stats> {
    const { db } = this.database;
    const states = await db
      .selectFrom("lead")
      .select(["state", (eb) => eb.fn.countAll<number>().as("count"), (eb) => eb.fn.min("queued_at").as("oldest")])
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
