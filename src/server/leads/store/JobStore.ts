// The one queue: claims due jobs, records how attempts ended, and moves the leads whose job to the CRM has ended.
import { sql, type Kysely } from "kysely";
import type { Database, Tables } from "../../database/database";
import { LOOKUP_PAUSE_MS, isNews, leadsIn } from "./leadRows";
import { CRM, type DueJob, type JobChange, type JobKey, type JobRow, type LeadState } from "../../database/rows";
import type { LeadRow } from "../lead";
import { NOTED } from "../../crm/outcome";
import { type Destination, enqueue, queuedAgain } from "./enqueue";

export interface JobEnd {
  job: JobRow;
  change: JobChange;
  /** The contact that the CRM has made of the lead, or found for it. */
  crmId?: string | null | undefined;
  /** What the CRM has got: the lead may have said more since. */
  revision?: number;
}

const ofKeys = (keys: readonly JobKey[]) =>
  sql<boolean>`(about, destination, event) in (${sql.join(
    keys.map(({ about, destination, event }) => sql`(${about}, ${destination}, ${event})`),
  )})`;

export class JobStore {
  constructor(
    private readonly database: Database,
    private readonly destinations: readonly Destination[],
  ) {}

  /**
   * Jobs of a destination that are due.
   * @param first those queued last, or those that have been due for longest
   * @param except those this server is at
   */
  due(
    destination: string,
    nowMs: number,
    first: "newest" | "longest due",
    limit: number,
    except: readonly JobKey[],
  ): Promise<DueJob[]> {
    return this.database.db
      .selectFrom("job")
      .selectAll()
      .select(sql<number | null>`(select length(content) from lead where lead.id = job.about)`.as("characters"))
      .where("destination", "=", destination)
      .where("run_at", "<=", nowMs)
      .$if(except.length > 0, (query) => query.where(sql<boolean>`not ${ofKeys(except)}`))
      .$if(first === "newest", (query) => query.orderBy("queued_at", "desc"))
      .orderBy("run_at")
      .orderBy("about")
      .limit(limit)
      .execute();
  }

  /** Leases jobs to a server; those that another one has taken in the meantime are left out. */
  claim(jobs: readonly JobRow[], server: string, messageId: string | null, nowMs: number): Promise<JobRow[]> {
    return this.database.db
      .updateTable("job")
      .set({ state: "running", lease_by: server, run_at: null, message_id: messageId, updated_at: nowMs })
      .where(ofKeys(jobs))
      .where("state", "=", "scheduled")
      .where("run_at", "<=", nowMs)
      .returningAll()
      .execute();
  }

  async areLeased(jobs: readonly JobRow[]): Promise<boolean> {
    const { count } = await this.database.db
      .selectFrom("job")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where(ofKeys(jobs))
      .where("lease_by", "=", jobs[0]?.lease_by ?? "")
      .executeTakeFirstOrThrow();
    return Number(count) === jobs.length;
  }

  /**
   * Records finished attempts in one commit. A successful attempt counts no matter who holds the lease; any other only
   * if its server still does.
   */
  async finish(ends: readonly JobEnd[]): Promise<void> {
    await this.database.db.transaction().execute(async (db) => {
      for (const end of ends) await this.finishOne(db, end);
    });
  }

  private async finishOne(db: Kysely<Tables>, end: JobEnd): Promise<void> {
    const { job, change, crmId } = end;
    const isDone = change.state === "completed";
    if (isDone && job.destination === CRM) return this.arrived(db, end);
    const { numUpdatedRows } = await db
      .updateTable("job")
      .set({ ...change, lease_by: null })
      .where(ofKeys([job]))
      // Queued again in the meantime, it is to be sent again.
      .where("queued_at", "=", job.queued_at)
      .$if(!isDone, (query) => query.where("state", "=", "running").where("lease_by", "=", job.lease_by))
      .executeTakeFirst();
    if (job.destination === CRM && change.state === "discarded" && numUpdatedRows > 0n)
      await this.needsPerson(db, job.about, change.updated_at ?? job.updated_at, crmId);
  }

  /** Records that the CRM has a lead, even if it was queued again in the meantime; it gets what the lead has said since. */
  private async arrived(db: Kysely<Tables>, { job, change, crmId = null, revision = 0 }: JobEnd): Promise<void> {
    const nowMs = change.updated_at ?? job.updated_at;
    const isKnown = change.last_code === NOTED ? 1 : 0;
    const lead = await db
      .updateTable("lead")
      .set({
        state: sql<LeadState>`case when revision = ${revision} or state = 'closed' then 'delivered' else 'pending' end`,
        crm_id: sql<string | null>`coalesce(cast(${crmId} as text), crm_id)`,
        is_known: sql<number>`case when delivered_at is null then ${sql.lit(isKnown)} else is_known end`,
        delivered_at: nowMs,
        updated_at: nowMs,
      })
      .where("id", "=", job.about)
      .returning("state")
      .executeTakeFirst();
    const again = lead?.state === "pending" ? queuedAgain(nowMs) : {};
    await db
      .updateTable("job")
      .set({ ...change, lease_by: null, ...again })
      .where(ofKeys([job]))
      .execute();
  }

