// What staff must know about the site itself. Each is announced once a day, and shown by the health report.
import { dayOf, HOUR_MS } from "../durations";
import type { LeadLog } from "./leadRuntime";
import type { JobStore } from "./store/JobStore";
import type { StaffMailText } from "../../content/texts/texts";

export type AlarmKind = keyof StaffMailText["alarms"];

const WORDS: Record<AlarmKind, string> = {
  flood: "more posts than usual are rejected or held",
  held: "more posts than usual are rejected or held",
};

export class Alarms {
  private readonly raised = new Set<string>();

  constructor(
    private readonly jobs: Pick<JobStore, "enqueue">,
    private readonly log: LeadLog,
  ) {}

  async raise(kind: AlarmKind, nowMs: number): Promise<void> {
    const about = `${kind}.${dayOf(nowMs)}`;
    if (this.raised.has(about)) return;
    await this.jobs.enqueue(about, "alarm", nowMs);
    this.raised.add(about);
    this.log.warn({ alarm: kind }, WORDS[kind]);
  }
}

const isKind = (name: string): name is AlarmKind => Object.hasOwn(WORDS, name);

export function alarmKind(about: string): AlarmKind | undefined {
  const [name = ""] = about.split(".");
  return isKind(name) ? name : undefined;
}

// Notices when more posts are turned away or held than usual: somebody should look, whatever the reason.
export type PostOutcome = "accepted" | "held" | "refused";

/** In an hour; fewer happen on any site. */
const MOST_REFUSED = 20;
const MOST_HELD = 10;
/** Of the requests of an hour, the share that may be held. */
const MOST_HELD_SHARE = 0.5;

/** What health says while an alarm lasts. */
const REASONS: Record<AlarmKind, string> = {
  flood: "posts are being rejected as a flood (429)",
  held: "more posts are held than usual",
};

const ABOVE_CEILING = "more posts arrive than the ceiling for everybody: the others are held";

export class PostWatch {
  private posts: { at: number; fate: Exclude<PostOutcome, "refused"> }[] = [];
  /** Only as many as make an alarm: a flood must not fill the memory. */
  private refused: readonly { at: number; source: string }[] = [];
  private aboveCeilingAt = -Infinity;

  /** @param monotonicNow milliseconds on a clock that is never set */
  constructor(private readonly monotonicNow: () => number) {}

  count(fate: Exclude<PostOutcome, "refused">): void {
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

  /** The alarms that apply to the last hour. */
  alarms(): AlarmKind[] {
    this.posts = this.posts.filter(({ at }) => at > this.since);
    const refused = this.refused.filter(({ at }) => at > this.since).length;
    const number = (wanted: PostOutcome) => this.posts.filter(({ fate }) => fate === wanted).length;
    const [accepted, held] = [number("accepted"), number("held")];
    return [
      ...(refused > MOST_REFUSED ? (["flood"] as const) : []),
      ...(held > MOST_HELD && held > (accepted + held) * MOST_HELD_SHARE ? (["held"] as const) : []),
    ];
  }

  /** The same in words, for the health report. */
  reasons(): string[] {
    const ceiling = this.aboveCeilingAt > this.since ? [ABOVE_CEILING] : [];
    return [...this.alarms().map((alarm) => REASONS[alarm]), ...ceiling];
  }
}
