import type { RecordField, SentValues } from "../../../contact/fields/contactFields";
import { CONTACT_DESCRIPTION, recordOf } from "../leadText";

const PLACES = {
  firstName: "First_Name",
  lastName: "Last_Name",
  email: "Email",
  phoneCode: "Phone",
  phoneNumber: "Phone",
  country: "Mailing_Country",
} satisfies Record<RecordField, string>;

export const SPECIFIED_FIELDS: ReadonlySet<string> = new Set([...Object.values(PLACES), "Description"]);

export type ContactRecord = Record<string, string>;

/** The six fields of the specified call, and the custom ones. */
export const contactRecord = (values: SentValues, ownFields: ContactRecord = {}): ContactRecord => ({
  ...recordOf(values, PLACES),
  Description: CONTACT_DESCRIPTION,
  ...ownFields,
});

const wholeLine = (field: string, whole: string) => `${field}: ${whole}`;

/**
 * Truncates a field to the CRM's maximum length, in characters, and keeps the full text in the description, so nothing is
 * lost.
 */
export function shortenField(contact: ContactRecord, field: string, maximumLength: number): ContactRecord {
  const whole = contact[field] ?? "";
  return {
    ...contact,
    [field]: Array.from(whole).slice(0, maximumLength).join(""),
    Description: `${contact.Description ?? CONTACT_DESCRIPTION}\n${wholeLine(field, whole)}`,
  };
}

/** True when a CRM record contains one of the contact's fields as truncated by `shortenField`. */
export function wasShortened(record: Record<string, unknown>, contact: ContactRecord, field: string): boolean {
  const { Description: description } = record;
  return typeof description === "string" && description.split("\n").includes(wholeLine(field, contact[field] ?? ""));
}
