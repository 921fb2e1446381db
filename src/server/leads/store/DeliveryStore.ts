// The store's side of telling: what is to be told to whom, derived from the leads themselves, so that no server, not even
// one of the version before, can accept a lead that nobody is told of.
import { sql, type Kysely } from "kysely";
import type { Database, Tables } from "../../database/database";
import type { LeadRow } from "../lead";
import type { DeliveryRow, NewsEvent } from "../targets/delivery";
import type { Waiting } from "../targets/target";

type LeadEvent = Exclude<NewsEvent, "digest">;

const HOUR_MS = 3_600_000;

/** Notices of one kind that a target gets in an hour; what goes beyond them the digest tells. */
const NOTICES_PER_HOUR = 20;

/** Leads that one look queues; the next look comes within a second or two. */
const AT_ONE_LOOK = 500;

/** The states of a lead that each event tells of. */
const TOLD_OF: Record<LeadEvent, readonly LeadRow["state"][]> = {
  lead: ["pending", "sending", "attention", "stored", "delivered"],
  held: ["held"],
  attention: ["attention"],
};

const LEAD_EVENTS = ["lead", "held", "attention"] as const;

/** Queues one piece of news; another server may have been quicker. */
async function queueIn(
  db: Kysely<Tables>,
  about: string,
  target: string,
  event: NewsEvent,
  nowMs: number,
  isToBeSent: boolean,
): Promise<void> {
  const fresh = {
    state: isToBeSent ? ("pending" as const) : ("skipped" as const),
    attempts: 0,
    next_at: isToBeSent ? nowMs : null,
    lease_by: null,
    last_code: null,
    queued_at: nowMs,
    updated_at: nowMs,
  };
  await db
    .insertInto("delivery")
    .values({ about, target, event, ...fresh })
    .onConflict((conflict) =>
      event === "attention"
        ? conflict
            .columns(["about", "target", "event"])
            .doUpdateSet(fresh)
            .where(sql<boolean>`delivery.queued_at < (select lead.queued_at from lead where lead.id = delivery.about)`)
        : conflict.columns(["about", "target", "event"]).doNothing(),
    )
    .execute();
}

export class DeliveryStore {
  constructor(private readonly database: Database) {}

  /**
   * Gets to know a target: of the leads that the store holds when it does, and of them alone, the target is not told. No
   * clock decides that: what a server whose clock is behind accepts a moment later is told.
   */
  async meet(target: string, nowMs: number): Promise<void> {
    await this.database.db.transaction().execute(async (db) => {
      const met = await db
        .insertInto("lead_shared")
        .values({ key: `met-${target}`, value: String(nowMs), expires_at: 0 })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returning("key")
        .executeTakeFirst();
      if (!met) return;
      // A server of an earlier version knew the target since a time.
      const since = await db.selectFrom("lead_shared").select("value").where("key", "=", `since-${target}`).execute();
      const beforeMs = Number(since[0]?.value ?? Number.MAX_SAFE_INTEGER);
      for (const event of LEAD_EVENTS)
        await db
          .insertInto("delivery")
          .columns(["about", "target", "event", "state", "queued_at", "updated_at"])
          .expression((eb) =>
            eb
              .selectFrom("lead")
              .select([
                "id",
                sql.val(target).as("target"),
                sql.val(event).as("event"),
                sql.val("skipped").as("state"),
                sql.val(nowMs).as("queued_at"),
                sql.val(nowMs).as("updated_at"),
              ])
              .where("created_at", "<", beforeMs)
              .$if(event !== "lead", (query) => query.where("state", "in", TOLD_OF[event])),
          )
          .onConflict((conflict) => conflict.columns(["about", "target", "event"]).doNothing())
          .execute();
    });
  }

  /**
   * Queues what `target` has not been told yet.
   * @param events what it is told of
   * @param sinceMs what was accepted, or came to need attention, before that is not told any more
   * @param changedMs only leads that have changed since then are looked at
   */
  async plan(
    target: string,
    events: readonly NewsEvent[],
    sinceMs: number,
    changedMs: number,
    nowMs: number,
  ): Promise<void> {
    for (const event of LEAD_EVENTS.filter((one) => events.includes(one))) {
      const untold = await this.untold(target, event, sinceMs, changedMs);
      if (untold.length === 0) continue;
      const isNotice = event !== "lead";
      let room = isNotice ? NOTICES_PER_HOUR - (await this.queuedSince(target, event, nowMs - HOUR_MS)) : Infinity;
      await this.database.db.transaction().execute(async (db) => {
        for (const { id } of untold) await queueIn(db, id, target, event, nowMs, room-- > 0);
      });
    }
  }

