// Notices when more posts are turned away or held than usual: somebody should look, whatever the reason.
import { HOUR_MS } from "../durations";
import { REASONS, type HealthReason } from "../http/healthReasons";

type PostOutcome = "accepted" | "held";

/** In an hour; fewer happen on any site. */
const MOST_REFUSED = 20;
const MOST_HELD = 10;
/** Of the requests of an hour, the share that may be held. */
const MOST_HELD_SHARE = 0.5;

export class PostWatch {
  private posts: { at: number; fate: PostOutcome }[] = [];
  /** Only as many as make a flood: a flood must not fill the memory. */
  private refused: readonly { at: number; source: string }[] = [];
  private aboveCeilingAt = -Infinity;

  /** @param monotonicNow milliseconds on a clock that is never set */
  constructor(private readonly monotonicNow: () => number) {}

  count(fate: PostOutcome): void {
    this.posts.push({ at: this.monotonicNow(), fate });
  }

  /** @param source the sender's pseudonym */
  countRefused(source: string): void {
    this.refused = [...this.refused, { at: this.monotonicNow(), source }].slice(-MOST_REFUSED - 1);
  }

  noteCeiling(): void {
    this.aboveCeilingAt = this.monotonicNow();
  }

  private get since(): number {
    return this.monotonicNow() - HOUR_MS;
  }

  /** Who was refused in the last hour, by the pseudonym in the log. */
  sources(): string[] {
    return [...new Set(this.refused.filter(({ at }) => at > this.since).map(({ source }) => source))];
  }

  /** What somebody should look at in the last hour. */
  reasons(): HealthReason[] {
    this.posts = this.posts.filter(({ at }) => at > this.since);
    const refused = this.refused.filter(({ at }) => at > this.since).length;
    const number = (wanted: PostOutcome) => this.posts.filter(({ fate }) => fate === wanted).length;
    const [accepted, held] = [number("accepted"), number("held")];
    return [
      ...(refused > MOST_REFUSED ? [REASONS.flood] : []),
      ...(held > MOST_HELD && held > (accepted + held) * MOST_HELD_SHARE ? [REASONS.held] : []),
      ...(this.aboveCeilingAt > this.since ? [REASONS.aboveCeiling] : []),
    ];
  }
}
