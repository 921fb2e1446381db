// The store as staff see it.
import { sql, type Kysely } from "kysely";
import type { Database, Tables } from "../../database/database";
import { CRM, type ActionRow, type JobRow, type LeadState } from "../../database/rows";
import type { LeadRow } from "../lead";
import { openJobs, type Open } from "./openJobs";
import { readDestinations, enqueue, newJob, queuedAgain, queueForCrm } from "./enqueue";
import { cancelJobs, eraseJobs, isNews, isNotUnderWay, leadsIn, leadState, withoutPersonalData } from "./leadRows";
import { SharedStore } from "./SharedStore";

export interface LeadFilter {
  state?: LeadState | undefined;
  email?: string | undefined;
  sinceMs?: number | undefined;
  limit: number;
  page?: number | undefined;
}

/** The same visitor's other lead whose contact this one belongs to, rather than to a second one. */
const joined = sql<string | null>`coalesce(follows, (select max(other.id) from lead other where other.id <> lead.id
  and other.content_hash = lead.content_hash and other.state in ('pending', 'delivered') and other.redacted_at is null
  and (other.follows is null or other.follows <> lead.id)))`;

export class StaffStore {
  constructor(readonly database: Database) {}

  list(filter: LeadFilter): Promise<LeadRow[]> {
    const { state, email, sinceMs = 0, limit, page = 1 } = filter;
    // Contents are JSON; wildcard characters are escaped.
    const pattern = `%"email":${JSON.stringify(email?.toLowerCase() ?? "").replace(/[\\%_]/g, "\\$&")}%`;
    return leadsIn(this.database.db)
      .$if(state !== undefined, (query) => query.where(leadState, "=", state ?? "pending"))
      .where("lead.created_at", ">=", sinceMs)
      .$if(email !== undefined, (query) => query.where(sql<boolean>`lower(lead.content) like ${pattern} escape '\\'`))
      .orderBy("lead.id", "desc")
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
  }

  /**
   * Leads whose ID equals, starts with, or ends with `id` (IDs of the same hour start alike); at most two, enough to
   * detect ambiguity.
   */
  find(id: string): Promise<LeadRow[]> {
    const part = id.replace(/[^\da-f-]/g, "");
    return leadsIn(this.database.db)
      .where((eb) => eb.or([eb("lead.id", "like", `${part}%`), eb("lead.id", "like", `%${part}`)]))
      .limit(2)
      .execute();
  }

  page(afterId: string, limit: number): Promise<LeadRow[]> {
    return leadsIn(this.database.db).where("lead.id", ">", afterId).orderBy("lead.id").limit(limit).execute();
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
    return this.inTransaction(async (db) => {
      const leads = await db
        .updateTable("lead")
        .set({ state: "pending", queued_at: nowMs, updated_at: nowMs, follows: joined })
        .where("state", "in", ["pending", "attention", "stored"])
        .where("redacted_at", "is", null)
        .where(isNotUnderWay(nowMs))
        .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
        .returning("id")
        .execute();
      for (const lead of leads) {
        await this.endAttempt(db, lead.id);
        // Naming a lead that cannot be looked up is a decision to send it once more.
        await queueForCrm(db, lead.id, nowMs, id !== undefined);
      }
      return leads.length;
    });
  }

  /** Releases a held lead into the queue, or into the inbox when there is no CRM, and announces it like any other. */
  async release(id: string, state: "pending" | "stored", nowMs: number): Promise<boolean> {
    const destinations = await readDestinations(new SharedStore(this.database));
    return this.inTransaction(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable("lead")
        .set({ state, queued_at: nowMs, updated_at: nowMs, follows: joined })
        .where("id", "=", id)
        .where("state", "=", "held")
        .where("redacted_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await cancelJobs(db, id, nowMs);
      if (state === "pending") await queueForCrm(db, id, nowMs);
      const others = destinations.filter(({ name }) => name !== CRM);
      await enqueue(db, id, "lead", others, nowMs);
      return true;
    });
  }

