import { asObject } from "../http/asObject";

export const DEFAULT_ERROR_TEXT = "CRM contact creation failed";
const MAX_ERROR_TEXT = 200;

/** One line of at most 200 characters, without splitting a character. */
export const cutErrorText = (text: string): string =>
  Array.from(text.replace(/[\p{Cc}\p{Cs}]+/gu, " "))
    .slice(0, MAX_ERROR_TEXT)
    .join("");

/** A CRM ID; undefined for anything that does not look like one, such as a number too large to be exact. */
export const crmIdOf = (value: unknown): string | undefined => {
  const id = Number.isSafeInteger(value) ? String(value) : value;
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id) ? id : undefined;
};

const filled = (value: unknown) => (typeof value === "string" && value.trim() !== "" ? value.trim() : undefined);

/**
 * The error text of a rejected call (specification, section 7): the message or error field of the JSON body, otherwise the
 * stringified body, otherwise `HTTP {status}`. A web page instead of a response (from a gateway) means nothing to visitors
 * and counts as no body.
 * @param text the body as received
 */
export function errorText(status: number, text: string): string {
  const trimmed = text.trim();
  let body: unknown;
  try {
    body = JSON.parse(trimmed);
  } catch {
    return cutErrorText(trimmed === "" || trimmed.startsWith("<") ? `HTTP ${status}` : trimmed);
  }
  const fields = asObject(body);
  return cutErrorText(filled(fields?.message) ?? filled(fields?.error) ?? JSON.stringify(body));
}

/** Removes every secret the CRM may echo from text that a visitor will see. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.filter(Boolean).reduce((clean, secret) => clean.replaceAll(secret, "…"), text);

/** Codes end up in logs and tables: anything but a plain word is not repeated. */
export const plainCode = (code: unknown, status: number): string =>
  typeof code === "string" && /^[A-Z][A-Z0-9_]{1,49}$/.test(code) ? code : `HTTP_${status}`;

export type Outcome = Delivered | Failure;

/** The code of a request delivered as a note on an existing contact, whose data was left unchanged. */
export const NOTED = "NOTED";

// The codes by which staff read why a lead needs a person, whatever the CRM calls it. They are stored with leads, so they
// never change.
export const DUPLICATE = "DUPLICATE_DATA";

/** The lead may be in the CRM, which does not permit looking for it. */
export const LOOKUP_REFUSED = "LOOKUP_REFUSED";

/** The contact is in the CRM, which permits neither an update nor a note. */
export const ADDITION_REFUSED = "CONTACT_CLOSED_TO_US";

interface Delivered {
  kind: "delivered";
  crmId: string | null;
  code: string;
  status: number | null;
  /** True when it was an earlier attempt that had arrived, with what the lead said then. */
  isEarlier?: boolean;
}

/**
 * What a failure concerns:
 * `record` this lead · `duplicate` this person is already in the CRM · `unsure` the lead may have arrived, with no way to
 * tell · `readOnly` its contact permits neither an update nor a note · `systemic` the whole connection (scope, license,
 * keys) · `throttled` too many calls · `transient` anything that may succeed on the next attempt.
 */
export type FailureKind = "record" | "duplicate" | "unsure" | "readOnly" | "systemic" | "throttled" | "transient";

/** What a status means unless the CRM itself says more. */
export function kindOfStatus(status: number): FailureKind {
  if (status === 429) return "throttled";
  return [401, 403, 404, 405].includes(status) ? "systemic" : "transient";
}

export interface Failure {
  kind: FailureKind;
  /** The CRM's code or one of ours (`NETWORK`, `TIMEOUT`, `HTTP_502` …); no personal data. */
  code: string;
  status: number | null;
  /** The specification's error text, at most 200 characters. */
  message: string;
  /** True when the CRM may have accepted the lead without confirming it. */
  maybeDelivered: boolean;
  pauseMs?: number;
  crmId?: string;
  /** Of several addresses, those that have taken it. */
  notified?: readonly string[];
  /** True when a transient failure concerns this message alone, so that others can still be sent. */
  isAlone?: boolean;
}

export const delivered = (code: string, status: number | null, crmId: string | null = null): Delivered => ({
  kind: "delivered",
  crmId,
  code,
  status,
});

/** A failure that shows nobody a text. */
export const failed = (
  kind: FailureKind,
  code: string,
  status: number | null = null,
  maybeDelivered = false,
): Failure => ({
  kind,
  code,
  status,
  message: "",
  maybeDelivered,
});

/** A failure to reach the CRM. `maybeDelivered`: it may have accepted the lead all the same. */
export const unreachable = (code: string, maybeDelivered: boolean): Failure => ({
  ...failed("transient", code, null, maybeDelivered),
  message: DEFAULT_ERROR_TEXT,
});

/**
 * The outcome of a change to a contact. A refusal says nothing about the connection: creating contacts is permitted, but
 * not this. A person has to do it, and nothing else waits for it.
 */
export function changeOutcome(outcome: Outcome, contactId: string): Outcome {
  if (outcome.kind === "delivered") return { ...outcome, crmId: contactId };
  return outcome.kind === "systemic"
    ? { ...outcome, kind: "readOnly", message: DEFAULT_ERROR_TEXT, crmId: contactId }
    : outcome;
}
