import { readStored, writeStored } from "../../storage";

const KEY = "show-contact-form";

/** The id of the thanks that a form sent without scripts leads to. */
export const SENT_ID = "sent";

/** Remembers for this browser session that the contact form was submitted. */
export const markContactSent = (): void => writeStored("session", KEY, "true");

/** True when the contact form was submitted in this browser session; before its script had come, too. */
export function wasContactSent(): boolean {
  if (location.hash === `#${SENT_ID}`) markContactSent();
  return readStored("session", KEY) === "true" || location.hash === `#${SENT_ID}`;
}
