// What any CRM's search says about an earlier attempt whose response was lost.
import { MINUTE_MS } from "../durations";
import type { Lookup } from "./crm";
import { unreachable, type Outcome } from "./outcome";

/** An address that cannot exist: whoever looks for it learns whether the CRM answers, and nothing else. */
export const NOBODY = "nobody@example.invalid";

export const SEARCH_UNREADABLE = "SEARCH_UNREADABLE";

/** Such as a gateway's page or a truncated response: treated as "not found", it would lead to a second contact. */
export const unreadableLookup = (): Lookup => ({ failure: unreachable(SEARCH_UNREADABLE, true) });

/** The CRM's clock and ours may differ. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/**
 * Whether a contact may have been created from a lead.
 * @param created when it was, as the CRM writes it
 * @param sinceMs when the lead was accepted
 */
export const wasCreatedSince = (created: unknown, sinceMs: number): boolean =>
  typeof created === "string" && Date.parse(created) >= sinceMs - CLOCK_TOLERANCE_MS;

/** What a search means that found nothing out. */
export function failedLookup(outcome: Outcome): Lookup {
  if (outcome.kind === "delivered") return unreadableLookup();
  const isForNow = outcome.kind === "throttled" || (outcome.status ?? 0) >= 500;
  return isForNow ? { failure: { ...outcome, maybeDelivered: true } } : { refused: outcome.code };
}
