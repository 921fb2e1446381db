// One queue for everything: the attempts of leads and the deliveries of notifications become jobs. Older servers must be
// stopped first: they cannot use the store any more, and say so to their visitors.
import { sql, type Kysely, type Migration } from "kysely";
import { DAY_MS } from "../durations";

/** What the migration reads: the tables as 001 to 005 leave them. */
interface Before {
  lead_shared: { key: string; value: string };
  delivery: { target: string };
}

const FORMER_COLUMNS = [
  "next_at",
  "lease_by",
  "attempts",
  "refusals",
  "ambiguous",
  "last_code",
  "last_status",
  "last_message",
  "attempt_log",
] as const;

/** Notifications were planned for this long after a lead had changed. */
const PLANNED_FOR_MS = 7 * DAY_MS;

const TOLD_OF = {
  lead: ["pending", "sending", "attention", "stored", "delivered"],
  held: ["held"],
  attention: ["attention"],
} as const;

async function createTables(db: Kysely<Before>): Promise<void> {
  await db.schema
    .createTable("job")
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("destination", "text", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("due_at", "bigint")
    .addColumn("lease_by", "text")
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("refusals", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("rescues", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("unsure", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("batch", "text")
    .addColumn("last_code", "text")
    .addColumn("last_status", "integer")
    .addColumn("last_message", "text")
    .addColumn("history", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("queued_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("job_key", ["about", "destination", "event"])
    .execute();
  await db.schema
    .createTable("server")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .execute();
}

/** Ended jobs accumulate; these indexes stay as small as the queue. */
async function createIndexes(db: Kysely<Before>): Promise<void> {
  await sql`create index job_due on job (destination, due_at) where due_at is not null`.execute(db);
  await sql`create index job_leased on job (lease_by) where lease_by is not null`.execute(db);
}

/** An attempt in progress may still end: it is due when its lease would have ended, and asked about first. */
async function moveLeads(db: Kysely<Before>): Promise<void> {
  await sql`insert into job (about, destination, event, state, due_at, attempts, refusals, unsure, last_code, last_status,
      last_message, history, queued_at, updated_at)
    select id, 'crm', 'lead',
      case state when 'pending' then 'scheduled' when 'sending' then 'scheduled' when 'attention' then 'discarded'
        when 'delivered' then 'completed' else 'cancelled' end,
      case when state in ('pending', 'sending') then coalesce(next_at, updated_at) end,
      attempts, refusals, case when state = 'sending' then 1 else ambiguous end, last_code, last_status, last_message,
      attempt_log, queued_at, updated_at
    from lead
    where state in ('pending', 'sending', 'attention', 'delivered') or ambiguous = 1 or attempt_log <> '[]'
      or last_code is not null`.execute(db);
  await sql`update lead set state = 'pending' where state = 'sending'`.execute(db);
}

/** Notices that were skipped because there were too many are sent, if they still matter; markers of old leads are not. */
async function moveDeliveries(db: Kysely<Before>): Promise<void> {
  await sql`insert into job (about, destination, event, state, due_at, attempts, unsure, last_code, queued_at, updated_at)
    select about, target, event,
      case state when 'done' then 'completed' when 'failed' then 'discarded' else 'scheduled' end,
      case when state in ('pending', 'sending') then coalesce(next_at, updated_at)
        when state = 'skipped' then updated_at end,
      attempts, case when state = 'sending' then 1 else 0 end, last_code, queued_at, updated_at
    from delivery
    where state <> 'skipped' or (event in ('held', 'attention')
      and exists (select 1 from lead where lead.id = delivery.about and lead.state = delivery.event and redacted_at is null)
      and not exists (select 1 from lead_shared where key = 'met-' || delivery.target
        and value = cast(delivery.queued_at as text)))`.execute(db);
}

/** Leads that no server had planned the notifications of yet. */
async function planRest(db: Kysely<Before>): Promise<void> {
  const { rows } = await sql<{ latest: number | null }>`select max(updated_at) as latest from lead`.execute(db);
  const sinceMs = Number(rows[0]?.latest ?? 0) - PLANNED_FOR_MS;
  const met = await db.selectFrom("lead_shared").select("key").where("key", "like", "met-%").execute();
  for (const { key } of met) {
    const target = key.slice("met-".length);
    const events = target === "visitor" ? (["lead"] as const) : (["lead", "held", "attention"] as const);
    for (const event of events)
      await sql`insert into job (about, destination, event, state, due_at, queued_at, updated_at)
        select id, ${sql.lit(target)}, ${sql.lit(event)}, 'scheduled', updated_at, updated_at, updated_at
        from lead
        where state in (${sql.join(TOLD_OF[event].map((state) => sql.lit(state)))}) and redacted_at is null
          and ${sql.ref(event === "attention" ? "updated_at" : "queued_at")} >= ${sinceMs}
          and not exists (select 1 from delivery where about = lead.id and target = ${sql.lit(target)}
            and event = ${sql.lit(event)})`.execute(db);
  }
}

async function dropFormer(db: Kysely<Before>): Promise<void> {
  await db.schema.dropTable("delivery").execute();
  await db.schema.dropIndex("lead_due").execute();
  await db.schema.dropIndex("lead_updated").execute();
  for (const column of FORMER_COLUMNS) await db.schema.alterTable("lead").dropColumn(column).execute();
  await sql`delete from lead_shared where key like 'met-%' or key like 'pause%' or key in ('crm-token-lock',
    'crm-configured')`.execute(db);
}

export const jobsMigration: Migration = {
  async up(db: Kysely<Before>) {
    await createTables(db);
    await moveLeads(db);
    await moveDeliveries(db);
    await planRest(db);
    await createIndexes(db);
    await db.schema.alterTable("lead").addColumn("expiring_at", "bigint").execute();
    await db.schema.alterTable("lead").addColumn("request_id", "text").execute();
    await dropFormer(db);
  },
};
