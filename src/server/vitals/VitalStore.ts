import type { Language } from "../../i18n/languages";
import type { Database } from "../database/database";
import type { VitalRow } from "./vital";

export class VitalStore {
  constructor(private readonly database: Database) {}

  /** Adds to the stored counts in one statement, so that several servers can share the table. */
  async add(rows: readonly VitalRow[]): Promise<void> {
    await this.database.db
      .insertInto("vital")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["day", "page", "language", "device", "metric", "up_to"])
          .doUpdateSet((eb) => ({ count: eb("vital.count", "+", eb.ref("excluded.count")) })),
      )
      .execute();
  }

  /** Counts since a day, inclusive, for one language or all. */
  async since(day: string, language?: Language): Promise<VitalRow[]> {
    const rows = this.database.db.selectFrom("vital").selectAll().where("day", ">=", day);
    return (language === undefined ? rows : rows.where("language", "=", language)).execute();
  }

  /** Deletes the days before `day`. */
  async forget(day: string): Promise<void> {
    await this.database.db.deleteFrom("vital").where("day", "<", day).execute();
  }
}
