// What staff must know about the site itself. Each is announced once a day, and shown by the health report.
import { DAY_MS } from "../durations";
import type { JobEvent } from "./delivery/job";
import type { StaffMailText } from "../../content/texts/staffMail";

export type AlarmKind = keyof StaffMailText["alarms"];

interface Queue {
  enqueue(about: string, event: JobEvent, nowMs: number): Promise<void>;
}

/** Queues an alarm, unless the day's has been. */
export const raiseAlarm = (jobs: Queue, kind: AlarmKind, nowMs: number): Promise<void> =>
  jobs.enqueue(`${kind}.${new Date(Math.floor(nowMs / DAY_MS) * DAY_MS).toISOString().slice(0, 10)}`, "alarm", nowMs);

/** The kind of an alarm that `raiseAlarm` queued. */
export const alarmKind = (about: string) => about.split(".")[0] as AlarmKind;
