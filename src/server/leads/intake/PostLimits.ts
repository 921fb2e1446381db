// Limits on posts. A sender above its own is refused, or held if there is another sign of spam; above the ceiling for
// everybody, posts are held for a person, never refused: nobody is shut out by others.
import { HOUR_MS, MINUTE_MS } from "../../durations";
import { outerNetOf, senderOf, sourceOf } from "../../http/addressKeys";
import { RateLimit } from "../../http/RateLimit";
import type { SharedStore } from "../store/SharedStore";

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

type Effect = "refused" | "oneOfMany" | "aboveCeiling";

interface Limit {
  name: string;
  effect: Effect;
  most: number;
  windowMs: number;
  keyOf(address: string): string;
  own: RateLimit;
}

/** An IPv6 /48 holds many customers, or one who changes /64 with each post. */
const netOf = (address: string) => outerNetOf(address) ?? senderOf(address);
const NET_TIMES = 4;
/** The ceiling is that of so many senders. */
const EVERYBODY_TIMES = 10;

export interface CountedPost {
  address: string;
  waitSeconds: number;
  isOneOfMany: boolean;
  isAboveCeiling: boolean;
  /** The limits that have counted it, and the keys in the store: those that it is above have not. */
  by: readonly Limit[];
  shared: readonly { limit: Limit; key: string }[];
}

export class PostLimits {
  private readonly invalid: RateLimit;
  private readonly limits: readonly Limit[];

  constructor(
    { rateLimit, floodLimit }: PostLimitSettings,
    private readonly parts: PostLimitsParts,
  ) {
    const limit = (name: string, effect: Effect, most: number, windowMs: number, keyOf: Limit["keyOf"]): Limit => ({
      ...{ name, effect, most, windowMs, keyOf },
      own: new RateLimit(most, parts.monotonicNow, windowMs, keyOf),
    });
    this.limits = [
      limit("flood", "refused", floodLimit, HOUR_MS, senderOf),
      limit("flood-net", "refused", floodLimit * NET_TIMES, HOUR_MS, netOf),
      limit("posts", "oneOfMany", rateLimit, 10 * MINUTE_MS, senderOf),
      limit("posts-net", "oneOfMany", rateLimit * NET_TIMES, 10 * MINUTE_MS, netOf),
      limit("ceiling", "aboveCeiling", floodLimit * EVERYBODY_TIMES, HOUR_MS, () => "everybody"),
    ].filter(({ most }) => most > 0);
    this.invalid = new RateLimit(floodLimit, parts.monotonicNow, HOUR_MS);
  }

  sourceOf(address: string): string {
    return sourceOf(address, this.parts.sourceKey());
  }

  /** Before a post is read: the seconds until this sender may post again, as far as this server knows; 0 = now. */
  waitOf(address: string): number {
    const refusing = this.limits.filter(({ effect }) => effect === "refused").map(({ own }) => own);
    return Math.max(...[this.invalid, ...refusing].map((limit) => limit.waitOf(address)));
  }

  /** Counts a post that cannot be stored, by its sender alone: it must not use up anybody else's. */
  countInvalid(address: string): void {
    this.invalid.take(address);
  }

  async count(address: string): Promise<CountedPost> {
    const own = this.countHere(address);
    if (own.waitSeconds > 0 || !this.parts.shared) return own;
    return this.countShared(own, this.parts.shared);
  }

  private countHere(address: string): CountedPost {
    const waits = this.limits.map((limit) => ({ limit, seconds: limit.own.take(address) }));
    const over = (effect: Effect) =>
      Math.max(0, ...waits.filter(({ limit }) => limit.effect === effect).map(({ seconds }) => seconds));
    const post = {
      address,
      waitSeconds: over("refused"),
      isOneOfMany: over("oneOfMany") > 0,
      isAboveCeiling: over("aboveCeiling") > 0,
      by: waits.filter(({ seconds }) => seconds === 0).map(({ limit }) => limit),
      shared: [],
    };
    // A post that one limit rejects must not fill the others.
    if (post.waitSeconds > 0) for (const limit of post.by) limit.own.giveBack(address);
    return post;
  }

  private async countShared(post: CountedPost, store: SharedStore): Promise<CountedPost> {
    const nowMs = this.parts.now();
    const counts = this.limits.map((limit) => {
      const window = Math.floor(nowMs / limit.windowMs);
      const source = this.sourceOf(limit.keyOf(post.address));
      return { limit, key: `${limit.name}-${source}-${window}`, endMs: (window + 1) * limit.windowMs };
    });
    const values = await store.increment(counts.map(({ key, endMs }) => ({ key, untilMs: endMs })));
    const over = counts.filter(({ key, limit }) => (values.get(key) ?? 0) > limit.most);
    const refusing = over.filter(({ limit }) => limit.effect === "refused").map(({ endMs }) => endMs - nowMs);
    const counted = {
      ...post,
      waitSeconds: Math.ceil(Math.max(0, ...refusing) / 1000),
      isOneOfMany: post.isOneOfMany || over.some(({ limit }) => limit.effect === "oneOfMany"),
      isAboveCeiling: post.isAboveCeiling || over.some(({ limit }) => limit.effect === "aboveCeiling"),
      shared: counts,
    };
    if (counted.waitSeconds > 0) await this.giveBack(counted);
    return counted;
  }

  giveBack(post: CountedPost): Promise<void> {
    return this.uncount(post, () => true);
  }

  /** A held post uses up its sender's room, and nobody else's. */
  giveBackCommon(post: CountedPost): Promise<void> {
    return this.uncount(post, ({ effect }) => effect === "aboveCeiling");
  }

  private async uncount({ address, by, shared }: CountedPost, isMeant: (limit: Limit) => boolean): Promise<void> {
    for (const limit of by.filter(isMeant)) limit.own.giveBack(address);
    const keys = shared.filter(({ limit }) => isMeant(limit)).map(({ key }) => key);
    if (keys.length > 0) await this.parts.shared?.decrement(keys);
  }
}
