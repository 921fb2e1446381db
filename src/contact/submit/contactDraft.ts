// What was typed stays in the tab until it is sent: a reload or a change of language loses nothing.
import { isGroup } from "../../content/isGroup";
import { readStored, removeStored, writeStored } from "../../storage";
import { CONTACT_FIELDS, emptyContactValues, type ContactValues } from "../fields/contactSchema";
import { newKey } from "./newKey";

const KEY = "contact-draft";

/** One request as the server tells it from others. */
export interface Attempt {
  /** The `Idempotency-Key` of the request. */
  key: string;
  /** What was sent under the key, as JSON. */
  sent: string;
}

/** What the visitor wants to send. */
export interface Answers {
  values: ContactValues;
  /** The analysis, when its box is ticked. */
  calculation?: Record<string, unknown>;
}

export interface ContactDraft extends Answers {
  /** The last request that has not been acknowledged yet. */
  attempt?: Attempt;
}

const textOf = (holder: unknown, name: string): string | undefined => {
  const value: unknown = Object(holder)[name];
  return typeof value === "string" ? value : undefined;
};

/** The draft of this tab; fields that are missing or no text are empty, and anything unreadable is no draft. */
export function readDraft(): ContactDraft {
  try {
    const stored = Object(JSON.parse(readStored("session", KEY) ?? "{}")) as Partial<Record<string, unknown>>;
    const values = { ...emptyContactValues };
    for (const name of CONTACT_FIELDS) values[name] = textOf(stored.values, name) ?? values[name];
    const key = textOf(stored.attempt, "key");
    const sent = textOf(stored.attempt, "sent");
    return {
      values,
      ...(isGroup(stored.calculation) && { calculation: stored.calculation }),
      ...(key && sent && { attempt: { key, sent } }),
    };
  } catch {
    return { values: { ...emptyContactValues } };
  }
}

/** Keeps the draft; an untouched form leaves nothing behind. */
export function writeDraft({ values, calculation, attempt }: ContactDraft): void {
  if (!attempt && !calculation && CONTACT_FIELDS.every((name) => values[name] === emptyContactValues[name]))
    removeStored("session", KEY);
  else writeStored("session", KEY, JSON.stringify({ values, calculation, attempt }));
}

/**
 * The attempt under which `sent` goes out: a repetition keeps its key, so that it stays one lead;
 * corrected answers get a new key, so that the correction arrives.
 */
export function attemptFor(sent: string, previous: Attempt | undefined): Attempt {
  return previous?.sent === sent ? previous : { key: newKey(), sent };
}
