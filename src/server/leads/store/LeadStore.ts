// The store as intake and upkeep see leads. Jobs are in JobStore, staff's queries in StaffStore.
import { sql, type Kysely } from "kysely";
import type { Database, Tables } from "../../database/database";
import { CRM, type JobChange, type JobRow, type StoredLead } from "../../database/rows";
import type { LeadRow } from "../lead";
import { type Destination, newJob } from "./enqueue";
import { leadsIn } from "./leadRows";

export type NewLead = Pick<StoredLead, "id" | "idempotency_key" | "content_hash" | "content" | "state"> &
  Pick<StoredLead, "hold_reasons" | "follows" | "queued_at" | "created_at" | "request_id">;

const UNTRIED = { crm_id: null, delivered_at: null, redacted_at: null };

const insert = (db: Kysely<Tables>, lead: NewLead) =>
  db.insertInto("lead").values({ ...UNTRIED, ...lead, updated_at: lead.queued_at });

const insertNew = (db: Kysely<Tables>, lead: NewLead) =>
  insert(db, lead)
    .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
    .returning("id");

const addedRow = (lead: NewLead, job: JobRow | undefined): LeadRow => ({
  ...{ ...UNTRIED, ...lead, updated_at: lead.queued_at },
  state: job?.state === "running" ? "sending" : lead.state,
  next_at: job?.due_at ?? null,
  last_code: job?.last_code ?? null,
  last_message: job?.last_message ?? null,
  ...{ attempts: 0, ambiguous: 0, last_status: null, attempt_log: "[]" },
});

export class LeadStore {
  constructor(
    private readonly database: Database,
    private readonly destinations: readonly Destination[] = [],
  ) {}

  /**
   * Commits a new lead to disk, together with the jobs that send and announce it.
   * @param forCrm what is already known of its job to the CRM, such as that this server is at it
   * @returns undefined when its idempotency key already exists
   */
  async add(lead: NewLead, forCrm: JobChange = {}): Promise<LeadRow | undefined> {
    const event = lead.state === "held" ? "held" : "lead";
    const jobs = this.destinations
      .filter(({ name, events }) => events.includes(event) && (name !== CRM || lead.state === "pending"))
      .map(({ name }) => ({
        ...newJob(lead.id, name, event, lead.queued_at),
        ...(name === CRM && forCrm),
      }));
    const isAdded = await (this.database.isShared ? this.addAtOnce(lead, jobs) : this.addInTurn(lead, jobs));
    await this.database.verify();
    return isAdded
      ? addedRow(
          lead,
          jobs.find(({ destination }) => destination === CRM),
        )
      : undefined;
  }

  private addInTurn(lead: NewLead, jobs: readonly JobRow[]): Promise<boolean> {
    return this.database.db.transaction().execute(async (db) => {
      const added = await insertNew(db, lead).executeTakeFirst();
      if (added && jobs.length > 0) await db.insertInto("job").values(jobs).execute();
      return added !== undefined;
    });
  }

  /** One statement is one commit: a visitor waits for one journey to the database, not for four. */
  private async addAtOnce(lead: NewLead, jobs: readonly JobRow[]): Promise<boolean> {
    const { db } = this.database;
    const { rows } = await sql`with added as (${insertNew(db, lead)}),
      queued as (insert into job select told.* from jsonb_populate_recordset(null::job, ${JSON.stringify(jobs)}::jsonb) told
        where exists (select from added))
      select id from added`.execute(db);
    return rows.length === 1;
  }

  /** Stores a lead and removes it before anybody can see it. Rejects when leads cannot be stored now. */
  async rehearse(lead: NewLead): Promise<void> {
    await this.database.db.transaction().execute(async (transaction) => {
      await insert(transaction, lead).execute();
      await transaction.deleteFrom("lead").where("id", "=", lead.id).execute();
    });
    await this.database.verify();
  }

  async findByKey(idempotencyKey: string): Promise<LeadRow | undefined> {
    return leadsIn(this.database.db).where("lead.idempotency_key", "=", idempotencyKey).executeTakeFirst();
  }

  async findById(id: string): Promise<LeadRow | undefined> {
    return leadsIn(this.database.db).where("lead.id", "=", id).executeTakeFirst();
  }

  /** The latest lead with the same answers that the CRM has or is about to get. */
  async findEarlier(contentHash: string): Promise<Pick<LeadRow, "id" | "state"> | undefined> {
    return this.database.db
      .selectFrom("lead")
      .select(["id", "state"])
      .where("content_hash", "=", contentHash)
      .where("state", "in", ["pending", "delivered", "stored"])
      .where("redacted_at", "is", null)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
  }

  /** The first of these contacts that belongs to no lead but this one; undefined when there is none. */
  async freeContact(crmIds: readonly string[], leadId: string): Promise<string | undefined> {
    if (crmIds.length === 0) return undefined;
    const taken = await this.database.db
      .selectFrom("lead")
      .select("crm_id")
      .where("crm_id", "in", crmIds)
      .where("id", "!=", leadId)
      .execute();
    return crmIds.find((crmId) => !taken.some(({ crm_id: other }) => other === crmId));
  }

  /** Keeps the latest post of a lead whose sender tried again, unless the lead was erased in the meantime. */
  async replaceContent(idempotencyKey: string, content: string): Promise<void> {
    await this.database.db
      .updateTable("lead")
      .set({ content })
      .where("idempotency_key", "=", idempotencyKey)
      .where("redacted_at", "is", null)
      .execute();
    await this.database.verify();
  }

  async backlog() {
    const rows = await this.database.db
      .selectFrom("lead")
      .select(["state", (eb) => eb.fn.count<number>("id").as("count"), (eb) => eb.fn.min("queued_at").as("oldest")])
      .where("state", "not in", ["delivered", "closed"])
      .where("redacted_at", "is", null)
      .groupBy("state")
      .execute();
    const count = (wanted: string) => Number(rows.find(({ state }) => state === wanted)?.count ?? 0);
    const oldest = rows.find(({ state }) => state === "pending")?.oldest;
    return {
      waiting: count("pending"),
      attention: count("attention"),
      held: count("held"),
      stored: count("stored"),
      oldestAt: oldest === undefined ? null : Number(oldest),
    };
  }
}
