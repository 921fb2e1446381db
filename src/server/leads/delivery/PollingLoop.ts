import { MINUTE_MS } from "../../durations";
import { reasonOf } from "../../../platform/reasonOf";
import type { LeadLog } from "../leadRuntime";

/** All loops fail with the store: one line per cause, with a stack the first time, and then ever less often. */
export class StoreProblem {
  private failures = 0;
  private reason = "";

  constructor(private readonly log: LeadLog) {}

  tell(error: unknown): void {
    const reason = reasonOf(error);
    this.failures = reason === this.reason ? this.failures + 1 : 1;
    this.reason = reason;
    const { failures } = this;
    if ((failures & (failures - 1)) === 0)
      this.log.error(failures === 1 ? { err: error } : { reason, failures }, "the lead store is not responding");
  }

  isOver(): void {
    this.reason = "";
  }
}

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
    private readonly trouble: StoreProblem,
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
      this.trouble.isOver();
    } catch (error) {
      this.failuresInARow++;
      this.trouble.tell(error);
    }
    return Math.min(this.longestMs, this.pauseMs * 2 ** Math.min(this.failuresInARow, 10));
  }
}
