import { sql, type Kysely } from "kysely";
import type { Database, Tables } from "../../database/database";
import { CRM, type JobRow, type LeadState } from "../../database/rows";
import { leadContent, type LeadRow } from "../lead";
import { readDestinations, enqueue, queueForCrm, sendUnasked } from "./enqueue";
import { LeadStore } from "./LeadStore";
import {
  cancelJobs,
  eraseJobs,
  inTransaction,
  isNotUnderWay,
  leadsIn,
  leadState,
  withoutPersonalData,
} from "./leadRows";
import { SharedStore } from "./SharedStore";

export interface LeadFilter {
  state?: LeadState | undefined;
  email?: string | undefined;
  sinceMs?: number | undefined;
  limit: number;
  page?: number | undefined;
}

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
   * inbox. Of leads with the same answers, one goes to the CRM.
   */
  async retry(nowMs: number, id?: string): Promise<number> {
    return this.inTransaction(async (db) => {
      const leads = await db
        .updateTable("lead")
        .set({ state: "pending", queued_at: nowMs, updated_at: nowMs })
        .where("state", "in", ["pending", "attention", "stored"])
        .where("redacted_at", "is", null)
        .where(isNotUnderWay(nowMs))
        .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
        .returning(["id", "content", "content_hash", "delivered_at"])
        .execute();
      for (const lead of leads) {
        await this.endAttempt(db, lead.id);
        if (lead.delivered_at === null && (await this.joinOther(db, lead, nowMs))) continue;
        // Naming a lead that cannot be looked up is a decision to send it once more.
        if (id !== undefined) await sendUnasked(db, lead.id);
        await queueForCrm(db, lead.id, nowMs);
      }
      return leads.length;
    });
  }

  /**
   * Closes a lead whose visitor has another one with the same answers in the CRM, or on its way there; an analysis is added
   * to that one. False when there is none.
   */
  private async joinOther(
    db: Kysely<Tables>,
    { id, content, content_hash: hash }: Pick<LeadRow, "id" | "content" | "content_hash">,
    nowMs: number,
  ): Promise<boolean> {
    const inside = { ...this.database, db };
    const store = new LeadStore(inside, await readDestinations(new SharedStore(inside)));
    const other = await store.withSameAnswers(hash, ["pending", "delivered"], id);
    if (!other) return false;
    if (leadContent({ content })?.calculation !== undefined && !(await store.addTo(other, { content, nowMs })))
      return false;
    await db.updateTable("lead").set({ state: "closed", updated_at: nowMs }).where("id", "=", id).execute();
    await cancelJobs(db, id, nowMs);
    return true;
  }

  /** Releases a held lead into the queue, or into the inbox when there is no CRM, and announces it like any other. */
  async release(id: string, state: "pending" | "stored", nowMs: number): Promise<boolean> {
    const destinations = await readDestinations(new SharedStore(this.database));
    return this.inTransaction(async (db) => {
      const lead = await db
        .updateTable("lead")
        .set({ state, queued_at: nowMs, updated_at: nowMs })
        .where("id", "=", id)
        .where("state", "=", "held")
        .where("redacted_at", "is", null)
        .returning(["id", "content", "content_hash"])
        .executeTakeFirst();
      if (!lead) return false;
      await cancelJobs(db, id, nowMs);
      if (state === "pending" && (await this.joinOther(db, lead, nowMs))) return true;
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
      .set({ state: "scheduled", lease_by: null, maybe_delivered: 1 })
      .where("about", "=", id)
      .where("destination", "=", CRM)
      .where("state", "=", "running")
      .execute();
  }

  private inTransaction<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    return inTransaction(this.database.db, work);
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
}
