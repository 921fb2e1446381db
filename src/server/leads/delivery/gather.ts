import type { DueJob, JobRow } from "./job";

/** When more than this many notices of a kind wait for one mailbox, they go out as one message. */
const FEW = 10;

/** Mail programs cut off what is longer: Gmail at 102 KB. */
const MOST_BYTES = 90_000;
/** What a request of so many characters takes in an email: its facts with their links, and its analysis line by line. */
const bytesFor = (characters: number) => 2800 + 2.5 * characters;

/** Splits what goes into emails, in order, so that each is short enough; one that is too long alone is alone. */
export function fitting<T>(all: readonly T[], charactersOf: (one: T) => number): T[][] {
  const parts: T[][] = [];
  let left = 0;
  for (const one of all) {
    const bytes = bytesFor(charactersOf(one));
    const part = bytes <= left ? parts.at(-1) : undefined;
    if (part) part.push(one);
    else parts.push([one]);
    left = (part ? left : MOST_BYTES) - bytes;
  }
  return parts;
}

/**
 * Groups due jobs into messages: a few of a kind each on their own, more of them together, as far as they fit. Jobs that were in one message
 * whose fate is unknown stay together, so that the message, sent again, has the same ID.
 */
export function gather(due: readonly DueJob[]): DueJob[][] {
  const groups = new Map<string, DueJob[]>();
  for (const job of due) {
    // One that may have arrived alone is sent again alone.
    const key = `${job.event} ${job.told} ${job.batch ?? (job.unsure === 1 ? job.about : "")}`;
    groups.set(key, [...(groups.get(key) ?? []), job]);
  }
  return [...groups.values()].flatMap((jobs) => {
    if (jobs[0]?.batch !== null) return [jobs];
    const isGathered = jobs.length > FEW && isAboutLeads(jobs);
    return isGathered ? fitting(jobs, ({ characters }) => characters ?? 0) : jobs.map((job) => [job]);
  });
}

const isAboutLeads = ([first]: readonly JobRow[]) => first !== undefined && !["digest", "alarm"].includes(first.event);
