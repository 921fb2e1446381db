// The time of the store: PostgreSQL's, or for a SQLite file the machine's monotonic clock, set once when the server starts.
// No clock that is set later moves it.
import type { Database } from "../../database/database";
import type { LeadRuntime } from "../leadRuntime";
import { isAlive } from "../store/leadRows";
import { SharedStore } from "../store/SharedStore";

/** What to add to the machine's monotonic clock, in milliseconds. */
const KEY = "clock";

export class StoreClock {
  private offsetMs: number;
  private isShared = false;

  constructor(private readonly runtime: Pick<LeadRuntime, "now" | "monotonicNow" | "timeIn">) {
    this.offsetMs = runtime.now() - runtime.monotonicNow();
  }

  readonly now = (): number => Math.round(this.offsetMs + this.runtime.monotonicNow());

  /** As people read it: a database's time, or that of this computer, which may have been set right since the start. */
  readonly wallNow = (): number => (this.isShared ? this.now() : this.runtime.now());

  /** For staff's tools: takes the time of the store's server. */
  async join(database: Database): Promise<void> {
    if (database.isShared) return this.sync(database);
    const offsetMs = Number(await new SharedStore(database).read(KEY));
    const nowMs = Math.round(offsetMs + this.runtime.monotonicNow());
    const server = database.db.selectFrom("server").select("id").where(isAlive(nowMs));
    if (await server.executeTakeFirst()) this.offsetMs = offsetMs;
  }

  /** For a server: the time of a file's is the store's. */
  async lead(database: Database): Promise<void> {
    this.isShared = database.isShared;
    if (database.isShared) return this.sync(database);
    await new SharedStore(database).write(KEY, String(this.offsetMs));
  }

  readonly sync = async (database: Database): Promise<void> => {
    if (!database.isShared) return;
    const askedAt = this.runtime.monotonicNow();
    const time = await this.runtime.timeIn(database);
    this.offsetMs = time - (askedAt + this.runtime.monotonicNow()) / 2;
  };
}