  /** Marks a lead as handled by staff and takes it out of the queue; not while it is being sent. */
  async close(id: string, nowMs: number): Promise<boolean> {
    return this.inTransaction(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable("lead")
        .set({ state: "closed", updated_at: nowMs })
        .where("id", "=", id)
        .where("state", "not in", ["delivered", "closed"])
        .where(isNotUnderWay(nowMs))
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await this.endAttempt(db, id);
      await cancelJobs(db, id, nowMs);
      return true;
    });
  }

  /**
   * Erases a lead's personal data and takes it out of the queue if it has not been sent. Undefined while it is being
   * sent, and when its data is already gone.
   */
  async erase(id: string, nowMs: number): Promise<{ lead: LeadRow; isPurged: boolean; alsoIn: string } | undefined> {
    const isErased = await this.inTransaction(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable("lead")
        .set({
          ...withoutPersonalData(nowMs),
          state: sql<LeadState>`case when state = 'delivered' then state else 'closed' end`,
          updated_at: nowMs,
        })
        .where("id", "=", id)
        .where(isNotUnderWay(nowMs))
        .where("redacted_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await this.endAttempt(db, id);
      await eraseJobs(db, nowMs);
      return true;
    });
    const [lead] = isErased ? await this.find(id) : [];
    return lead && { lead, isPurged: await this.database.purge(), alsoIn: this.database.keepsErased };
  }

  /** Ends an attempt whose server died: it may have arrived. */
  private async endAttempt(db: Kysely<Tables>, id: string): Promise<void> {
    await db
      .updateTable("job")
      .set({ state: "scheduled", lease_by: null, unsure: 1 })
      .where("about", "=", id)
      .where("destination", "=", CRM)
      .where("state", "=", "running")
      .execute();
  }

  private inTransaction<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    const { db } = this.database;
    return db.isTransaction ? work(db) : db.transaction().execute(work);
  }

  jobs(id: string): Promise<JobRow[]> {
    const { db } = this.database;
    return db
      .selectFrom("job")
      .selectAll()
      .where("about", "=", id)
      .orderBy("queued_at")
      .orderBy("destination")
      .execute();
  }

  /**
   * Queues the notifications that never reached staff again, of one lead or all; the CRM has its own command. Those that
   * have nothing to say any more are over.
   * @returns how many are queued
   */
  async notifyAgain(nowMs: number, id?: string): Promise<number> {
    return this.inTransaction(async (db) => {
      const givenUp = db
        .updateTable("job")
        .where("state", "=", "discarded")
        .where("destination", "!=", CRM)
        .$if(id !== undefined, (query) => query.where("about", "=", id ?? ""));
      const isOver = sql<boolean>`not exists (select 1 from lead where lead.id = job.about
        and ${isNews(sql.ref("job.event"))})`;
      await givenUp
        .set({ state: "cancelled", updated_at: nowMs })
        .where("event", "!=", "digest")
        .where(isOver)
        .execute();
      const { numUpdatedRows } = await givenUp.set(queuedAgain(nowMs)).executeTakeFirst();
      return Number(numUpdatedRows);
    });
  }

  /** Who is told of leads, besides the CRM, as the server that opened the store last has recorded it. */
  async notifiedTargets(): Promise<string[]> {
    const destinations = await readDestinations(new SharedStore(this.database));
    return destinations.map(({ name }) => name).filter((name) => name !== CRM);
  }

  /**
   * Tells a destination once more of one lead or all, as they are now, whether it was told of them or not.
   * @returns how many
   */
  async notify(to: string, nowMs: number, id?: string): Promise<number> {
    return this.inTransaction(async (db) => {
      const leads = await db
        .selectFrom("lead")
        .select(["id", "state"])
        .where("redacted_at", "is", null)
        .where("state", "!=", "closed")
        .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
        .execute();
      let told = 0n;
      for (const lead of leads) {
        const event = lead.state === "held" || lead.state === "attention" ? lead.state : "lead";
        const { numInsertedOrUpdatedRows = 0n } = await db
          .insertInto("job")
          .values(newJob(lead.id, to, event, nowMs))
          .onConflict((conflict) =>
            conflict
              .columns(["about", "destination", "event"])
              .doUpdateSet({ ...queuedAgain(nowMs), notified: "[]" })
              .where("job.state", "!=", "running"),
          )
          .executeTakeFirst();
        told += numInsertedOrUpdatedRows;
      }
      return Number(told);
    });
  }

  async open(): Promise<Open> {
    const destinations = await readDestinations(new SharedStore(this.database));
    return openJobs(
      this.database,
      destinations.map(({ name }) => name),
    );
  }

  decisions(id: string): Promise<ActionRow[]> {
    const { db } = this.database;
    return db.selectFrom("staff_action").selectAll().where("lead_id", "=", id).orderBy("taken_at").execute();
  }
}
