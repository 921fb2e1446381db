// Post limits per sender: above the first limit posts are held for a person, above the second rejected.
import { outerNetOf, senderOf, sourceOf } from "../../addressKeys";
import { RateLimit, TEN_MINUTES_MS } from "../../RateLimit";
import type { SharedStore } from "../store/SharedStore";

const HOUR_MS = 60 * 60_000;
/** An IPv6 /48 holds many customers, or one who changes /64 with each post. */
const OUTER_NETS = 4;
/** All senders together may post this many times as much as one. */
const WHOLE_STORE = 10;

export interface PostLimitSettings {
  /** Posts per sender in ten minutes before further ones are held; 0 = no limit. */
  rateLimit: number;
  /** Posts per sender in an hour before further ones are rejected; 0 = no limit. */
  floodLimit: number;
}

interface PostLimitsParts {
  /** Where servers that share a store keep their common counts; absent for a single server. */
  shared: SharedStore | undefined;
  /** Key for pseudonymizing addresses; the same on all servers of a store. */
  sourceKey(): string;
  now(): number;
  monotonicNow(): number;
}

export class PostLimits {
  private readonly floods: RateLimit[];
  private readonly rates: RateLimit[];

  constructor(
    private readonly settings: PostLimitSettings,
    private readonly parts: PostLimitsParts,
  ) {
    const { rateLimit, floodLimit } = settings;
    const limit = (posts: number, windowMs: number, keyOf: (address: string) => string) =>
      new RateLimit(posts, parts.monotonicNow, windowMs, keyOf);
    const outer = (address: string) => outerNetOf(address) ?? senderOf(address);
    this.floods = [
      limit(floodLimit, HOUR_MS, senderOf),
      limit(floodLimit * OUTER_NETS, HOUR_MS, outer),
      limit(floodLimit * WHOLE_STORE, HOUR_MS, () => "all"),
    ];
    this.rates = [limit(rateLimit, TEN_MINUTES_MS, senderOf), limit(rateLimit * OUTER_NETS, TEN_MINUTES_MS, outer)];
  }

  /** The sender's pseudonym for the log. */
  sourceOf(address: string): string {
    return sourceOf(address, this.parts.sourceKey());
  }

  /** Counts a post. Returns 0 if it is not a flood, otherwise the seconds to wait. */
  flood(address: string): number {
    return Math.max(...this.floods.map((limit) => limit.take(address)));
  }

  /** Counts a post about to be stored. True when the sender has made so many that a person has to look. */
  async isOneOfMany(address: string): Promise<boolean> {
    const tooMany = Math.max(...this.rates.map((limit) => limit.take(address))) > 0;
    const { rateLimit } = this.settings;
    const { shared, now } = this.parts;
    if (tooMany || rateLimit === 0 || !shared) return tooMany;
    const window = Math.floor(now() / TEN_MINUTES_MS);
    const key = `posts-${this.sourceOf(address)}-${window}`;
    return (await shared.increment(key, (window + 1) * TEN_MINUTES_MS)) > rateLimit;
  }

  /** Uncounts the last post: nothing was stored for it. */
  giveBack(address: string): void {
    for (const limit of [...this.floods, ...this.rates]) limit.giveBack(address);
  }
}
