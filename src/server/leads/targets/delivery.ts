// What is told to whom, beside the CRM: one row for each piece of news and each target.

/**
 * `lead` a request has come · `held` it waits for a decision · `attention` it could not be delivered · `digest` all that
 * waits for a person, once a day.
 */
export type NewsEvent = "lead" | "held" | "attention" | "digest";

/** `skipped` there was too much of it at once, or nothing left to tell: the digest tells of what still waits. */
export type DeliveryState = "pending" | "sending" | "done" | "failed" | "skipped";

/** A row of the table `delivery`. Times are milliseconds since 1970. */
export interface DeliveryRow {
  /** The lead's id, or the day of a digest. */
  about: string;
  /** The name of the target. */
  target: string;
  event: NewsEvent;
  state: DeliveryState;
  attempts: number;
  /** When the next try is due; while `sending`, when the lease ends; null when nothing is to be done. */
  next_at: number | null;
  lease_by: string | null;
  last_code: string | null;
  queued_at: number;
  updated_at: number;
}

/** A row of the table `staff_action`: what somebody decided by a link in a mail. */
export interface ActionRow {
  /** A digest of the link's signature: one link, one action. */
  id: string;
  lead_id: string;
  action: string;
  /** The address that the link was mailed to. */
  mailed_to: string;
  taken_at: number;
}
