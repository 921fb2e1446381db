// Posts per sender, counted in this process's memory: a flood never reaches the disk and no address is ever stored.
import { MINUTE_MS } from "../durations";
import { senderOf } from "./addressKeys";

const MAX_SENDERS = 20_000;

export class RateLimit {
  // Oldest first: senders move to the end with each post.
  private readonly posts = new Map<string, number[]>();

  constructor(
    private readonly limit: number,
    /** Milliseconds of a clock that is never set. */
    private readonly now: () => number,
    private readonly windowMs = 10 * MINUTE_MS,
    private readonly keyOf: (address: string) => string = senderOf,
  ) {}

  /** The seconds until a post may pass; 0 = now. Counts nothing. */
  waitOf(address: string): number {
    if (this.limit === 0) return 0;
    const nowMs = this.now();
    const recent = this.recent(this.keyOf(address), nowMs);
    const [oldest] = recent;
    return oldest === undefined || recent.length < this.limit
      ? 0
      : Math.max(1, Math.ceil((oldest + this.windowMs - nowMs) / 1000));
  }

  /** Counts a post. Returns 0 when it may pass, otherwise the seconds until the next one may. */
  take(address: string): number {
    if (this.limit === 0) return 0;
    const key = this.keyOf(address);
    const nowMs = this.now();
    const recent = this.recent(key, nowMs);
    const waitSeconds = this.waitOf(address);
    if (waitSeconds === 0) recent.push(nowMs);
    this.posts.delete(key);
    this.posts.set(key, recent);
    this.forget(nowMs);
    return waitSeconds;
  }

  giveBack(address: string): void {
    this.posts.get(this.keyOf(address))?.pop();
  }

  private recent(key: string, nowMs: number): number[] {
    return (this.posts.get(key) ?? []).filter((at) => at > nowMs - this.windowMs);
  }

  private forget(nowMs: number): void {
    for (const [key, times] of this.posts) {
      const stale = (times.at(-1) ?? 0) <= nowMs - this.windowMs;
      if (!stale && this.posts.size <= MAX_SENDERS) return;
      this.posts.delete(key);
    }
  }
}
