// Tells staff once more, because somebody has asked for it.
import { sql } from "kysely";
import type { Database } from "../../database/database";
import { CRM } from "../../database/rows";
import { newJob, queuedAgain, readDestinations } from "./enqueue";
import { inTransaction, isNews } from "./leadRows";
import { SharedStore } from "./SharedStore";

/**
 * Queues the notifications that never reached staff again, of one lead or all; the CRM has its own command. Those that
 * have nothing to say any more are over.
 * @returns how many are queued
 */
export function notifyAgain({ db: all }: Database, nowMs: number, id?: string): Promise<number> {
  return inTransaction(all, async (db) => {
    const givenUp = db
      .updateTable("job")
      .where("state", "=", "discarded")
      .where("destination", "!=", CRM)
      .$if(id !== undefined, (query) => query.where("about", "=", id ?? ""));
    const isOver = sql<boolean>`not exists (select 1 from lead where lead.id = job.about
      and ${isNews(sql.ref("job.event"))})`;
    await givenUp.set({ state: "cancelled", updated_at: nowMs }).where("event", "!=", "digest").where(isOver).execute();
    const { numUpdatedRows } = await givenUp.set(queuedAgain(nowMs)).executeTakeFirst();
    return Number(numUpdatedRows);
  });
}

/** Who is told of leads, besides the CRM, as the server that opened the store last has recorded it. */
export async function toldChannels(database: Database): Promise<string[]> {
  const destinations = await readDestinations(new SharedStore(database));
  return destinations.map(({ name }) => name).filter((name) => name !== CRM);
}

/**
 * Tells a destination once more of one lead or all, as they are now, whether it was told of them or not.
 * @returns how many
 */
export function notify({ db: all }: Database, to: string, nowMs: number, id?: string): Promise<number> {
  return inTransaction(all, async (db) => {
    const leads = await db
      .selectFrom("lead")
      .select(["id", "state"])
      .where("redacted_at", "is", null)
      .where("state", "!=", "closed")
      .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
      .execute();
    let told = 0n;
    for (const lead of leads) {
      const event = lead.state === "held" || lead.state === "attention" ? lead.state : "lead";
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto("job")
        .values(newJob(lead.id, to, event, nowMs))
        .onConflict((conflict) =>
          conflict
            .columns(["about", "destination", "event"])
            .doUpdateSet({ ...queuedAgain(nowMs), delivered_to: "[]" })
            .where("job.state", "!=", "running"),
        )
        .executeTakeFirst();
      told += numInsertedOrUpdatedRows;
    }
    return Number(told);
  });
}
