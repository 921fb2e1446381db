// Notices when more posts are turned away or held than usual: somebody should look, whatever the reason.
import { HOUR_MS } from "../../durations";
import type { AlarmKind } from "../alarms";

export type PostFate = "accepted" | "held" | "refused";

/** In an hour; fewer happen on any site. */
const MOST_REFUSED = 20;
const MOST_HELD = 10;
/** Of the requests of an hour, the share that may be held. */
const MOST_HELD_SHARE = 0.5;

/** What health says while an alarm lasts. */
const REASONS: Record<Exclude<AlarmKind, "replaced">, string> = {
  flood: "posts are being rejected as a flood (429)",
  held: "more posts are held than usual",
};

export class PostWatch {
  private posts: { at: number; fate: Exclude<PostFate, "refused"> }[] = [];
  /** Only as many as make an alarm: a flood must not fill the memory. */
  private refusedAt: readonly number[] = [];

  /** @param monotonicNow milliseconds on a clock that is never set */
  constructor(private readonly monotonicNow: () => number) {}

  count(fate: PostFate): void {
    const at = this.monotonicNow();
    if (fate === "refused") this.refusedAt = [...this.refusedAt, at].slice(-MOST_REFUSED - 1);
    else this.posts.push({ at, fate });
  }

  /** The alarms that apply to the last hour. */
  alarms(): (keyof typeof REASONS)[] {
    const since = this.monotonicNow() - HOUR_MS;
    this.posts = this.posts.filter(({ at }) => at > since);
    const refused = this.refusedAt.filter((at) => at > since).length;
    const number = (wanted: PostFate) => this.posts.filter(({ fate }) => fate === wanted).length;
    const [accepted, held] = [number("accepted"), number("held")];
    return [
      ...(refused > MOST_REFUSED ? (["flood"] as const) : []),
      ...(held > MOST_HELD && held > (accepted + held) * MOST_HELD_SHARE ? (["held"] as const) : []),
    ];
  }

  /** The same in words, for the health report. */
  reasons(): string[] {
    return this.alarms().map((alarm) => REASONS[alarm]);
  }
}
