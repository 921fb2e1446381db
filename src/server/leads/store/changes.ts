// What intake's and staff's changes of a row have in common.
import { sql } from "kysely";

/** The CRM may have the lead of a try that broke off. */
export const ambiguousIfBrokenOff = sql<number>`case when state = 'sending' then 1 else ambiguous end`;

/** How keys begin that are made from what was typed: like its hash, they are personal data. */
export const FORM_KEY = "form-";

/** Takes the personal data away at `nowMs`. Whoever sends again what was never delivered makes a new lead. */
export const withoutPersonalData = (nowMs: number) => ({
  content: "",
  content_hash: "",
  last_message: null,
  redacted_at: nowMs,
  idempotency_key: sql<string>`case when state = 'delivered' and idempotency_key not like ${`${FORM_KEY}%`} then idempotency_key else id end`,
});
