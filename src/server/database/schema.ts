// One schema for both databases. Until version 1.0 there are no migrations: whoever changes it raises SCHEMA.
import { sql, type Kysely } from "kysely";
import { DatabaseError, type Tables } from "./database";

const SCHEMA = "1";

const KEY = "schema";

/** The store was made by a version with another schema; it stays as it is. */
export class OtherSchema extends DatabaseError {
  constructor(version: string) {
    super(
      `The lead store has the schema of another version (${version}; this one needs ${SCHEMA}) and stays as it is: use the version that made it, or name another store (LEADS_DATABASE_URL).`,
    );
  }
}

async function create(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable("lead")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
    .addColumn("content_hash", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("queued_at", "bigint", (column) => column.notNull())
    .addColumn("crm_id", "text")
    .addColumn("hold_reasons", "text", (column) => column.notNull())
    .addColumn("follows", "text")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("delivered_at", "bigint")
    .addColumn("redacted_at", "bigint")
    .addColumn("request_id", "text")
    .execute();
  await db.schema.createIndex("lead_state").on("lead").columns(["state", "created_at"]).execute();
  await db.schema.createIndex("lead_hash").on("lead").columns(["content_hash"]).execute();
  await db.schema
    .createTable("job")
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("destination", "text", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("due_at", "bigint")
    .addColumn("lease_by", "text")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("refusals", "integer", (column) => column.notNull())
    .addColumn("rescues", "integer", (column) => column.notNull())
    .addColumn("unsure", "integer", (column) => column.notNull())
    .addColumn("batch", "text")
    .addColumn("told", "text", (column) => column.notNull())
    .addColumn("last_code", "text")
    .addColumn("last_status", "integer")
    .addColumn("last_message", "text")
    .addColumn("history", "text", (column) => column.notNull())
    .addColumn("queued_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("job_key", ["about", "destination", "event"])
    .execute();
  // Ended jobs accumulate; these indexes stay as small as the queue.
  await sql`create index job_due on job (destination, due_at) where due_at is not null`.execute(db);
  await sql`create index job_leased on job (lease_by) where lease_by is not null`.execute(db);
  await db.schema
    .createTable("server")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("staff_action")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("mailed_to", "text", (column) => column.notNull())
    .addColumn("taken_at", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("lead_shared")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await db.insertInto("lead_shared").values({ key: KEY, value: SCHEMA, expires_at: 0 }).execute();
}

async function versionOf(db: Kysely<Tables>): Promise<string | undefined> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === "lead")) return undefined;
  const row = await db.selectFrom("lead_shared").select("value").where("key", "=", KEY).executeTakeFirst();
  return row?.value ?? "before 1";
}

/**
 * Makes sure that the store has this program's schema. The caller ensures that only one server does so at a time.
 * @param asFound creates nothing
 * @throws OtherSchema; DatabaseError if there is no store yet and none may be created
 */
export async function prepareSchema(db: Kysely<Tables>, asFound = false): Promise<void> {
  const version = await versionOf(db);
  if (version === SCHEMA) return;
  if (version !== undefined) throw new OtherSchema(version);
  if (asFound)
    throw new DatabaseError("The database holds no lead store yet: the first start of the server creates it.");
  await create(db);
}
