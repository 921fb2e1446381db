import type { Language } from "../../i18n/languages";
import type { Database } from "../database/database";
import type { VisitCount } from "./visitCount";

export class VisitStore {
  constructor(private readonly database: Database) {}

  /** Adds to the stored counts in one statement, so that several servers can share the table. */
  async add(rows: readonly VisitCount[]): Promise<void> {
    await this.database.db
      .insertInto("visit_count")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["day", "page", "language", "device", "source", "campaign", "what", "up_to"])
          .doUpdateSet((eb) => ({ count: eb("visit_count.count", "+", eb.ref("excluded.count")) })),
      )
      .execute();
  }

  /** Counts since a day, inclusive, for one language or all. */
  async since(day: string, language?: Language): Promise<VisitCount[]> {
    const rows = this.database.db.selectFrom("visit_count").selectAll().where("day", ">=", day);
    return (language === undefined ? rows : rows.where("language", "=", language)).execute();
  }

  /** Deletes the days before `day`. */
  async forget(day: string): Promise<void> {
    await this.database.db.deleteFrom("visit_count").where("day", "<", day).execute();
  }
}
