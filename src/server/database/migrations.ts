import { Migrator, sql, type Kysely, type Migration } from "kysely";
import type { StoreFacts } from "../../build/release/manifest";
import { OlderStore, type Tables, type Tell } from "./database";
import { jobsMigration } from "./jobsMigration";

// One schema for both databases. Never change a released migration: add the next one. A migration should only add, so that
// a server running the previous version keeps working alongside a newer one. 002 and 006 do more: older servers than 006
// cannot use the store, which `least` says.
const migrations: Record<string, Migration> = {
  "001-leads": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("lead")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("idempotency_key", "text", (column) => column.notNull().unique())
        .addColumn("content_hash", "text", (column) => column.notNull())
        .addColumn("content", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("next_at", "bigint")
        .addColumn("lease_by", "text")
        .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("refusals", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("waited_ms", "bigint", (column) => column.notNull().defaultTo(0))
        .addColumn("ambiguous", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("crm_id", "text")
        .addColumn("last_code", "text")
        .addColumn("last_status", "integer")
        .addColumn("last_message", "text")
        .addColumn("attempt_log", "text", (column) => column.notNull().defaultTo("[]"))
        .addColumn("hold_reasons", "text", (column) => column.notNull().defaultTo(""))
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("updated_at", "bigint", (column) => column.notNull())
        .addColumn("delivered_at", "bigint")
        .addColumn("redacted_at", "bigint")
        .execute();
      // Delivered leads accumulate; this index stays as small as the queue.
      await sql`create index lead_due on lead (next_at) where next_at is not null`.execute(db);
      await db.schema.createIndex("lead_state").on("lead").columns(["state", "created_at"]).execute();
      await db.schema
        .createTable("lead_shared")
        .addColumn("key", "text", (column) => column.primaryKey())
        .addColumn("value", "text", (column) => column.notNull())
        .addColumn("expires_at", "bigint", (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  "002-queued-at": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("lead").renameColumn("waited_ms", "queued_at").execute();
      await sql`update lead set queued_at = created_at`.execute(db);
    },
  },
  "003-vitals": {
    async up(db: Kysely<unknown>) {
      const key = ["day", "page", "language", "device", "metric", "up_to"] as const;
      await db.schema
        .createTable("vital")
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("device", "text", (column) => column.notNull())
        .addColumn("metric", "text", (column) => column.notNull())
        .addColumn("up_to", "integer", (column) => column.notNull())
        .addColumn("count", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("vital_key", [...key])
        .execute();
    },
  },
  "004-deliveries": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("delivery")
        .addColumn("about", "text", (column) => column.notNull())
        .addColumn("target", "text", (column) => column.notNull())
        .addColumn("event", "text", (column) => column.notNull())
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
        .addColumn("next_at", "bigint")
        .addColumn("lease_by", "text")
        .addColumn("last_code", "text")
        .addColumn("queued_at", "bigint", (column) => column.notNull())
        .addColumn("updated_at", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("delivery_key", ["about", "target", "event"])
        .execute();
      await sql`create index delivery_due on delivery (next_at) where next_at is not null`.execute(db);
      await db.schema.createIndex("lead_updated").on("lead").columns(["updated_at"]).execute();
      await db.schema
        .createTable("staff_action")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("lead_id", "text", (column) => column.notNull())
        .addColumn("action", "text", (column) => column.notNull())
        .addColumn("mailed_to", "text", (column) => column.notNull())
        .addColumn("taken_at", "bigint", (column) => column.notNull())
        .execute();
    },
  },
  "005-follows": {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable("lead").addColumn("follows", "text").execute();
      await db.schema.createIndex("lead_hash").on("lead").columns(["content_hash"]).execute();
    },
  },
  "006-jobs": jobsMigration,
  "007-visits": {
    async up(db: Kysely<unknown>) {
      const key = ["day", "page", "language", "device", "source", "campaign", "what", "up_to"] as const;
      await db.schema
        .createTable("visit_count")
        .addColumn("day", "text", (column) => column.notNull())
        .addColumn("page", "text", (column) => column.notNull())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("device", "text", (column) => column.notNull())
        .addColumn("source", "text", (column) => column.notNull())
        .addColumn("campaign", "text", (column) => column.notNull())
        .addColumn("what", "text", (column) => column.notNull())
        .addColumn("up_to", "integer", (column) => column.notNull())
        .addColumn("count", "bigint", (column) => column.notNull())
        .addPrimaryKeyConstraint("visit_count_key", [...key])
        .execute();
      // The table stays for servers of before, whose later counts are not carried over.
      await sql`insert into visit_count select day, page, language, device, '', '', metric, up_to, count from vital`.execute(
        db,
      );
    },
  },
  "008-drafts": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("shown_draft")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("expires_at", "bigint", (column) => column.notNull())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("html", "text", (column) => column.notNull())
        .execute();
    },
  },
};

const TABLE = "lead_migration";

/** What this server knows of the store; see `StoreFacts`. Raise `least` with a migration that does not only add. */
export const STORE_FACTS: StoreFacts = { knows: Object.keys(migrations).length, least: 6 };

/** Names of the migrations applied to the store; empty for a new one. */
async function executed(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Migrates the store to the latest schema, and says so if older servers cannot use it any more. The caller ensures that
 * only one server does so at a time. A store already migrated by a newer server is left as is.
 * @param count how many migrations to know, as an older server does; by default all
 */
export async function migrate(db: Kysely<Tables>, tell?: Tell, count = Infinity): Promise<void> {
  const own = Object.fromEntries(Object.entries(migrations).slice(0, count));
  const known = await executed(db);
  if (Object.keys(own).every((name) => known.includes(name))) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(own) },
    migrationTableName: TABLE,
    migrationLockTableName: "lead_migration_lock",
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  const { knows, least } = STORE_FACTS;
  if (known.length > 0 && known.length < least)
    tell?.(
      "warn",
      `the store is now of version ${knows}: servers from before version ${least} cannot use it, stop them`,
    );
}

/**
 * For staff tools, which do not change the schema.
 * @throws OlderStore when the store's schema is older than this program
 */
export async function requireSchema(db: Kysely<Tables>): Promise<void> {
  const known = await executed(db);
  if (!Object.keys(migrations).every((name) => known.includes(name)))
    throw new OlderStore("The store is older than this program: start the server once to bring it up to date.");
}
