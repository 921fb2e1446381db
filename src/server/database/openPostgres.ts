import { Socket } from "node:net";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { isLocal } from "../config/variables";
import { DatabaseError, type Database, type OpenOptions, type Tables } from "./database";
import { prepareSchema } from "./schema";
import { errorCode } from "../../platform/errorCode";

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** PostgreSQL cancels a statement sooner than this: a socket silent for longer is dead. */
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 500;
const CONNECTION_LIFE_SECONDS = 300;
const INT8 = 20;
/** Any number, the same for all versions. */
const SCHEMA_LOCK = 817_205;

// Times in milliseconds easily fit a number; as strings they would compare incorrectly.
const numbersForInt8: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
};

async function refuseUnsafe(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit')`.execute(db);
  const off = rows.filter(({ setting }) => setting === "off").map(({ name }) => name);
  if (off.length > 0)
    throw new DatabaseError(`PostgreSQL runs with ${off.join(" and ")} off: a power failure could lose leads`);
}

/** What a connection says that cannot do its job, now or ever: its server is read-only, has gone, or is going. */
const UNFIT = /^(?:25006|57P0\d|08\w{3})$/;

/** Takes a connection out of the pool once a statement has failed in a way that only another one may do better. */
function leaveWhenUnfit(client: pg.PoolClient): void {
  const { connection } = client;
  connection.on("errorMessage", ({ code }: { code?: string }) => {
    if (UNFIT.test(code ?? "")) setImmediate(() => connection.stream.destroy());
  });
}

/** Lets a broken connection leave the pool harmlessly, even while a statement is running on it. */
function watch(client: pg.PoolClient, onLost: (error: Error) => void): void {
  // The pool listens to idle clients only, and an unhandled error ends the process.
  client.on("error", onLost);
  // Not as a startup parameter: PgBouncer refuses it.
  client.query(`set statement_timeout = ${STATEMENT_TIMEOUT_MS}`).catch(() => undefined);
  // After its own query timeout, pg would return a connection dropped by a firewall to the pool as healthy.
  // The pool closes idle connections sooner than this.
  const { stream } = client.connection;
  leaveWhenUnfit(client);
  if (stream instanceof Socket) stream.setTimeout(SILENCE_MS, () => stream.destroy());
}

/** Whether the connection stays on this machine; a path is that of a socket. `?host=` overrides the URL's own host. */
function staysHere({ hostname, searchParams }: URL): boolean {
  const host = decodeURIComponent(searchParams.getAll("host").at(-1) || hostname);
  return host === "" || host.startsWith("/") || isLocal({ hostname: host });
}

/** The URL to connect to: TLS with a verified certificate for other machines, unless the URL sets its own `sslmode`. */
export function withTls(url: string): string {
  const address = new URL(url);
  const { searchParams } = address;
  if (searchParams.getAll("sslmode").at(-1) || staysHere(address)) return url;
  searchParams.set("sslmode", "verify-full");
  return address.href;
}

export async function openPostgres(url: string, options: OpenOptions = {}): Promise<Database> {
  const { tell } = options;
  const pool = new pg.Pool({
    connectionString: withTls(url),
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // After a failover, a name may mean another server.
    maxLifetimeSeconds: CONNECTION_LIFE_SECONDS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1000,
    types: numbersForInt8,
  });
  const onLost = (error: Error & { code?: string }) =>
    tell?.("warn", `a database connection was lost (${error.code ?? error.name}) and will be replaced`);
  pool.on("connect", (client) => watch(client, onLost));
  // Already reported by the idle client.
  pool.on("error", () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseUnsafe(db);
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(SCHEMA_LOCK)})`.execute(transaction);
      await prepareSchema(transaction, options);
    });
  } catch (error) {
    await db.destroy();
    if (error instanceof DatabaseError) throw error;
    const code = errorCode(error);
    const reason = error instanceof Error && error.message !== "" ? error.message : (code ?? "no connection");
    throw new DatabaseError(`PostgreSQL (LEADS_DATABASE_URL) cannot be used as the lead store: ${reason}`);
  }
  const { host, pathname } = new URL(url);
  return {
    kind: "postgres",
    place: `${host}${pathname}`,
    db,
    isShared: true,
    verify: async () => undefined,
    async bytes() {
      const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
      return Number(rows[0]?.bytes);
    },
    // Rewritten: a plain VACUUM leaves the bytes of erased rows where they were.
    purge: () =>
      sql`vacuum (full) lead, job`.execute(db).then(
        () => true,
        () => false,
      ),
    keepsErased:
      "The database's write-ahead log, its replicas, and their backups hold it until PostgreSQL has recycled them.",
    close: () => db.destroy(),
  };
}
