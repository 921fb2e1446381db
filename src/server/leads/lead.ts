import type { SentValues } from "../../contact/fields/contactFields";
import type { Language } from "../../i18n/languages";

/**
 * `sending` a try is under way (until its lease ends) · `pending` waits for its next try · `delivered` the CRM said SUCCESS ·
 * `stored` in the local inbox, because no CRM is configured · `attention` a person has to look · `held` looks like spam ·
 * `closed` never to be sent: staff have handled it themselves, or erased it.
 */
export const LEAD_STATES = ["pending", "sending", "attention", "held", "stored", "delivered", "closed"] as const;

export type LeadState = (typeof LEAD_STATES)[number];

/** Delivered and closed leads keep their personal data this long, held ones as long as LEADS_HELD_DAYS says, all others until a person decides. */
export const RETENTION_DAYS = 30;

/** So long before held leads expire staff are told. */
export const HELD_NOTICE_DAYS = 7;

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What the visitor sent, as it was accepted. */
export interface LeadContent {
  values: SentValues;
  language?: Language;
  page?: string;
  /** Inputs and results of the calculator. */
  calculation?: Json;
}

/** One finished try, free of personal data. */
export interface AttemptRecord {
  /** When it began, in milliseconds since 1970. */
  at: number;
  /** How long it took. */
  ms: number;
  code: string;
  status: number | null;
}

/** A row of the table `lead`. Times are milliseconds since 1970. */
export interface LeadRow {
  /** Sorts by time (UUID version 7); also the lead's reference in the CRM. */
  id: string;
  idempotency_key: string;
  content_hash: string;
  /** `LeadContent` as JSON; empty once the personal data has been erased. */
  content: string;
  state: LeadState;
  /** When the next try is due; while `sending`, when the lease ends; null when the lead is not in the queue. */
  next_at: number | null;
  lease_by: string | null;
  /** Tries that said something: about this lead, or transient failures. */
  attempts: number;
  /** Refusals that were about this lead. */
  refusals: number;
  /** When it came into the queue: accepted, released, or put back by staff. */
  queued_at: number;
  /** 1 when the CRM may have this lead already. */
  ambiguous: number;
  crm_id: string | null;
  last_code: string | null;
  last_status: number | null;
  /** The specification's error text of the last failure, at most 200 characters. */
  last_message: string | null;
  /** `AttemptRecord[]` as JSON, the last twenty. */
  attempt_log: string;
  /** Why it is held; empty when it is not. */
  hold_reasons: string;
  /** The earlier lead of the same visitor that this one adds an analysis to; null for most. */
  follows: string | null;
  created_at: number;
  updated_at: number;
  delivered_at: number | null;
  /** When its personal data was erased. */
  redacted_at: number | null;
}

/** The accepted content of a lead; undefined once its personal data has been erased. */
export const leadContent = (lead: Pick<LeadRow, "content">): LeadContent | undefined =>
  lead.content === "" ? undefined : (JSON.parse(lead.content) as LeadContent);
