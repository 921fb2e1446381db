// How leads are read and erased, by servers and staff alike.
import { MINUTE_MS } from "../../durations";
import { sql, type Expression, type Kysely } from "kysely";
import type { Tables } from "../../database/database";
import { CRM, type JobEvent, type JobState, type LeadState } from "../../database/rows";

/** Prefix of keys derived from what was typed: like a hash of it, they are personal data. */
export const FORM_KEY = "form-";

/** What may have arrived is looked up later: the CRM's search takes a moment to index new contacts. */
export const LOOKUP_PAUSE_MS = MINUTE_MS;

/** A server whose last heartbeat is longer ago than this is dead. */
export const DEAD_AFTER_MS = 8000;

/** Works in a transaction: in the one that there is, or in one of its own. */
export const inTransaction = <T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

export const leadState = sql<LeadState>`case when lead.state = 'pending' and job.state = 'running' then 'sending' else lead.state end`;

export const leadsIn = (db: Kysely<Tables>) =>
  db
    .selectFrom("lead")
    .leftJoin("job", (join) =>
      join.onRef("job.about", "=", "lead.id").on("job.destination", "=", CRM).on("job.event", "=", "lead"),
    )
    .selectAll("lead")
    .select([
      "job.run_at",
      "job.last_code",
      "job.last_status",
      "job.last_message",
      leadState.as("state"),
      sql<number>`coalesce(job.attempts, 0)`.as("attempts"),
      sql<number>`coalesce(job.maybe_delivered, 0)`.as("maybe_delivered"),
      sql<string>`coalesce(job.attempt_log, '[]')`.as("attempt_log"),
    ]);

/** True for a lead of which an event still has something to say. */
export const isNews = (event: JobEvent | Expression<JobEvent>) =>
  sql<boolean>`lead.redacted_at is null and lead.state <> 'closed' and ${event} in ('lead', 'analysis', lead.state)`;

/** Erases the personal data at `nowMs`. Resending something never delivered creates a new lead. */
export const withoutPersonalData = (nowMs: number) => ({
  content: "",
  content_hash: "",
  redacted_at: nowMs,
  idempotency_key: sql<string>`case when state = 'delivered' and idempotency_key not like ${`${FORM_KEY}%`} then idempotency_key else id end`,
});

export async function cancelJobs(db: Kysely<Tables>, leadId: string, nowMs: number): Promise<void> {
  await db
    .updateTable("job")
    .set({ state: "cancelled", run_at: null, updated_at: nowMs })
    .where("about", "=", leadId)
    .where("state", "=", "scheduled")
    .execute();
}

/** Ends the jobs of leads erased at `nowMs`, and removes what they repeat of the visitor's answers. */
export async function eraseJobs(db: Kysely<Tables>, nowMs: number): Promise<void> {
  const ended = sql<JobState>`case when state = 'scheduled' then 'cancelled' else state end`;
  await db
    .updateTable("job")
    .set({ state: ended, run_at: null, last_message: null })
    .where("about", "in", db.selectFrom("lead").select("id").where("redacted_at", "=", nowMs))
    .execute();
}

export const isAlive = (nowMs: number) => sql<boolean>`abs(server.seen_at - ${nowMs}) <= ${DEAD_AFTER_MS}`;

/** True for a lead that no living server is sending to the CRM right now. */
export const isNotUnderWay = (nowMs: number) =>
  sql<boolean>`not exists (select 1 from job join server on server.id = job.lease_by where job.about = lead.id
    and job.destination = ${CRM} and ${isAlive(nowMs)})`;
