// Reads the body of a post: the form's fields and five more, each checked, and nothing else.
import { CONTACT_FIELD_NAMES, readContact, sentValues, type FieldName } from "../../../contact/fields/contactFields";
import type { ContactErrorKey } from "../../../contact/fields/readings";
import { isPrintable } from "../../../contact/fields/readText";
import { readSource } from "../../../contact/fields/source";
import { isRecord } from "../../../content/isRecord";
import type { Country } from "../../../content/contentTypes/country";
import { LANGUAGES } from "../../../i18n/languages";
import type { Json, LeadContent } from "../../crm/crm";

export interface Post {
  content: LeadContent;
  website: string;
}

/** Why a body is rejected: `errors` maps fields to message keys, `message` says the same in one sentence. */
export interface InvalidPost {
  message: string;
  errors: Record<string, string>;
}

const OTHER_FIELDS = ["language", "page", "calculation", "website", "source"] as const;
const KNOWN: ReadonlySet<string> = new Set([...CONTACT_FIELD_NAMES, ...OTHER_FIELDS]);

// In characters.
const MAX_PAGE = 300;
const MAX_WEBSITE = 300;
const MAX_CALCULATION = 8000;

const MAX_DEPTH = 5;

/** Keys in a calculation come from our code, so they are plain identifiers. */
const PLAIN_NAME = /^[A-Za-z_]\w{0,60}$/;

/** The members of the calculator's `analysisRecord`: texts with the most characters they may have … */
const RECORD_TEXTS: ReadonlyMap<string, number> = new Map([
  ["currency", 10],
  ["name", 200],
  ["address", 400],
  ["ratesOf", 40],
  ["code", MAX_CALCULATION],
]);
/** … and groups of figures, choices, and names of lines. */
const RECORD_GROUPS: readonly string[] = ["inputs", "changedRates", "results"];
const MAX_GROUPED_TEXT = 200;

const invalid: ContactErrorKey = "errors.invalidText";

const invalidPost = (errors: Record<string, string>): InvalidPost => ({
  message: `Please check: ${Object.keys(errors).join(", ")}.`,
  errors,
});

const isShortLine = (value: unknown, max: number): value is string =>
  typeof value === "string" && value.length <= max && isPrintable(value);

/** At most five levels of plain keys, with texts of at most `most` characters that people can type. */
function isSound(value: unknown, most: number, depth = 1): boolean {
  // Too much nesting would overflow the stack of `stringify`.
  if (depth > MAX_DEPTH) return false;
  if (typeof value === "string") return value.length <= most && isPrintable(value.replace(/[\n\t]/g, " "));
  if (typeof value !== "object" || value === null) return true;
  const members = Array.isArray(value) ? value.map((member) => ["item", member] as const) : Object.entries(value);
  return members.every(([name, member]) => PLAIN_NAME.test(name) && isSound(member, most, depth + 1));
}

/** True for an object with sound members of the calculator's record only, of at most 8000 characters in all. */
function isCalculation(value: unknown): value is Record<string, Json> {
  if (!isRecord(value)) return false;
  const isOfRecord = Object.entries(value).every(([name, member]) =>
    isRecord(member)
      ? RECORD_GROUPS.includes(name) && isSound(member, MAX_GROUPED_TEXT)
      : typeof member === "string" && isSound(member, RECORD_TEXTS.get(name) ?? -1),
  );
  return isOfRecord && JSON.stringify(value).length <= MAX_CALCULATION;
}

function otherErrors(body: Record<string, unknown>): Record<string, string> {
  const errors: Record<string, string> = {};
  if (body.language !== undefined && !LANGUAGES.some((one) => one === body.language)) errors.language = invalid;
  if (body.page !== undefined && !isShortLine(body.page, MAX_PAGE)) errors.page = invalid;
  if (body.website !== undefined && !isShortLine(body.website, MAX_WEBSITE)) errors.website = invalid;
  if (body.calculation !== undefined && !isCalculation(body.calculation)) errors.calculation = invalid;
  return errors;
}

export function postReader(countries: readonly Country[]) {
  return function readPost(body: unknown): Post | InvalidPost {
    if (!isRecord(body)) return { message: "The body must be a JSON object.", errors: {} };
    if (Object.keys(body).some((name) => !KNOWN.has(name))) return { message: "There are unknown fields.", errors: {} };

    const typed: Partial<Record<FieldName, string>> = {};
    const errors: Record<string, string> = {};
    for (const name of CONTACT_FIELD_NAMES) {
      const value = body[name] === undefined ? "" : body[name];
      if (typeof value === "string") typed[name] = value;
      else errors[name] = invalid;
    }
    const { values, mistakes } = readContact(typed, countries);
    Object.assign(errors, { ...mistakes, ...errors }, otherErrors(body));
    if (Object.keys(errors).length > 0) return invalidPost(errors);

    const content: LeadContent = { values: sentValues(values) };
    const language = LANGUAGES.find((one) => one === body.language);
    if (language !== undefined) content.language = language;
    if (isShortLine(body.page, MAX_PAGE)) content.page = body.page;
    if (isCalculation(body.calculation)) content.calculation = body.calculation;
    const source = readSource(body.source);
    if (source) content.source = source;
    return { content, website: typeof body.website === "string" ? body.website : "" };
  };
}

/**
 * The sender of test leads (`npm run smoke`), at a domain that cannot have a mailbox (RFC 2606). A test lead is stored
 * like any other and removed at once: neither staff nor the CRM ever see it.
 */
export const TEST_EMAIL = "smoke-test@example.invalid";

export const isTestLead = ({ content }: Pick<Post, "content">): boolean => content.values.email === TEST_EMAIL;
