import type { Language } from "../../i18n/languages";
import { CONTACTS_PATH } from "../../site/apiPaths";
import { CONTACT_FIELD_NAMES, type SentValues } from "../fields/contactFields";
import type { ContactErrors } from "../fields/errorMessage";
import { OPEN_HEADER } from "./openHeader";
import { isRecord } from "../../content/isRecord";

/** The body the browser posts. */
export interface ContactRequest extends SentValues {
  language: Language;
  page: string;
  /** The honeypot; people leave it empty. */
  website: string;
  calculation?: Record<string, unknown>;
  source?: unknown;
}

/** Why a request did not arrive; the popup has a text for each reason. */
type FailureReason = "offline" | "unreachable" | "timeout" | "busy" | "unavailable" | "refused";

export type ContactOutcome =
  | { kind: "delivered" }
  /** Safe on the server, but the CRM failed; `message` is its error text. */
  | { kind: "queued"; message: string }
  /** The server found mistakes; message keys by field. */
  | { kind: "invalid"; message: string; errors: ContactErrors }
  | { kind: "failed"; reason: FailureReason; message?: string; retryAfterSeconds?: number };

export const hasArrived = ({ kind }: ContactOutcome): boolean => kind === "delivered" || kind === "queued";

/** In milliseconds; longer than the server's own timeout for the CRM (8 s) plus a slow connection. */
const PATIENCE = 20_000;

const REASONS: Partial<Record<number, FailureReason>> = {
  429: "busy",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
};

async function readReply(response: Response): Promise<Record<string, unknown>> {
  try {
    const reply: unknown = JSON.parse(await response.text());
    return isRecord(reply) ? reply : {};
  } catch {
    return {};
  }
}

function fieldErrors(errors: unknown): ContactErrors {
  const found: ContactErrors = {};
  if (!isRecord(errors)) return found;
  for (const field of CONTACT_FIELD_NAMES) {
    const key = errors[field];
    if (typeof key === "string") found[field] = key;
  }
  return found;
}

/** Parses the server's response. Only its own success statuses count: a 200 or 201 from another server is a failure. */
async function readOutcome(response: Response): Promise<ContactOutcome> {
  const reply = await readReply(response);
  const message = typeof reply.message === "string" && reply.message !== "" ? reply.message : `HTTP ${response.status}`;
  if (response.status === 201 && (reply.status === "delivered" || reply.status === "stored")) {
    return { kind: "delivered" };
  }
  if (response.status === 202 && reply.status === "queued") {
    return { kind: "queued", message };
  }
  const errors = fieldErrors(reply.errors);
  // An error that belongs to none of the form's fields cannot be corrected there.
  if (response.status === 422 && Object.keys(errors).length > 0) return { kind: "invalid", message, errors };
  const seconds = Number(response.headers.get("Retry-After"));
  const retryAfterSeconds = seconds > 0 ? seconds : undefined;
  return { kind: "failed", reason: REASONS[response.status] ?? "refused", message, retryAfterSeconds };
}

/**
 * Posts a request to the site's own server. Never throws: every failure is an outcome.
 * @param key the same when the same request is retried
 */
export async function sendContact(request: ContactRequest, key: string): Promise<ContactOutcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE);
  try {
    const response = await fetch(CONTACTS_PATH, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        "Idempotency-Key": key,
        [OPEN_HEADER]: String(Math.round(performance.now())),
      },
      body: JSON.stringify(request),
      signal: abort.signal,
    });
    return await readOutcome(response);
  } catch {
    if (abort.signal.aborted) return { kind: "failed", reason: "timeout" };
    // The browser knows when the device has no connection; otherwise, it may as well be the server.
    return { kind: "failed", reason: navigator.onLine ? "unreachable" : "offline" };
  } finally {
    clearTimeout(timer);
  }
}
