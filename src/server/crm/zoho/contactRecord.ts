import type { ContactValues } from "../../../contact/fields/contactSchema";

const CONTACT_DESCRIPTION = "Contact from website contact form";

/** The CRM's fields by API name. */
export type ContactRecord = Record<string, string>;

/**
 * The six fields of the specification's call, and the company's own.
 * @param values the checked form: phone digits only, country as its two-letter code
 */
export function contactRecord(values: ContactValues, ownFields: ContactRecord = {}): ContactRecord {
  return {
    First_Name: values.firstName,
    Last_Name: values.lastName,
    Email: values.email,
    Phone: `${values.phoneCode}${values.phoneNumber}`,
    Mailing_Country: values.country,
    Description: CONTACT_DESCRIPTION,
    ...ownFields,
  };
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
