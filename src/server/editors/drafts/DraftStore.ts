import type { Database, DraftRow } from "../../database/database";

/** How many drafts have a link at a time. */
const MOST = 30;

export class DraftStore {
  constructor(private readonly database: Database) {}

  /** Keeps a draft; false if there are too many already. Those that have expired are deleted. */
  async add(draft: DraftRow, nowMs: number): Promise<boolean> {
    await this.forget(nowMs);
    const { db } = this.database;
    const { count } = await db
      .selectFrom("shown_draft")
      .select((eb) => eb.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) return false;
    await db.insertInto("shown_draft").values(draft).execute();
    await this.database.verify();
    return true;
  }

  find(id: string): Promise<DraftRow | undefined> {
    return this.database.db.selectFrom("shown_draft").selectAll().where("id", "=", id).executeTakeFirst();
  }

  /** Deletes the drafts whose links have expired. */
  async forget(nowMs: number): Promise<void> {
    await this.database.db.deleteFrom("shown_draft").where("expires_at", "<", nowMs).execute();
  }
}
