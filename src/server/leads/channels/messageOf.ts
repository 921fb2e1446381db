import type { JobRow, DueJob } from "../../database/rows";
import type { LeadRow } from "../lead";
import type { Waiting } from "../store/Waiting";
import type { JobStore } from "../store/JobStore";
import type { LeadRuntime } from "../leadRuntime";
import type { Message } from "./channel";

/** Mail programs cut off what is longer: Gmail at 102 KB. */
const MOST_BYTES = 90_000;
/** What a request of so many characters takes in an email: its facts with their links, and its analysis line by line. */
const bytesFor = (characters: number) => 2800 + 2.5 * characters;

/** Splits what goes into emails, in order, so that each is short enough; one that is too long alone is alone. */
function fitting<T>(all: readonly T[], charactersOf: (one: T) => number): T[][] {
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

/** Leads of each state in a digest, if they fit. */
const IN_DIGEST = 50;

function idOf({ about, event, message_id: messageId, queued_at: at }: JobRow): string {
  if (messageId !== null) return `together.${messageId}`;
  if (event === "lead") return about;
  return event === "held" ? `${about}.held` : `${about}.${event}.${at}`;
}

interface AtHand extends Pick<LeadRuntime, "now" | "wallNow"> {
  jobs: JobStore;
  waiting: Waiting;
  /** Whether people read it: what they could not be told of is named. */
  namesGivenUp: boolean;
}

async function digestOf(day: string, at: number, { waiting: all }: AtHand): Promise<Message | undefined> {
  const waiting = await all.leads(IN_DIGEST);
  // In turns, the oldest of each state first: neither crowds out the other.
  const rank = (lead: LeadRow) => waiting.leads.filter(({ state }) => state === lead.state).indexOf(lead);
  const inTurns = [...waiting.leads].sort((one, other) => rank(one) - rank(other));
  const [named] = fitting(inTurns, ({ content }) => content.length);
  if (!named) return undefined;
  const leads = waiting.leads.filter((lead) => named.includes(lead));
  const others = waiting.others + waiting.leads.length - leads.length;
  return { event: "digest", id: `digest.${day}`, day, waiting: { ...waiting, leads, others }, at };
}

/** The current message about jobs of one event and destination; undefined when there is nothing left to say. */
export async function messageOf(rows: readonly JobRow[], atHand: AtHand): Promise<Message | undefined> {
  const [job] = rows;
  if (!job) return undefined;
  const { about, event, queued_at: queuedAt } = job;
  const at = queuedAt + atHand.wallNow() - atHand.now();
  if (event === "digest") return digestOf(about, at, atHand);
  const leads = await atHand.jobs.leads(
    job,
    rows.map((row) => row.about),
  );
  if (leads.length === 0) return undefined;
  // One that was refused goes out alone: what it names of others may be why.
  const isNew = rows.every(({ refusals }) => refusals === 0);
  return {
    event,
    id: idOf(job),
    leads,
    at,
    givenUp: isNew && atHand.namesGivenUp ? await atHand.waiting.notice() : undefined,
  };
}

/** When more than this many notices of a kind wait for one mailbox, they go out as one message. */
const FEW = 10;

/**
 * Groups due jobs into messages: a few of a kind each on their own, more of them together, as far as they fit. Jobs that were in one message
 * whose fate is unknown stay together, so that the message, sent again, has the same ID.
 */
export function groupIntoMessages(due: readonly DueJob[]): DueJob[][] {
  const groups = new Map<string, DueJob[]>();
  for (const job of due) {
    // One that may have arrived alone is sent again alone.
    const key = `${job.event} ${job.delivered_to} ${job.message_id ?? (job.maybe_delivered === 1 ? job.about : "")}`;
    groups.set(key, [...(groups.get(key) ?? []), job]);
  }
  return [...groups.values()].flatMap((jobs) => {
    if (jobs[0]?.message_id !== null) return [jobs];
    const isGathered = jobs.length > FEW && isAboutLeads(jobs);
    return isGathered ? fitting(jobs, ({ characters }) => characters ?? 0) : jobs.map((job) => [job]);
  });
}

const isAboutLeads = ([first]: readonly JobRow[]) => first !== undefined && first.event !== "digest";