  private untold(target: string, event: LeadEvent, sinceMs: number, changedMs: number): Promise<{ id: string }[]> {
    return this.database.db
      .selectFrom("lead")
      .leftJoin("delivery", (join) =>
        join
          .onRef("delivery.about", "=", "lead.id")
          .on("delivery.target", "=", target)
          .on("delivery.event", "=", event),
      )
      .select("lead.id")
      .where("lead.updated_at", ">=", changedMs)
      .where("lead.state", "in", TOLD_OF[event])
      .where("lead.redacted_at", "is", null)
      .where(event === "attention" ? "lead.updated_at" : "lead.created_at", ">=", sinceMs)
      .where((eb) => {
        const isNew = eb("delivery.about", "is", null);
        // Put back by staff and failed again, it needs a person again.
        const isAgain = eb("delivery.queued_at", "<", eb.ref("lead.queued_at"));
        return event === "attention" ? eb.or([isNew, isAgain]) : isNew;
      })
      .orderBy("lead.id")
      .limit(AT_ONE_LOOK)
      .execute();
  }

  private async queuedSince(target: string, event: NewsEvent, sinceMs: number): Promise<number> {
    const { count } = await this.database.db
      .selectFrom("delivery")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("target", "=", target)
      .where("event", "=", event)
      .where("state", "!=", "skipped")
      .where("queued_at", ">=", sinceMs)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Queues one piece of news. */
  async queue(about: string, target: string, event: NewsEvent, nowMs: number): Promise<void> {
    await queueIn(this.database.db, about, target, event, nowMs, true);
  }

  /**
   * Takes for `leaseMs` what has been due longest, at most `limit` pieces, in one commit: beside a store that writes for
   * visitors each counts.
   */
  async claim(
    targets: readonly string[],
    owner: string,
    nowMs: number,
    leaseMs: number,
    limit: number,
  ): Promise<DeliveryRow[]> {
    const due = await this.database.db
      .selectFrom("delivery")
      .select(["about", "target", "event", "next_at"])
      .where("next_at", "<=", nowMs)
      .where("target", "in", targets)
      .orderBy("next_at")
      .orderBy("about")
      .limit(limit)
      .execute();
    // SQLite refuses to write in a transaction that has read what somebody else has changed since: this one only writes.
    return this.database.db.transaction().execute(async (db) => {
      const taken: DeliveryRow[] = [];
      for (const one of due) {
        // Whoever finds the time changed was slower than another server.
        const row = await db
          .updateTable("delivery")
          .set({ state: "sending", lease_by: owner, next_at: nowMs + leaseMs, updated_at: nowMs })
          .where("about", "=", one.about)
          .where("target", "=", one.target)
          .where("event", "=", one.event)
          .where("next_at", "=", one.next_at)
          .returningAll()
          .executeTakeFirst();
        if (row) taken.push(row);
      }
      return taken;
    });
  }

  /** When the next delivery to one of `targets` is due; undefined when none waits. */
  async nextDueAt(targets: readonly string[]): Promise<number | undefined> {
    const row = await this.database.db
      .selectFrom("delivery")
      .select("next_at")
      .where("next_at", "is not", null)
      .where("target", "in", targets)
      .orderBy("next_at")
      .limit(1)
      .executeTakeFirst();
    return row?.next_at ?? undefined;
  }

  /** Records the ends of tries; what has arrived is recorded whoever holds the lease. */
  async finish(ends: readonly { row: DeliveryRow; change: Partial<DeliveryRow> }[]): Promise<void> {
    await this.database.db.transaction().execute(async (db) => {
      for (const { row, change } of ends)
        await db
          .updateTable("delivery")
          .set({ ...change, lease_by: null })
          .where("about", "=", row.about)
          .where("target", "=", row.target)
          .where("event", "=", row.event)
          .where("queued_at", "=", row.queued_at)
          .$if(change.state !== "done", (query) => query.where("lease_by", "=", row.lease_by))
          .execute();
    });
  }

  async lead(id: string): Promise<LeadRow | undefined> {
    return this.database.db.selectFrom("lead").selectAll().where("id", "=", id).executeTakeFirst();
  }

  /** What waits for a person now, and came before `beforeMs`. */
  async waiting(limit: number, beforeMs = Number.MAX_SAFE_INTEGER): Promise<Waiting> {
    const { db } = this.database;
    const waiting = db
      .selectFrom("lead")
      .where("state", "in", ["held", "attention"])
      .where("redacted_at", "is", null)
      .where("queued_at", "<", beforeMs);
    const leads = await waiting.selectAll().orderBy("state").orderBy("id", "desc").limit(limit).execute();
    const { count } = await waiting.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
    return { leads, others: Number(count) - leads.length };
  }

  /** How many deliveries to `targets` have failed for good since `sinceMs`. */
  async failedSince(targets: readonly string[], sinceMs: number): Promise<number> {
    const { count } = await this.database.db
      .selectFrom("delivery")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("target", "in", targets)
      .where("state", "=", "failed")
      .where("updated_at", ">=", sinceMs)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Forgets what was told before `beforeMs`, except of leads that could be told again. */
  async forget(beforeMs: number): Promise<void> {
    const { db } = this.database;
    const kept = db.selectFrom("lead").select("id").where("redacted_at", "is", null);
    await db.deleteFrom("delivery").where("updated_at", "<", beforeMs).where("about", "not in", kept).execute();
  }
}
