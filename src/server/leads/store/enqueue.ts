// Creates jobs. Always in the same transaction as the change they announce: no crash leaves one without the other.
import type { Kysely } from "kysely";
import { LOOKUP_REFUSED } from "../../crm/outcome";
import type { Tables } from "../../database/database";
import { type JobChange, type JobEvent, type JobRow, CRM, RESTORED } from "../../database/rows";
import { GIVE_UP_AFTER_MS } from "../lead";
import type { SharedStore } from "./SharedStore";
import { isRecord } from "../../../content/isRecord";
import { listIn } from "../../../content/listIn";

const UNTRIED = {
  lease_by: null,
  attempts: 0,
  refusals: 0,
  rescues: 0,
  maybe_delivered: 0,
  message_id: null,
  delivered_to: "[]",
  last_code: null,
  last_status: null,
  last_message: null,
  attempt_log: "[]",
};

export const newJob = (about: string, destination: string, event: JobEvent, nowMs: number): JobRow => ({
  ...UNTRIED,
  ...{ about, destination, event },
  state: "scheduled",
  run_at: nowMs,
  queued_at: nowMs,
  updated_at: nowMs,
});

export const queuedAgain = (nowMs: number) =>
  ({
    state: "scheduled",
    run_at: nowMs,
    attempts: 0,
    refusals: 0,
    message_id: null,
    queued_at: nowMs,
    updated_at: nowMs,
  }) satisfies JobChange;

/**
 * Queues an event for all destinations that get it. One that is queued already stays as it is, except that a lead which
 * needs a person once more is announced once more.
 */
export async function enqueue(
  db: Kysely<Tables>,
  about: string,
  event: JobEvent,
  destinations: readonly Destination[],
  nowMs: number,
): Promise<void> {
  const jobs = destinations
    .filter(({ events }) => events.includes(event))
    .map(({ name }) => newJob(about, name, event, nowMs));
  if (jobs.length === 0) return;
  await db
    .insertInto("job")
    .values(jobs)
    .onConflict((conflict) => {
      const known = conflict.columns(["about", "destination", "event"]);
      return event === "attention"
        ? known.doUpdateSet({ ...queuedAgain(nowMs), delivered_to: "[]" })
        : known.doNothing();
    })
    .execute();
}

/** Queues a lead for the CRM with a fresh set of attempts. What may have arrived is still asked about first. */
export async function queueForCrm(db: Kysely<Tables>, id: string, nowMs: number): Promise<void> {
  await db
    .insertInto("job")
    .values(newJob(id, CRM, "lead", nowMs))
    .onConflict((conflict) =>
      conflict.columns(["about", "destination", "event"]).doUpdateSet({ ...queuedAgain(nowMs), lease_by: null }),
    )
    .execute();
}

/** Of what could not be looked up: a person wants it sent all the same. */
export async function sendUnasked(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable("job")
    .set({ maybe_delivered: 0 })
    .where("about", "=", id)
    .where("destination", "=", CRM)
    .where("state", "=", "discarded")
    .where("last_code", "=", LOOKUP_REFUSED)
    .execute();
}

// The destinations of jobs, kept in the store for staff tools that are started without the server's settings.
export interface Destination {
  readonly name: string;
  readonly events: readonly JobEvent[];
  /** Tells whether its settings are those of the last start, such as the address. */
  readonly fingerprint?: string;
}

const KEY = "destinations";

/** @returns the names of those whose settings have changed since they were last recorded */
export async function recordDestinations(
  shared: SharedStore,
  destinations: readonly Destination[],
): Promise<readonly string[]> {
  const former = new Map((await readDestinations(shared)).map(({ name, fingerprint }) => [name, fingerprint]));
  const records = destinations.map(({ name, events, fingerprint }) => ({ name, events, fingerprint }));
  await shared.write(KEY, JSON.stringify(records));
  const isChanged = ({ name, fingerprint }: Destination) =>
    former.get(name) !== undefined && former.get(name) !== fingerprint;
  return destinations.filter(isChanged).map(({ name }) => name);
}

/**
 * Makes due what a destination waits for, and what was given up in the last seven days: its settings have been corrected.
 * What may have gone out before a restore stays a person's decision.
 */
export async function hearAtOnce(db: Kysely<Tables>, destination: string, nowMs: number): Promise<void> {
  await db
    .updateTable("job")
    .set({ run_at: nowMs })
    .where("destination", "=", destination)
    .where("state", "=", "scheduled")
    .where("run_at", ">", nowMs)
    .execute();
  await db
    .updateTable("job")
    .set(queuedAgain(nowMs))
    .where("destination", "=", destination)
    .where("state", "=", "discarded")
    .where("updated_at", ">", nowMs - GIVE_UP_AFTER_MS)
    .where((eb) => eb.or([eb("last_code", "is", null), eb("last_code", "!=", RESTORED)]))
    .execute();
}

const isDestination = (value: unknown): value is Destination =>
  isRecord(value) &&
  typeof value.name === "string" &&
  Array.isArray(value.events) &&
  (value.fingerprint === undefined || typeof value.fingerprint === "string");

export const readDestinations = async (shared: SharedStore): Promise<readonly Destination[]> =>
  listIn((await shared.read(KEY)) ?? "[]", isDestination);

export const serverHasCrm = async (shared: SharedStore): Promise<boolean> =>
  (await readDestinations(shared)).some(({ name }) => name === CRM);
