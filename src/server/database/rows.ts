// A job: one thing that one destination has to get: the CRM, staff by email, a webhook. What the settings say of it
// is read when it is sent: a corrected address hears of what waited.
import { listIn } from "../../content/listIn";

/**
 * `lead` a request arrived · `analysis` its visitor has added one · `held` it needs a decision · `attention` the CRM could not take it · `digest` everything that
 * needs a person, once a day.
 */
export type JobEvent = "lead" | "analysis" | "held" | "attention" | "digest";

export const LEAD_EVENTS = ["lead", "analysis", "held", "attention"] as const satisfies readonly JobEvent[];

/**
 * `scheduled` waits for its time · `running` leased by a server · `completed` · `discarded` given up: needs a person ·
 * `cancelled` nothing is left to send.
 */
export type JobState = "scheduled" | "running" | "completed" | "discarded" | "cancelled";

export const CRM = "crm";

/** The code of a notification that is not sent by itself: it may have gone out before the store was put back. */
export const RESTORED = "RESTORED";

/**
 * `sending` an attempt is in progress (never stored: its job to the CRM is running) · `pending` waiting for its next attempt · `delivered` the
 * CRM said SUCCESS · `stored` in the local inbox, because no CRM is configured · `attention` a person has to look ·
 * `held` looks like spam · `closed` never to be sent: staff handled it themselves, or erased it.
 */
export const LEAD_STATES = ["pending", "sending", "attention", "held", "stored", "delivered", "closed"] as const;

export type LeadState = (typeof LEAD_STATES)[number];

/** A row of the table `lead`. Times are milliseconds since 1970, by the store's clock. */
export interface StoredLead {
  /** Sorts by time (UUID version 7); also the lead's reference in the CRM. */
  id: string;
  idempotency_key: string;
  content_hash: string;
  /** `LeadContent` as JSON; empty once the personal data has been erased. */
  content: string;
  /** How often its visitor has added something: the CRM has to get it again. */
  revision: number;
  state: LeadState;
  /** When it entered the queue: accepted, released, or requeued by staff. */
  queued_at: number;
  crm_id: string | null;
  /** 1 when the CRM had its contact before: anybody can type an address, so that contact's data stays as it is. */
  is_known: number;
  hold_reasons: string;
  /** `Decision[]` as JSON: who has decided what by a link in an email. */
  decisions: string;
  /** When it arrived, as people read it; all other times are for order. */
  created_at: number;
  updated_at: number;
  delivered_at: number | null;
  redacted_at: number | null;
  request_id: string | null;
}

/** A row of the table `job`. Times are milliseconds since 1970, by the store's clock. */
export interface JobRow {
  /** The lead's ID, or the day of a digest. */
  about: string;
  destination: string;
  event: JobEvent;
  state: JobState;
  run_at: number | null;
  lease_by: string | null;
  /** Attempts with a result: a verdict on this job, or a transient failure. */
  attempts: number;
  refusals: number;
  /** How often its server died in the middle of an attempt. */
  rescues: number;
  /** 1 when an attempt may have arrived whose answer was lost. */
  maybe_delivered: number;
  /** Names the message that it goes out in together with others, until that has certainly failed. */
  message_id: string | null;
  /** The addresses that have taken it, as a JSON list: a destination may have several, and what they are may change. */
  delivered_to: string;
  last_code: string | null;
  last_status: number | null;
  last_message: string | null;
  /** `AttemptRecord[]` as JSON, the last twenty. */
  attempt_log: string;
  queued_at: number;
  updated_at: number;
}

/** A job that is due, and how long the request is that it is about. */
export type DueJob = JobRow & { characters?: number | null };

export type JobKey = Pick<JobRow, "about" | "destination" | "event">;

export type JobChange = Partial<Omit<JobRow, keyof JobKey>>;

/** A row of the table `server`: the registration of a server, which its leases belong to. */
export interface ServerRow {
  id: string;
  seen_at: number;
}

const isText = (value: unknown): value is string => typeof value === "string";

export const deliveredTo = ({ delivered_to: notified }: Pick<JobRow, "delivered_to">): string[] =>
  listIn(notified, isText);
