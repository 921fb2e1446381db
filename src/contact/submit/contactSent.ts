import { readStored, writeStored } from "../../platform/storage";

const KEY = "show-contact-form";

/** Id of the thank-you block that a form sent without scripts leads to. */
export const SENT_ID = "sent";

/** Remembers that the contact form was submitted, for this session and, if the browser allows it, later ones. */
export function markContactSent(): void {
  writeStored("session", KEY, "true");
  writeStored("local", KEY, "true");
}

/**
 * True if the contact form was submitted in this browser, now or in an earlier session, even before its script loaded.
 */
export function wasContactSent(): boolean {
  const isThanked = location.hash === `#${SENT_ID}`;
  if (isThanked) markContactSent();
  return isThanked || readStored("session", KEY) === "true" || readStored("local", KEY) === "true";
}
