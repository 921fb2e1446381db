// The time of the store, which all its servers share: PostgreSQL's, or for a SQLite file this process's own monotonic
// clock, set once at startup. No clock that is set later moves it.
import type { Database } from "../../database/database";
import type { LeadRuntime } from "../leadRuntime";

export class StoreClock {
  /** What to add to the monotonic clock. */
  private offsetMs: number;

  constructor(private readonly runtime: Pick<LeadRuntime, "now" | "monotonicNow" | "timeIn">) {
    this.offsetMs = runtime.now() - runtime.monotonicNow();
  }

  /** Milliseconds since 1970. */
  readonly now = (): number => Math.round(this.offsetMs + this.runtime.monotonicNow());

  /** Asks the database for its time. */
  readonly sync = async (database: Database): Promise<void> => {
    if (database.kind !== "postgres") return;
    const askedAt = this.runtime.monotonicNow();
    const time = await this.runtime.timeIn(database);
    this.offsetMs = time - (askedAt + this.runtime.monotonicNow()) / 2;
  };
}
