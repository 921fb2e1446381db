import { readStored, writeStored } from "../storage";

const KEY = "show-contact-form";

/** Remembers for this browser session that the contact form was submitted. */
export const markContactSent = (): void => writeStored("session", KEY, "true");

/** True when the contact form was submitted in this browser session. */
export const wasContactSent = (): boolean => readStored("session", KEY) === "true";
