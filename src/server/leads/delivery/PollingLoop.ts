import { MINUTE_MS } from "../../durations";
import type { LeadLog } from "../leadRuntime";

const LONGEST_PAUSE_MS = MINUTE_MS;

/** Repeats its work with a pause in between, which grows while the work fails. */
export class PollingLoop {
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();
  private failuresInARow = 0;
  isStopped = false;

  constructor(
    private readonly work: () => Promise<void>,
    private readonly pauseMs: number,
    private readonly log: LeadLog,
    /** The longest pause after failures. */
    private readonly longestMs = LONGEST_PAUSE_MS,
  ) {}

  start(): void {
    this.pause(0);
  }

  /** Starts no further turn, and waits for the current one. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.turn;
  }

  private pause(ms: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.turn = this.workOnce().then((untilNext) => this.pause(untilNext));
    }, ms);
  }

  private async workOnce(): Promise<number> {
    try {
      await this.work();
      this.failuresInARow = 0;
    } catch (error) {
      this.failuresInARow++;
      // Once, twice, and then ever less often.
      if ((this.failuresInARow & (this.failuresInARow - 1)) === 0)
        this.log.error({ err: error }, "the lead store is not responding");
    }
    return Math.min(this.longestMs, this.pauseMs * 2 ** Math.min(this.failuresInARow, 10));
  }
}