  private async needsPerson(db: Kysely<Tables>, id: string, nowMs: number, crmId?: string | null): Promise<void> {
    await db
      .updateTable("lead")
      .set({ state: "attention", updated_at: nowMs, ...(crmId !== undefined && { crm_id: crmId }) })
      .where("id", "=", id)
      .where("state", "=", "pending")
      .execute();
    await enqueue(db, id, "attention", this.destinations, nowMs);
  }

  /**
   * Hands jobs that have waited since before `beforeMs` to a person, with the failure that blocked them. Returns how
   * many.
   */
  giveUp(
    destination: string,
    beforeMs: number,
    { code, message }: { code: string; message: string },
    nowMs: number,
  ): Promise<number> {
    return this.database.db.transaction().execute(async (db) => {
      const old = await db
        .updateTable("job")
        .set({ state: "discarded", run_at: null, last_code: code, last_message: message, updated_at: nowMs })
        .where("destination", "=", destination)
        .where("state", "=", "scheduled")
        .where("queued_at", "<", beforeMs)
        .returning("about")
        .execute();
      if (destination === CRM) for (const { about } of old) await this.needsPerson(db, about, nowMs);
      return old.length;
    });
  }

  /**
   * Makes jobs due that an outage has put off: their destination answers again. What may have arrived is looked up later.
   * @param suspect a job that has failed so often may itself be the reason
   */
  async wake(destination: string, nowMs: number, suspect: number): Promise<void> {
    const soonest = sql<number>`case when maybe_delivered = 1 and updated_at + ${sql.lit(LOOKUP_PAUSE_MS)} > ${nowMs}
      then updated_at + ${sql.lit(LOOKUP_PAUSE_MS)} else cast(${nowMs} as bigint) end`;
    await this.database.db
      .updateTable("job")
      .set({ run_at: soonest })
      .where("destination", "=", destination)
      .where("run_at", ">", nowMs)
      .where("refusals", "=", 0)
      .where("attempts", "<", suspect)
      .execute();
  }

  /** Ends the digests of former days: a new one says all that they would. */
  async endDigests(before: string, nowMs: number): Promise<void> {
    await this.database.db
      .updateTable("job")
      .set({ state: "cancelled", run_at: null, updated_at: nowMs })
      .where("event", "=", "digest")
      .where("about", "<", before)
      .where("state", "in", ["scheduled", "discarded"])
      .execute();
  }

  async enqueueDigest(day: string, nowMs: number): Promise<void> {
    await this.database.db.transaction().execute((db) => enqueue(db, day, "digest", this.destinations, nowMs));
  }

  /** Frees the jobs that a server has leased but does not work on: it lost the answer of its own claim. */
  async freeOrphans(destination: string, server: string, known: readonly JobKey[], beforeMs: number): Promise<void> {
    await this.database.db
      .updateTable("job")
      .set({ state: "scheduled", lease_by: null, run_at: beforeMs, maybe_delivered: 1 })
      .where("destination", "=", destination)
      .where("lease_by", "=", server)
      .where("updated_at", "<", beforeMs)
      .$if(known.length > 0, (query) => query.where(sql<boolean>`not ${ofKeys(known)}`))
      .execute();
  }

  /** The leads of which a job's event still has something to say to its destination. */
  leads({ event, destination }: JobKey, ids: readonly string[]): Promise<LeadRow[]> {
    return leadsIn(this.database.db)
      .where("lead.id", "in", ids)
      .where(isNews(event))
      .$if(destination === CRM, (query) => query.where("lead.state", "=", "pending"))
      .orderBy("lead.id")
      .execute();
  }

  /** Deletes notifications that ended before `beforeMs`, except those of leads that could be announced again. */
  async forget(beforeMs: number): Promise<void> {
    const { db } = this.database;
    const kept = db.selectFrom("lead").select("id").where("redacted_at", "is", null);
    await db
      .deleteFrom("job")
      .where("updated_at", "<", beforeMs)
      .where("state", "!=", "running")
      .where("destination", "!=", CRM)
      .where("about", "not in", kept)
      .execute();
  }
}
