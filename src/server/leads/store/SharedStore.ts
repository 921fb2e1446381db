import type { SharedValues } from "../../crm/crm";
import type { Database } from "../../database/database";

/** Small values in the store's own table, seen by every server that shares it. */
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

  /** Replaces `expected` by `value`; false when somebody else was quicker. */
  async swap(key: string, expected: string, value: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database.db
      .updateTable("lead_shared")
      .set({ value })
      .where("key", "=", key)
      .where("value", "=", expected)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
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
