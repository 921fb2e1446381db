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
