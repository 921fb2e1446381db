// The time of the store, which all its servers share: PostgreSQL's, or for a SQLite file the machine's monotonic clock, set
// once by the first of the processes that use it. No clock that is set later moves it.
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

  /** Takes the time that the servers of a store have. */
  async join(database: Database): Promise<void> {
    this.isShared = database.isShared;
    if (database.isShared) return this.sync(database);
    const offsetMs = Number(await new SharedStore(database).read(KEY));
    const nowMs = Math.round(offsetMs + this.runtime.monotonicNow());
    const others = database.db.selectFrom("server").select("id").where(isAlive(nowMs));
    if (await others.executeTakeFirst()) this.offsetMs = offsetMs;
  }

  /** Takes it as a server: the first one's time is the store's. */
  async lead(database: Database): Promise<void> {
    await this.join(database);
    if (!database.isShared) await new SharedStore(database).write(KEY, String(this.offsetMs));
  }

  readonly sync = async (database: Database): Promise<void> => {
    if (!database.isShared) return;
    const askedAt = this.runtime.monotonicNow();
    const time = await this.runtime.timeIn(database);
    this.offsetMs = time - (askedAt + this.runtime.monotonicNow()) / 2;
  };
}
