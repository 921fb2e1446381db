// The stores that a benchmark of leads runs on: --minutes N --store sqlite|postgres
import { join } from "node:path";
import { parseArgs } from "node:util";
import { temporaryFolder } from "../fixtures/folder";
import { startPostgres } from "../fixtures/postgres";

export interface BenchStore {
  name: "SQLite" | "PostgreSQL";
  /** The address of an empty store. */
  databaseUrl(): Promise<string>;
}

/** The rows of all stores asked for, and for how many minutes; ten by default. */
export async function onStores(
  measure: (store: BenchStore, minutes: number) => Promise<string[][]>,
): Promise<{ rows: string[][]; minutes: number }> {
  const { values } = parseArgs({
    options: { minutes: { type: "string" }, store: { type: "string" } },
    allowPositionals: true,
  });
  const minutes = Number(values.minutes ?? 10);
  const folder = temporaryFolder();
  const rows: string[][] = [];
  let stores = 0;
  if (values.store !== "postgres") {
    const databaseUrl = async () => `file:${join(folder.path, `${++stores}.db`)}`;
    rows.push(...(await measure({ name: "SQLite", databaseUrl }, minutes)));
  }
  if (values.store !== "sqlite") {
    const postgres = await startPostgres();
    const databaseUrl = () => postgres.createDatabase(`bench${++stores}`);
    rows.push(...(await measure({ name: "PostgreSQL", databaseUrl }, minutes)));
    await postgres.stop();
  }
  folder.remove();
  return { rows, minutes };
}
