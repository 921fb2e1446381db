// From the schema of the release before: an analysis was a lead of its own, which followed its visitor's request, and
// decisions were a table of their own.
import { sql, type Kysely } from "kysely";
import type { Tables } from "./database";

export const FORMER_SCHEMA = "1";

const COLUMNS = [
  "alter table lead add column revision integer not null default 0",
  "alter table lead add column is_known integer not null default 0",
  "alter table lead add column decisions text not null default '[]'",
];

/** Columns of `job`, former and present. */
const RENAMED = [
  ["due_at", "run_at"],
  ["unsure", "maybe_delivered"],
  ["batch", "message_id"],
  ["notified", "delivered_to"],
  ["history", "attempt_log"],
].map(([former, present]) => `alter table job rename column ${former} to ${present}`);

const KNOWN = `update lead set is_known = 1 where follows is null and exists
  (select 1 from job where about = lead.id and destination = 'crm' and last_code = 'NOTED')`;

/** Analyses that wait for the CRM, each with the request that it was to be added to. */
const WAITING = `select follower.id, follower.content, follower.queued_at, follower.follows from lead follower
  join lead first on first.id = follower.follows
  where follower.state = 'pending' and follower.redacted_at is null and first.redacted_at is null and first.state <> 'closed'
  order by follower.id`;

const FORMER = [
  "alter table lead drop column follows",
  "drop table staff_action",
  // Visitors got a copy of their request.
  "delete from job where destination = 'visitor'",
];

interface Follower {
  id: string;
  content: string;
  queued_at: number;
  follows: string;
}

interface FormerDecision {
  id: string;
  lead_id: string;
  action: string;
  mailed_to: string;
  taken_at: number;
}

/** Makes an analysis a part of its request, which the CRM has to get again if it has got it before. */
async function joinFirst(db: Kysely<Tables>, { id, content, queued_at: at, follows }: Follower): Promise<void> {
  const again = sql`(select state from lead where id = ${follows}) = 'delivered'`;
  await sql`update job set state = 'scheduled', run_at = cast(${at} as bigint), queued_at = cast(${at} as bigint),
    attempts = 0, refusals = 0, message_id = null where about = ${follows} and destination = 'crm' and ${again}`.execute(
    db,
  );
  await sql`update lead set content = ${content}, revision = revision + 1,
    queued_at = case when state = 'delivered' then cast(${at} as bigint) else queued_at end,
    state = case when state = 'delivered' then 'pending' else state end where id = ${follows}`.execute(db);
  await sql`update lead set state = 'closed' where id = ${id}`.execute(db);
  await sql`update job set state = 'cancelled', run_at = null, lease_by = null
    where about = ${id} and destination = 'crm'`.execute(db);
}

export async function upgrade(db: Kysely<Tables>): Promise<void> {
  for (const statement of [...COLUMNS, ...RENAMED, KNOWN]) await sql.raw(statement).execute(db);
  const waiting = await sql.raw<Follower>(WAITING).execute(db);
  for (const follower of waiting.rows) await joinFirst(db, follower);
  const decided = await sql<FormerDecision>`select * from staff_action order by taken_at`.execute(db);
  for (const id of new Set(decided.rows.map((row) => row.lead_id))) {
    const own = decided.rows.filter((row) => row.lead_id === id);
    const decisions = own.map((row) => ({ link: row.id, action: row.action, by: row.mailed_to, at: row.taken_at }));
    await db
      .updateTable("lead")
      .set({ decisions: JSON.stringify(decisions) })
      .where("id", "=", id)
      .execute();
  }
  for (const statement of FORMER) await sql.raw(statement).execute(db);
}
