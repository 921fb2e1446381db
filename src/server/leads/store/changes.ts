// Row changes shared by intake and staff.
import { sql } from "kysely";

/** The CRM may have a lead whose attempt was interrupted. */
export const ambiguousIfBrokenOff = sql<number>`case when state = 'sending' then 1 else ambiguous end`;

/** Prefix of keys derived from what was typed: like a hash of it, they are personal data. */
export const FORM_KEY = "form-";

/** Erases the personal data at `nowMs`. Resending something never delivered creates a new lead. */
export const withoutPersonalData = (nowMs: number) => ({
  content: "",
  content_hash: "",
  last_message: null,
  redacted_at: nowMs,
  idempotency_key: sql<string>`case when state = 'delivered' and idempotency_key not like ${`${FORM_KEY}%`} then idempotency_key else id end`,
});
