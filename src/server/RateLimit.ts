// Posts per address in ten minutes, counted in this process's memory: a flood never reaches the disk and no address is
// ever stored. With several servers each counts for itself, so an address gets at most its limit times the servers.
import { isIPv6 } from "node:net";

const WINDOW_MS = 10 * 60_000;
const MAX_ADDRESSES = 20_000;

// A customer with IPv6 has a whole /64 to post from; IPv4 written as IPv6 is one address.
function subnetOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

export class RateLimit {
  // Oldest first: addresses move to the end with each post.
  private readonly posts = new Map<string, number[]>();

  constructor(
    /** Posts in ten minutes; 0 = no limit. */
    private readonly limit: number,
    private readonly now: () => number,
  ) {}

  /** Counts a post. Returns 0 when it may pass, else the seconds until the next one may. */
  take(address: string): number {
    if (this.limit === 0) return 0;
    const key = subnetOf(address);
    const nowMs = this.now();
    const recent = (this.posts.get(key) ?? []).filter((at) => at > nowMs - WINDOW_MS);
    const [oldest] = recent;
    const refused = oldest !== undefined && recent.length >= this.limit;
    if (!refused) recent.push(nowMs);
    this.posts.delete(key);
    this.posts.set(key, recent);
    this.forget(nowMs);
    return refused ? Math.max(1, Math.ceil((oldest + WINDOW_MS - nowMs) / 1000)) : 0;
  }

  /** Takes the last post back: it could not be stored, or there was nothing to store. */
  giveBack(address: string): void {
    this.posts.get(subnetOf(address))?.pop();
  }

  private forget(nowMs: number): void {
    for (const [key, times] of this.posts) {
      const stale = (times.at(-1) ?? 0) <= nowMs - WINDOW_MS;
      if (!stale && this.posts.size <= MAX_ADDRESSES) return;
      this.posts.delete(key);
    }
  }
}
