// What staff must know about the site itself. Each is announced once a day, and shown by the health report.
import { dayOf } from "../durations";
import type { LeadLog } from "./leadRuntime";
import type { JobStore } from "./store/JobStore";
import type { StaffMailText } from "../../content/texts/staffMail";

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
