// Input is kept in the tab until it is sent: a reload or a language change loses nothing.
import { isRecord } from "../../content/isRecord";
import { readStored, removeStored, writeStored } from "../../platform/storage";
import { CONTACT_FIELD_NAMES, emptyContactValues, type ContactValues, type SentValues } from "../fields/contactFields";
import type { Attempt } from "./attempt";

const KEY = "contact-draft";

export interface Answers {
  values: SentValues;
  /** The analysis, if its box is checked. */
  calculation?: Record<string, unknown>;
}

export interface ContactDraft extends Answers {
  /** The last request not yet acknowledged. */
  attempt?: Attempt;
}

const textOf = (holder: unknown, name: string): string | undefined => {
  const value = isRecord(holder) && holder[name];
  return typeof value === "string" ? value : undefined;
};

/** This tab's draft; missing or non-text fields are empty. Undefined if unreadable. */
export function readContactDraft(): ContactDraft & { values: ContactValues } {
  try {
    const kept: unknown = JSON.parse(readStored("session", KEY) ?? "{}");
    const stored = isRecord(kept) ? kept : {};
    const values = { ...emptyContactValues };
    for (const name of CONTACT_FIELD_NAMES) values[name] = textOf(stored.values, name) ?? values[name];
    const key = textOf(stored.attempt, "key");
    const sent = textOf(stored.attempt, "sent");
    return {
      values,
      ...(isRecord(stored.calculation) && { calculation: stored.calculation }),
      ...(key && sent && { attempt: { key, sent } }),
    };
  } catch {
    return { values: { ...emptyContactValues } };
  }
}

export const isEmptyDraft = ({ values, calculation, attempt }: ContactDraft): boolean =>
  !attempt && !calculation && CONTACT_FIELD_NAMES.every((name) => (values[name] ?? "") === emptyContactValues[name]);

/** Saves the draft; an untouched form stores nothing. */
export function writeContactDraft(draft: ContactDraft): void {
  const { values, calculation, attempt } = draft;
  if (isEmptyDraft(draft)) removeStored("session", KEY);
  else writeStored("session", KEY, JSON.stringify({ values, calculation, attempt }));
}
