import type { LeadLog } from "../leadRuntime";

const LONGEST_REST_MS = 60_000;

/** Repeats its work with a rest in between, and a longer one while the work fails. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private failuresInARow = 0;
  isStopped = false;

  constructor(
    private readonly work: () => Promise<void>,
    private readonly restMs: number,
    private readonly log: LeadLog,
  ) {}

  start(): void {
    this.rest(0);
  }

  /** Starts no more rounds, and waits for the current one. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  private rest(ms: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.round = this.workOnce().then((pauseMs) => this.rest(pauseMs));
    }, ms);
  }

  private async workOnce(): Promise<number> {
    try {
      await this.work();
      this.failuresInARow = 0;
    } catch (error) {
      this.failuresInARow++;
      this.log.error({ err: error }, "the lead store is not responding");
    }
    return Math.min(LONGEST_REST_MS, this.restMs * 2 ** Math.min(this.failuresInARow, 10));
  }
}
