import { fitting } from "../targets/messageOf";
import type { DueJob, JobRow } from "../../database/rows";

/** When more than this many notices of a kind wait for one mailbox, they go out as one message. */
const FEW = 10;

/**
 * Groups due jobs into messages: a few of a kind each on their own, more of them together, as far as they fit. Jobs that were in one message
 * whose fate is unknown stay together, so that the message, sent again, has the same ID.
 */
export function gather(due: readonly DueJob[]): DueJob[][] {
  const groups = new Map<string, DueJob[]>();
  for (const job of due) {
    // One that may have arrived alone is sent again alone.
    const key = `${job.event} ${job.notified} ${job.batch ?? (job.unsure === 1 ? job.about : "")}`;
    groups.set(key, [...(groups.get(key) ?? []), job]);
  }
  return [...groups.values()].flatMap((jobs) => {
    if (jobs[0]?.batch !== null) return [jobs];
    const isGathered = jobs.length > FEW && isAboutLeads(jobs);
    return isGathered ? fitting(jobs, ({ characters }) => characters ?? 0) : jobs.map((job) => [job]);
  });
}

const isAboutLeads = ([first]: readonly JobRow[]) => first !== undefined && !["digest", "alarm"].includes(first.event);
