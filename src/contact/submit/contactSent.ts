import { readCookies, readStored, writeStored } from "../../platform/storage";
import { SENT_MARK } from "../../site/apiPaths";

const KEY = "show-contact-form";

/** Remembers that the contact form was submitted, for this session and, if the browser allows it, later ones. */
export function markContactSent(): void {
  writeStored("session", KEY, "true");
  writeStored("local", KEY, "true");
}

/**
 * True if the contact form was submitted in this browser, now or in an earlier session; also before its script loaded: the
 * server has left a mark then.
 */
export function wasContactSent(): boolean {
  const isMarked = readCookies().split(/; */).includes(`${SENT_MARK}=yes`);
  if (isMarked) markContactSent();
  return isMarked || readStored("session", KEY) === "true" || readStored("local", KEY) === "true";
}
