// Who is notified of what, besides the CRM: one row per notification and target.

/**
 * `lead` a request arrived · `held` it needs a decision · `attention` it could not be delivered · `digest` everything
 * that needs a person, once a day.
 */
export type NewsEvent = "lead" | "held" | "attention" | "digest";

/** The target that stands for all visitors who get a copy; every other one is staff. */
export const VISITORS = "visitor";

/** `skipped` too many at once, or nothing left to tell: the digest covers what is still waiting. */
export type NotificationState = "pending" | "sending" | "done" | "failed" | "skipped";

/** One notification of one target: a row of the table `delivery`. Times are milliseconds since 1970. */
export interface NotificationRow {
  /** The lead's ID, or the day of a digest. */
  about: string;
  /** The target's name. */
  target: string;
  event: NewsEvent;
  state: NotificationState;
  attempts: number;
  /** When the next attempt is due; while `sending`, when the lease ends; null when nothing is left to do. */
  next_at: number | null;
  lease_by: string | null;
  last_code: string | null;
  queued_at: number;
  updated_at: number;
}

/** A row of the table `staff_action`: a decision made through an email link. */
export interface ActionRow {
  /** A digest of the link's signature: one link, one action. */
  id: string;
  lead_id: string;
  action: string;
  /** The address the link was mailed to. */
  mailed_to: string;
  taken_at: number;
}
