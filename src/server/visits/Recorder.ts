// Counts visits in memory and stores them every few seconds. A crash loses the latest ones.
import type { ReadVisit } from "./readVisit";
import { Tally } from "./Tally";
import { dayBefore, dayOf } from "./visitCount";
import type { VisitStore } from "./VisitStore";

const STORE_EVERY_MS = 5000;
/** Nine values each: well within either database's limit per statement. */
const ROWS_AT_ONCE = 500;
/** A year, plus the same month of the year before. */
const KEPT_DAYS = 400;

export class Recorder {
  private readonly tally = new Tally();
  private timer: NodeJS.Timeout | undefined;
  private storing: Promise<void> = Promise.resolve();
  private tidiedOn = "";

  constructor(
    private readonly store: VisitStore,
    private readonly now: () => number,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.flush(), STORE_EVERY_MS).unref();
  }

  record(visit: ReadVisit): void {
    this.tally.add(visit, this.now());
  }

  /** Stores the counts, and keeps them for the next attempt on failure. Never rejects. */
  flush(): Promise<void> {
    this.storing = this.storing.then(() => this.storeCounts());
    return this.storing;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private async storeCounts(): Promise<void> {
    let rows = this.tally.take();
    if (rows.length === 0) return;
    try {
      for (; rows.length > 0; rows = rows.slice(ROWS_AT_ONCE)) await this.store.add(rows.slice(0, ROWS_AT_ONCE));
      await this.tidy();
    } catch (error) {
      this.tally.putBack(rows);
      this.failed(error);
    }
  }

  /** Once a day. */
  private async tidy(): Promise<void> {
    const today = dayOf(this.now());
    if (this.tidiedOn === today) return;
    await this.store.forget(dayBefore(this.now(), KEPT_DAYS));
    this.tidiedOn = today;
  }
}
