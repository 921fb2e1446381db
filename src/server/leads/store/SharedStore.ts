import { sql } from "kysely";
import type { SharedValues } from "../../crm/crm";
import type { Database } from "../../database/database";

export class SharedStore implements SharedValues {
  constructor(private readonly database: Database) {}

  async read(key: string): Promise<string | undefined> {
    const { db } = this.database;
    const row = await db.selectFrom("lead_shared").select("value").where("key", "=", key).executeTakeFirst();
    return row?.value;
  }

  async write(key: string, value: string): Promise<void> {
    await this.database.db
      .insertInto("lead_shared")
      .values({ key, value, expires_at: 0 })
      .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
      .execute();
  }

  /** Remembers something for every server's health report, until it is over: then there is no value. */
  note(key: string, value: string | undefined): Promise<void> {
    return value === undefined ? this.remove(key) : this.write(key, value);
  }

  async swap(key: string, expected: string, value: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database.db
      .updateTable("lead_shared")
      .set({ value })
      .where("key", "=", key)
      .where("value", "=", expected)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Increments counters, each until it expires at `untilMs`, in one statement. Returns their values. */
  async increment(counters: readonly { key: string; untilMs: number }[]): Promise<Map<string, number>> {
    if (counters.length === 0) return new Map();
    const rows = await this.database.db
      .insertInto("lead_shared")
      // In one order, so that servers that count at the same time wait for each other instead of locking each other out.
      .values(
        counters
          .map(({ key, untilMs }) => ({ key, value: "1", expires_at: untilMs }))
          .sort((one, other) => (one.key < other.key ? -1 : 1)),
      )
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({ value: sql`cast(cast(lead_shared.value as integer) + 1 as text)` }),
      )
      .returning(["key", "value"])
      .execute();
    return new Map(rows.map(({ key, value }) => [key, Number(value)]));
  }

  async decrement(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.database.db
      .updateTable("lead_shared")
      .set({ value: sql`cast(cast(value as integer) - 1 as text)` })
      .where("key", "in", keys)
      .execute();
  }

  async readOrSet(key: string, fresh: string): Promise<string> {
    await this.database.db
      .insertInto("lead_shared")
      .values({ key, value: fresh, expires_at: 0 })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
    return (await this.read(key)) ?? fresh;
  }

  async forget(nowMs: number): Promise<void> {
    const { db } = this.database;
    await db.deleteFrom("lead_shared").where("expires_at", ">", 0).where("expires_at", "<", nowMs).execute();
  }

  async remove(key: string): Promise<void> {
    await this.database.db.deleteFrom("lead_shared").where("key", "=", key).execute();
  }

  async tryLock(key: string, owner: string, nowMs: number, untilMs: number): Promise<boolean> {
    const rows = await this.database.db
      .insertInto("lead_shared")
      .values({ key, value: owner, expires_at: untilMs })
      .onConflict((conflict) =>
        conflict
          .column("key")
          .doUpdateSet({ value: owner, expires_at: untilMs })
          .where("lead_shared.expires_at", "<=", nowMs),
      )
      .returning("key")
      .execute();
    return rows.length === 1;
  }

  async unlock(key: string, owner: string): Promise<void> {
    await this.database.db.deleteFrom("lead_shared").where("key", "=", key).where("value", "=", owner).execute();
  }
}
