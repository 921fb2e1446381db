// The notification outbox, derived from the leads themselves, so that no server, not even one running the previous
// version, can accept a lead without anyone being notified.
import { sql } from "kysely";
import type { Database } from "../../database/database";
import { HOUR_MS } from "../../durations";
import type { LeadRow } from "../lead";
import type { NotificationRow, NewsEvent } from "../targets/notification";
import type { Waiting } from "../targets/target";

type LeadEvent = Exclude<NewsEvent, "digest">;

/** Notices of one kind per target and hour; the digest covers the rest. */
const NOTICES_PER_HOUR = 20;

/** Leads queued per poll; the next poll follows within a second or two. */
const AT_ONE_LOOK = 500;

/** The lead states each event announces. */
const TOLD_OF: Record<LeadEvent, readonly LeadRow["state"][]> = {
  lead: ["pending", "sending", "attention", "stored", "delivered"],
  held: ["held"],
  attention: ["attention"],
};

const LEAD_EVENTS = ["lead", "held", "attention"] as const;

/** The states in which a lead needs a person, in the digest's order. */
const WAITING = ["attention", "held"] as const;

export class NotificationStore {
  constructor(private readonly database: Database) {}

  /**
   * Registers a target: it is not notified of the leads already in the store, and only of those. No clock decides that,
   * so a lead accepted a moment later by a server whose clock is behind is still announced.
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
              // SQLite needs a condition here to tell the conflict clause from a join.
              .where(event === "lead" ? sql<boolean>`true` : sql<boolean>`state in (${sql.join(TOLD_OF[event])})`),
          )
          .onConflict((conflict) => conflict.columns(["about", "target", "event"]).doNothing())
          .execute();
    });
  }

  /**
   * Queues what `target` has not been notified of yet.
   * @param events what it is notified of
   * @param sinceMs leads queued (accepted, released, requeued), or first needing attention, before this time are ignored
   * @param changedMs only leads changed since this time are checked
   * @returns whether there was anything to queue
   */
  async plan(
    target: string,
    events: readonly NewsEvent[],
    sinceMs: number,
    changedMs: number,
    nowMs: number,
  ): Promise<boolean> {
    let isQueued = false;
    for (const event of LEAD_EVENTS.filter((one) => events.includes(one))) {
      const untold = await this.untold(target, event, sinceMs, changedMs);
      if (untold.length === 0) continue;
      const isNotice = event !== "lead";
      let room = isNotice ? NOTICES_PER_HOUR - (await this.queuedSince(target, event, nowMs - HOUR_MS)) : Infinity;
      await this.queueAll(
        untold.map(({ id }) => ({ about: id, isToBeSent: room-- > 0 })),
        target,
        event,
        nowMs,
      );
      isQueued = true;
    }
    return isQueued;
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
      .where(event === "attention" ? "lead.updated_at" : "lead.queued_at", ">=", sinceMs)
      .where((eb) => {
        const isNew = eb("delivery.about", "is", null);
        // Requeued by staff and failed again, it needs a person again.
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

  /** Queues one notification. */
  async queue(about: string, target: string, event: NewsEvent, nowMs: number): Promise<void> {
    await this.queueAll([{ about, isToBeSent: true }], target, event, nowMs);
  }

  /** Queues in one statement what another server has not queued yet. */
  private async queueAll(
    news: readonly { about: string; isToBeSent: boolean }[],
    target: string,
    event: NewsEvent,
    nowMs: number,
  ): Promise<void> {
    const rows = news.map(({ about, isToBeSent }) => ({
      ...{ about, target, event },
      state: isToBeSent ? ("pending" as const) : ("skipped" as const),
      attempts: 0,
      next_at: isToBeSent ? nowMs : null,
      lease_by: null,
      last_code: null,
      queued_at: nowMs,
      updated_at: nowMs,
    }));
    await this.database.commitLazily((db) =>
      db
        .insertInto("delivery")
        .values(rows)
        .onConflict((conflict) => {
          const known = conflict.columns(["about", "target", "event"]);
          if (event !== "attention") return known.doNothing();
          return known
            .doUpdateSet(({ ref }) => ({
              state: ref("excluded.state"),
              attempts: 0,
              next_at: ref("excluded.next_at"),
              lease_by: null,
              last_code: null,
              queued_at: nowMs,
              updated_at: nowMs,
            }))
            .where(sql<boolean>`delivery.queued_at < (select lead.queued_at from lead where lead.id = delivery.about)`);
        })
        .execute(),
    );
  }

  /**
   * Claims the longest-due notifications, at most `limit`, for `leaseMs`.
   */
  async claim(
    targets: readonly string[],
    owner: string,
    nowMs: number,
    leaseMs: number,
    limit: number,
  ): Promise<NotificationRow[]> {
    const { database } = this;
    const due = database.db
      .selectFrom("delivery")
      .select(["about", "target", "event"])
      .where("next_at", "<=", nowMs)
      .where("target", "in", targets)
      .orderBy("next_at")
      .orderBy("about")
      .limit(limit)
      .$if(database.skipsLocked, (query) => query.forUpdate().skipLocked());
    return database.commitLazily((db) =>
      db
        .updateTable("delivery")
        .set({ state: "sending", lease_by: owner, next_at: nowMs + leaseMs, updated_at: nowMs })
        .where((eb) => eb(eb.refTuple("about", "target", "event"), "in", due.$asTuple("about", "target", "event")))
        .returningAll()
        .execute(),
    );
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

  /** Makes notifications that wait for a time after `latestMs` due at `dueAt`. */
  async bringForward(latestMs: number, dueAt: number): Promise<void> {
    await this.database.db.updateTable("delivery").set({ next_at: dueAt }).where("next_at", ">", latestMs).execute();
  }

  /**
   * Records finished attempts in one commit: each further one would give the next visitor's more to flush. A successful
   * attempt is recorded no matter who holds the lease.
   */
  async finish(ends: readonly { row: NotificationRow; change: Partial<NotificationRow> }[]): Promise<void> {
    await this.database.commitLazily((db) =>
      db.transaction().execute(async (transaction) => {
        for (const { row, change } of ends)
          await transaction
            .updateTable("delivery")
            .set({ ...change, lease_by: null })
            .where("about", "=", row.about)
            .where("target", "=", row.target)
            .where("event", "=", row.event)
            .where("queued_at", "=", row.queued_at)
            .$if(change.state !== "done", (query) => query.where("lease_by", "=", row.lease_by))
            .execute();
      }),
    );
  }

  async lead(id: string): Promise<LeadRow | undefined> {
    return this.database.db.selectFrom("lead").selectAll().where("id", "=", id).executeTakeFirst();
  }

  /** Whether anything needs a person that has waited since before `beforeMs`. */
  async anyWaiting(beforeMs: number): Promise<boolean> {
    return (await this.waitingLeads().select("id").where("queued_at", "<", beforeMs).executeTakeFirst()) !== undefined;
  }

  /**
   * What needs a person now.
   * @param limit how many leads of each state to name, oldest first
   * @param expiringMs held leads from before this time are about to expire
   */
  async waiting(limit: number, expiringMs: number): Promise<Waiting> {
    const waiting = this.waitingLeads();
    // Spam must not crowd out leads the CRM rejects, nor these crowd out held ones that are about to expire.
    const oldest = (state: (typeof WAITING)[number]) =>
      waiting.selectAll().where("state", "=", state).orderBy("queued_at").orderBy("id").limit(limit).execute();
    const leads = (await Promise.all(WAITING.map(oldest))).flat();
    const counts = await waiting
      .select((eb) => [
        eb.fn.countAll<number>().as("all"),
        eb.fn.countAll<number>().filterWhere("state", "=", "held").filterWhere("queued_at", "<", expiringMs).as("soon"),
      ])
      .executeTakeFirstOrThrow();
    return { leads, others: Number(counts.all) - leads.length, expiring: Number(counts.soon) };
  }

  private waitingLeads() {
    const { db } = this.database;
    return db.selectFrom("lead").where("state", "in", WAITING).where("redacted_at", "is", null);
  }

  /** How many notifications never reached `targets`; they are kept until staff retry them, or their lead is erased. */
  async abandoned(targets: readonly string[]): Promise<number> {
    if (targets.length === 0) return 0;
    const { count } = await this.database.db
      .selectFrom("delivery")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("target", "in", targets)
      .where("state", "=", "failed")
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Deletes notifications from before `beforeMs`, except those of leads that could be announced again. */
  async forget(beforeMs: number): Promise<void> {
    const { db } = this.database;
    const kept = db.selectFrom("lead").select("id").where("redacted_at", "is", null);
    await db.deleteFrom("delivery").where("updated_at", "<", beforeMs).where("about", "not in", kept).execute();
  }
}
