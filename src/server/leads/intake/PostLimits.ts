// Post limits per sender: above the first, a post needs only one more sign of spam to be held for a person; above the
// second, it is rejected.
import { HOUR_MS, MINUTE_MS } from "../../durations";
import { outerNetOf, senderOf, sourceOf } from "../../http/addressKeys";
import { RateLimit } from "../../http/RateLimit";
import type { SharedStore } from "../store/SharedStore";

const FLOOD_WINDOW_MS = HOUR_MS;
const RATE_WINDOW_MS = 10 * MINUTE_MS;

interface Scope {
  keyOf(address: string): string;
  /** How many times as much as one sender may post. */
  times: number;
}

const SENDER: Scope = { keyOf: senderOf, times: 1 };
/** An IPv6 /48 holds many customers, or one who changes /64 with each post. */
const OUTER_NET: Scope = { keyOf: (address) => outerNetOf(address) ?? senderOf(address), times: 4 };
const EVERYBODY: Scope = { keyOf: () => "everybody", times: 10 };
const FLOOD_SCOPES = [SENDER, OUTER_NET, EVERYBODY];
const RATE_SCOPES = [SENDER, OUTER_NET];

export interface PostLimitSettings {
  /** Posts per sender in ten minutes before further ones count as a sign of spam; 0 = no limit. */
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

/** A limit that all servers of a store count together. */
interface SharedLimit {
  scopes: readonly Scope[];
  /** Posts per sender in the window. */
  limit: number;
  windowMs: number;
}

/** A post being counted. */
interface CountedPost {
  address: string;
  /** The limits that have counted it: those that rejected it have not. */
  by: RateLimit[];
  /** The counts it is part of in the store. */
  shared: string[];
}

export class PostLimits {
  private readonly invalid: RateLimit;
  private readonly floods: RateLimit[];
  private readonly rates: RateLimit[];

  constructor(
    private readonly settings: PostLimitSettings,
    private readonly parts: PostLimitsParts,
  ) {
    const { rateLimit, floodLimit } = settings;
    const limits = (posts: number, windowMs: number, scopes: readonly Scope[]) =>
      scopes.map(({ keyOf, times }) => new RateLimit(posts * times, parts.monotonicNow, windowMs, keyOf));
    this.invalid = new RateLimit(floodLimit, parts.monotonicNow, FLOOD_WINDOW_MS);
    this.floods = limits(floodLimit, FLOOD_WINDOW_MS, FLOOD_SCOPES);
    this.rates = limits(rateLimit, RATE_WINDOW_MS, RATE_SCOPES);
  }

  /** The sender's pseudonym for the log. */
  sourceOf(address: string): string {
    return sourceOf(address, this.parts.sourceKey());
  }

  /** A post not counted yet. */
  postFrom(address: string): CountedPost {
    return { address, by: [], shared: [] };
  }

  /** Counts a post that cannot be stored, by its sender alone: it must not use up anybody else's. Returns like `flood`. */
  takeInvalid(address: string): number {
    return this.invalid.take(address);
  }

  /** Counts a post about to be stored. Returns 0 if it is not a flood, otherwise the seconds to wait. */
  flood(post: CountedPost): number {
    const waitSeconds = this.take(this.floods, post);
    // A post that one limit rejects must not fill those of others.
    if (waitSeconds > 0) for (const limit of post.by.splice(0)) limit.giveBack(post.address);
    return waitSeconds;
  }

  private take(limits: readonly RateLimit[], { address, by }: CountedPost): number {
    const waits = limits.map((limit) => {
      const waitSeconds = limit.take(address);
      if (waitSeconds === 0) by.push(limit);
      return waitSeconds;
    });
    return Math.max(...waits);
  }

  /** Counts a post about to be stored on all servers of the store; returns like `flood`. */
  sharedFlood(post: CountedPost): Promise<number> {
    return this.takeShared("flood", post, {
      scopes: FLOOD_SCOPES,
      limit: this.settings.floodLimit,
      windowMs: FLOOD_WINDOW_MS,
    });
  }

  /** Counts a post about to be stored. True when the sender has made so many that it is a sign of spam. */
  async isOneOfMany(post: CountedPost): Promise<boolean> {
    if (this.take(this.rates, post) > 0) return true;
    const shared = { scopes: RATE_SCOPES, limit: this.settings.rateLimit, windowMs: RATE_WINDOW_MS };
    return (await this.takeShared("posts", post, shared)) > 0;
  }

  /** Counts in fixed windows, in the store; like `RateLimit.take`. */
  private async takeShared(name: string, post: CountedPost, { scopes, limit, windowMs }: SharedLimit): Promise<number> {
    const { shared, now } = this.parts;
    if (limit === 0 || !shared) return 0;
    const nowMs = now();
    const window = Math.floor(nowMs / windowMs);
    const endMs = (window + 1) * windowMs;
    // The sender's own limit comes first: what it rejects must not fill those of others.
    for (const { keyOf, times } of scopes) {
      const key = `${name}-${times}-${this.sourceOf(keyOf(post.address))}-${window}`;
      const count = await shared.increment(key, endMs);
      post.shared.push(key);
      if (count > limit * times) return Math.ceil((endMs - nowMs) / 1000);
    }
    return 0;
  }

  /** Uncounts a post: nothing was stored for it. */
  async giveBack({ address, by, shared }: CountedPost): Promise<void> {
    for (const limit of by.splice(0)) limit.giveBack(address);
    for (const key of shared.splice(0)) await this.parts.shared?.decrement(key);
  }
}
