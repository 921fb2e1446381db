import { readStored, writeStored } from "../../storage";

const KEY = "show-contact-form";

/** The id of the thanks that a form sent without scripts leads to. */
export const SENT_ID = "sent";

/** Remembers for this session, and for later ones where the browser allows it, that the contact form was submitted. */
export function markContactSent(): void {
  writeStored("session", KEY, "true");
  writeStored("local", KEY, "true");
}

/** True when the contact form was submitted in this browser, now or in an earlier session; before its script had come, too. */
export function wasContactSent(): boolean {
  const isThanked = location.hash === `#${SENT_ID}`;
  if (isThanked) markContactSent();
  return isThanked || readStored("session", KEY) === "true" || readStored("local", KEY) === "true";
}
