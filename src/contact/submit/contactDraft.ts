// What was typed stays in the tab until it is sent: a reload or a change of language loses nothing.
import { isGroup } from "../../content/isGroup";
import { readStored, removeStored, writeStored } from "../../storage";
import { CONTACT_FIELDS, emptyContactValues, type ContactValues, type SentValues } from "../fields/contactFields";
import type { Attempt } from "./attempt";

const KEY = "contact-draft";

/** What the visitor wants to send. */
export interface Answers {
  values: SentValues;
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
export function readDraft(): ContactDraft & { values: ContactValues } {
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

/** True for the draft of an untouched form. */
export const isEmptyDraft = ({ values, calculation, attempt }: ContactDraft): boolean =>
  !attempt && !calculation && CONTACT_FIELDS.every((name) => (values[name] ?? "") === emptyContactValues[name]);

/** Keeps the draft; an untouched form leaves nothing behind. */
export function writeDraft(draft: ContactDraft): void {
  const { values, calculation, attempt } = draft;
  if (isEmptyDraft(draft)) removeStored("session", KEY);
  else writeStored("session", KEY, JSON.stringify({ values, calculation, attempt }));
}
