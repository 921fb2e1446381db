// The store as intake and upkeep see leads. Jobs are in JobStore, staff's queries in StaffStore.
import { sql, type Kysely, type OperationNodeSource } from "kysely";
import type { Database, Tables } from "../../database/database";
import { CRM, type JobChange, type JobRow, type LeadState, type StoredLead } from "../../database/rows";
import type { LeadRow } from "../lead";
import { type Destination, newJob } from "./enqueue";
import { inTransaction, leadsIn } from "./leadRows";

export type NewLead = Pick<StoredLead, "id" | "idempotency_key" | "content_hash" | "content" | "state"> &
  Pick<StoredLead, "hold_reasons" | "queued_at" | "created_at" | "request_id">;

const UNTRIED = { revision: 0, is_known: 0, decisions: "[]", crm_id: null, delivered_at: null, redacted_at: null };

const insert = (db: Kysely<Tables>, lead: NewLead) =>
  db.insertInto("lead").values({ ...UNTRIED, ...lead, updated_at: lead.queued_at });

/** What is known of a job that was there before stays, such as what may have arrived. */
const QUEUED_AGAIN = Object.entries({
  ...{ state: "excluded.state", run_at: "excluded.run_at", lease_by: "excluded.lease_by" },
  ...{ queued_at: "excluded.queued_at", updated_at: "excluded.updated_at" },
  ...{ attempts: "0", refusals: "0", message_id: "null", delivered_to: "'[]'" },
  last_code: "coalesce(excluded.last_code, job.last_code)",
  last_message: "coalesce(excluded.last_message, job.last_message)",
}).map(([column, value]) => `${column} = ${value}`);
const ON_CONFLICT = sql.raw(`on conflict (about, destination, event) do update set ${QUEUED_AGAIN.join(", ")}`);

/** Writes a lead, and returns its ID; nothing if it is not there, or is there already. */
type LeadWrite = (db: Kysely<Tables>) => OperationNodeSource & { execute(): Promise<{ id: string }[]> };

async function inTurn(db: Kysely<Tables>, write: LeadWrite, jobs: readonly JobRow[]): Promise<boolean> {
  const written = await write(db).execute();
  if (written.length > 0 && jobs.length > 0) await db.insertInto("job").values(jobs).modifyEnd(ON_CONFLICT).execute();
  return written.length > 0;
}

/** One statement is one commit: a visitor waits for one journey to the database, not for four. */
async function atOnce(db: Kysely<Tables>, write: LeadWrite, jobs: readonly JobRow[]): Promise<boolean> {
  const { rows } = await sql`with written as (${write(db)}),
    queued as (insert into job select told.* from jsonb_populate_recordset(null::job, ${JSON.stringify(jobs)}::jsonb) told
      where exists (select from written) ${ON_CONFLICT})
    select id from written`.execute(db);
  return rows.length === 1;
}

const addedRow = (lead: NewLead, job: JobRow | undefined): LeadRow => ({
  ...{ ...UNTRIED, ...lead, updated_at: lead.queued_at },
  state: job?.state === "running" ? "sending" : lead.state,
  run_at: job?.run_at ?? null,
  last_code: job?.last_code ?? null,
  last_message: job?.last_message ?? null,
  ...{ attempts: 0, maybe_delivered: 0, last_status: null, attempt_log: "[]" },
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
    const write: LeadWrite = (db) =>
      insert(db, lead)
        .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
        .returning("id");
    const isAdded = await this.commit(write, jobs);
    return isAdded
      ? addedRow(
          lead,
          jobs.find(({ destination }) => destination === CRM),
        )
      : undefined;
  }

  /**
   * Adds to a lead what its visitor sends later. The CRM gets one that it has once more; staff hear of it, unless it waits
   * for their decision or has been closed.
   * @param forCrm what is already known of the job to the CRM
   * @returns the lead, and its job to the CRM if it gets it again; undefined when it is not as it was any more
   */
  async addTo(
    known: LeadRow,
    { content, nowMs, forCrm = {} }: { content: string; nowMs: number; forCrm?: JobChange },
  ): Promise<{ lead: LeadRow; job: JobRow | undefined } | undefined> {
    const isForStaff = known.state !== "held" && known.state !== "closed";
    const jobs = this.destinations
      .filter(({ name, events }) =>
        name === CRM ? known.state === "delivered" : isForStaff && events.includes("analysis"),
      )
      .map(({ name }): JobRow => {
        if (name !== CRM) return newJob(known.id, name, "analysis", nowMs);
        const earlier = { maybe_delivered: known.maybe_delivered, attempt_log: known.attempt_log };
        return { ...newJob(known.id, CRM, "lead", nowMs), ...earlier, ...forCrm };
      });
    const job = jobs.find(({ destination }) => destination === CRM);
    const change = { content, revision: known.revision + 1, updated_at: nowMs };
    const again = { ...change, state: "pending" as const, queued_at: nowMs };
    const write: LeadWrite = (db) =>
      db
        .updateTable("lead")
        .set(job ? again : change)
        .where("id", "=", known.id)
        .where("revision", "=", known.revision)
        .where("state", "=", known.state === "sending" ? "pending" : known.state)
        .where("redacted_at", "is", null)
        .returning("id");
    if (!(await this.commit(write, jobs))) return undefined;
    const state = job ? (job.state === "running" ? "sending" : "pending") : known.state;
    const message = job?.last_message ?? known.last_message;
    return { lead: { ...known, ...(job ? again : change), state, last_message: message }, job };
  }

  private async commit(write: LeadWrite, jobs: readonly JobRow[]): Promise<boolean> {
    const { db, isShared } = this.database;
    const isWritten = await (isShared ? atOnce(db, write, jobs) : inTransaction(db, (one) => inTurn(one, write, jobs)));
    await this.database.verify();
    return isWritten;
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

  /** The latest lead with these answers, in one of these states, but not this one. */
  withSameAnswers(contentHash: string, states: readonly LeadState[], except = ""): Promise<LeadRow | undefined> {
    return leadsIn(this.database.db)
      .where("lead.content_hash", "=", contentHash)
      .where("lead.state", "in", states)
      .where("lead.id", "!=", except)
      .where("lead.redacted_at", "is", null)
      .orderBy("lead.id", "desc")
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
}
