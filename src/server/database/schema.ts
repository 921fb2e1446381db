// One schema for both databases. Until version 1.0, a store is upgraded from the release before only: whoever changes the
// schema raises SCHEMA, and replaces the upgrade.
import { sql, type Kysely } from "kysely";
import { DatabaseError, type OpenOptions, type Tables } from "./database";
import { FORMER_SCHEMA, upgrade } from "./upgrade";

const SCHEMA = "2";

const KEY = "schema";

/** The store was made by a version with another schema; it stays as it is. */
export class OtherSchema extends DatabaseError {
  constructor(version: string) {
    super(
      version === FORMER_SCHEMA
        ? "The lead store is that of the release before: the server's next start upgrades it."
        : `The lead store has the schema of another version (${version}; this one needs ${SCHEMA}) and stays as it is: use the version that made it, or name another store (LEADS_DATABASE_URL).`,
    );
  }
}

/** For both databases; a `bigint` is a time in milliseconds since 1970. */
const TABLES = [
  `create table lead (id text primary key, idempotency_key text not null unique, content_hash text not null,
    content text not null, revision integer not null, state text not null, queued_at bigint not null, crm_id text,
    is_known integer not null, hold_reasons text not null, decisions text not null, created_at bigint not null,
    updated_at bigint not null, delivered_at bigint, redacted_at bigint, request_id text)`,
  "create index lead_state on lead (state, created_at)",
  "create index lead_hash on lead (content_hash)",
  `create table job (about text not null, destination text not null, event text not null, state text not null,
    run_at bigint, lease_by text, attempts integer not null, refusals integer not null, rescues integer not null,
    maybe_delivered integer not null, message_id text, delivered_to text not null, last_code text, last_status integer, last_message text,
    attempt_log text not null, queued_at bigint not null, updated_at bigint not null,
    constraint job_key primary key (about, destination, event))`,
  // Ended jobs accumulate; these indexes stay as small as the queue.
  "create index job_due on job (destination, run_at) where run_at is not null",
  "create index job_leased on job (lease_by) where lease_by is not null",
  "create table server (id text primary key, seen_at bigint not null)",
  "create table lead_shared (key text primary key, value text not null, expires_at bigint not null)",
];

async function create(db: Kysely<Tables>): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(db);
  await db.insertInto("lead_shared").values({ key: KEY, value: SCHEMA, expires_at: 0 }).execute();
}

async function versionOf(db: Kysely<Tables>): Promise<string | undefined> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "lead")) return undefined;
  const row = await db.selectFrom("lead_shared").select("value").where("key", "=", KEY).executeTakeFirst();
  return row?.value ?? "before 1";
}

/** Whether a program with these options can go on with a store of this version. */
export const isUsable = (version: string, { asFound = false, upgrades = !asFound }: OpenOptions): boolean =>
  version === SCHEMA || (version === FORMER_SCHEMA && upgrades);

/**
 * Makes sure that the store has this program's schema. The caller ensures that only one server does so at a time.
 * @throws OtherSchema; DatabaseError if there is no store yet and none may be created
 */
export async function prepareSchema(db: Kysely<Tables>, options: OpenOptions): Promise<void> {
  const version = await versionOf(db);
  if (version === SCHEMA) return;
  if (version !== undefined) {
    if (!isUsable(version, options)) throw new OtherSchema(version);
    await upgrade(db);
    await db.updateTable("lead_shared").set({ value: SCHEMA }).where("key", "=", KEY).execute();
    return;
  }
  if (options.asFound)
    throw new DatabaseError("The database holds no lead store yet: the first start of the server creates it.");
  await create(db);
}
