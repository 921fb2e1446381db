import type { RecordField, SentValues } from "../../../contact/fields/contactFields";

const CONTACT_DESCRIPTION = "Contact from website contact form";

/** Where the specified call has each field; two answers that share a place stand there one behind the other. */
const PLACES = {
  firstName: "First_Name",
  lastName: "Last_Name",
  email: "Email",
  phoneCode: "Phone",
  phoneNumber: "Phone",
  country: "Mailing_Country",
} satisfies Record<RecordField, string>;

/** API names of what every contact has. */
export const SPECIFIED_FIELDS: ReadonlySet<string> = new Set([...Object.values(PLACES), "Description"]);

/** The CRM's fields by API name. */
export type ContactRecord = Record<string, string>;

/**
 * The six fields of the specification's call, and the company's own.
 * @param values the checked form: phone digits only, country as its two-letter code
 */
export function contactRecord(values: SentValues, ownFields: ContactRecord = {}): ContactRecord {
  const record: ContactRecord = {};
  for (const [name, place] of Object.entries(PLACES) as [RecordField, string][])
    record[place] = (record[place] ?? "") + values[name];
  return { ...record, Description: CONTACT_DESCRIPTION, ...ownFields };
}

const wholeLine = (field: string, whole: string) => `${field}: ${whole}`;

/**
 * Cuts one field to the length that the CRM named and keeps the whole text in the description, so nothing is lost.
 * Length in characters.
 */
export function shortenField(contact: ContactRecord, field: string, maximumLength: number): ContactRecord {
  const whole = contact[field] ?? "";
  return {
    ...contact,
    [field]: Array.from(whole).slice(0, maximumLength).join(""),
    Description: `${contact.Description ?? CONTACT_DESCRIPTION}\n${wholeLine(field, whole)}`,
  };
}

/** True when a record of the CRM holds a field of the contact as `shortenField` has cut it. */
export function wasShortened(record: Record<string, unknown>, contact: ContactRecord, field: string): boolean {
  const { Description: description } = record;
  return typeof description === "string" && description.split("\n").includes(wholeLine(field, contact[field] ?? ""));
}
