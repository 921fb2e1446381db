// What intake's and staff's changes of a row have in common.
import { sql } from "kysely";

/** The CRM may have the lead of a try that broke off. */
export const ambiguousIfBrokenOff = sql<number>`case when state = 'sending' then 1 else ambiguous end`;

/** Takes the personal data away at `nowMs`. Whoever sends again what was never delivered makes a new lead. */
export const withoutPersonalData = (nowMs: number) => ({
  content: "",
  content_hash: "",
  last_message: null,
  redacted_at: nowMs,
  idempotency_key: sql<string>`case when state = 'delivered' then idempotency_key else id end`,
});
