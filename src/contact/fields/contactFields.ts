// The contact form's fields and everything known about each. The form, its rules and draft, the server's parsing of a
// post, the CRM record, the staff table and CSV, the emails, and the chat text are derived from this table, in the form's
// order.
// Answers are stored and erased as a whole: a field that must be kept longer does not belong here.
import type { Country } from "../../content/contentTypes/country";
import type { ContactFormText } from "../../content/texts/texts";
import type { Language } from "../../i18n/languages";
import { countryName } from "./countrySearch";
import {
  readChoice,
  readCountry,
  readPhoneCode,
  readPhoneExtension,
  readPhoneNumber,
  type Reading,
  type TypedForm,
} from "./readings";
import { mistakeInEmail, mistakeInText, readEmail, readLine, readLines } from "./readText";

/** What is sent, stored, and passed on; optional fields only if filled in. */
export interface SentValues {
  firstName: string;
  lastName: string;
  email: string;
  /** Dial code with its plus, such as `+52`. */
  phoneCode: string;
  phoneNumber: string;
  /** Digits, typed behind the number. */
  phoneExtension?: string;
  /** Two capital letters. */
  country: string;
  /** One of `INTENTS`. */
  intent?: string;
  /** May have several lines. */
  message?: string;
}

/** The form's values; empty strings where nothing was typed. */
export type ContactValues = Required<SentValues>;

export type FieldName = keyof ContactValues;

/** What a visitor wants to do; labels are in `intents` of content/text/contact-form.json. */
export const INTENTS = ["invest", "sell", "both", "deal"] as const;

export type Intent = (typeof INTENTS)[number];

/** What a value's display text is made from. */
export interface FieldWords {
  text: ContactFormText;
  countries: readonly Country[];
  language: Language;
}

type WhenShown<T> = (values: SentValues) => T;

interface ContactField<Required extends boolean> {
  required: Required;
  /** Always shown, only if `contactForm` in content/site.json switches it on, or typed into another field. */
  shown: Required extends true ? "always" : "always" | "switched" | "within";
  /** Its value in an untouched form. */
  initial: string;
  /** The most characters it may have; absent where other rules limit it. */
  maxLength?: number;
  /** What is typed may be longer, with marks and spaces that do not count; beyond this, nobody looks at it. In UTF-16 units. */
  maxTypedLength: number;
  /** The value that the typed text means, and the key of what is wrong with it, if anything. */
  read(typed: string, form: TypedForm): Reading;
  /** Attributes of the input; without scripts, the browser validates `type` itself. */
  input: {
    autoComplete: string;
    type?: "email" | "tel";
    inputMode?: "email" | "tel";
    /** Number of lines, for longer texts. */
    rows?: number;
  };
  /** Whether what is typed is the value or only names it, as `Mexico` does `MX`. */
  typed: "value" | "name";
  /** The possible values; a URL such as `?intent=sell` preselects one. */
  choices?: readonly string[];
  /** Part of the specified CRM record, or a line in its details field. */
  crm: "record" | "details";
  /** A column of the staff's CSV; null if it is part of another field's. */
  csv: { column: string; cell: WhenShown<string | undefined> } | null;
  /**
   * A line of the lead as staff see it, and whether it is also a column of their list; null if part of another field's.
   */
  staff: { label: string; line: WhenShown<string | undefined>; inList: boolean } | null;
  /** The value as people read it in emails and chats, after the field's label; null if it is part of another field's. */
  display: ((values: SentValues, words: FieldWords) => string | undefined) | null;
}

/** More than any name of a country, or any way to write a phone number. */
const TYPED_NAME = 200;

/** A text of at most `maxLength` characters, as one of the readers understands it. */
const text = (reader: (typed: string) => string, maxLength: number, isRequired: boolean) => ({
  maxLength,
  maxTypedLength: 4 * maxLength + TYPED_NAME,
  read(typed: string): Reading {
    const value = reader(typed);
    return { value, mistake: mistakeInText(value, maxLength, isRequired) };
  },
});

const EMAIL_MOST = 100;

/** The digits to dial after the code, and the extension. */
const nationalNumber = ({ phoneNumber, phoneExtension }: SentValues) =>
  phoneExtension ? `${phoneNumber} ext. ${phoneExtension}` : phoneNumber;

type Table = { [Name in FieldName]: ContactField<undefined extends SentValues[Name] ? false : true> };

export const CONTACT_FIELDS = {
  firstName: {
    required: true,
    shown: "always",
    initial: "",
    ...text(readLine, 80, true),
    input: { autoComplete: "given-name" },
    typed: "value",
    crm: "record",
    csv: { column: "first name", cell: ({ firstName }) => firstName },
    staff: { label: "Name", line: ({ firstName, lastName }) => `${firstName} ${lastName}`, inList: true },
    display: ({ firstName }) => firstName,
  },
  lastName: {
    required: true,
    shown: "always",
    initial: "",
    ...text(readLine, 80, true),
    input: { autoComplete: "family-name" },
    typed: "value",
    crm: "record",
    csv: { column: "last name", cell: ({ lastName }) => lastName },
    staff: null,
    display: ({ lastName }) => lastName,
  },
  email: {
    required: true,
    shown: "always",
    initial: "",
    maxLength: EMAIL_MOST,
    maxTypedLength: 4 * EMAIL_MOST + TYPED_NAME,
    read(typed) {
      const value = readEmail(typed);
      return { value, mistake: mistakeInEmail(value, EMAIL_MOST) };
    },
    input: { autoComplete: "email", type: "email", inputMode: "email" },
    typed: "value",
    crm: "record",
    csv: { column: "email", cell: ({ email }) => email },
    staff: { label: "Email", line: ({ email }) => email, inList: true },
    display: ({ email }) => email,
  },
  phoneCode: {
    required: true,
    shown: "always",
    initial: "+1",
    maxTypedLength: TYPED_NAME,
    read: readPhoneCode,
    input: { autoComplete: "tel-country-code" },
    typed: "name",
    crm: "record",
    csv: null,
    staff: null,
    display: null,
  },
  phoneNumber: {
    required: true,
    shown: "always",
    initial: "",
    maxTypedLength: TYPED_NAME,
    read: readPhoneNumber,
    input: { autoComplete: "tel-national", type: "tel", inputMode: "tel" },
    typed: "value",
    crm: "record",
    // In parentheses, every spreadsheet reads it as text: neither a number nor a formula.
    csv: { column: "phone", cell: (values) => `(${values.phoneCode}) ${nationalNumber(values)}` },
    staff: { label: "Phone", line: (values) => `${values.phoneCode} ${nationalNumber(values)}`, inList: true },
    display: ({ phoneCode, phoneNumber }) => `${phoneCode} ${phoneNumber}`,
  },
  phoneExtension: {
    required: false,
    shown: "within",
    initial: "",
    maxTypedLength: TYPED_NAME,
    read: readPhoneExtension,
    input: { autoComplete: "off" },
    typed: "value",
    crm: "details",
    csv: null,
    staff: null,
    display: ({ phoneExtension }) => phoneExtension,
  },
  country: {
    required: true,
    shown: "always",
    initial: "",
    maxTypedLength: TYPED_NAME,
    read: readCountry,
    input: { autoComplete: "country" },
    typed: "name",
    crm: "record",
    csv: { column: "country", cell: ({ country }) => country },
    staff: { label: "Country", line: ({ country }) => country, inList: false },
    display: ({ country }, { countries, language }) => {
      const chosen = countries.find(({ iso2 }) => iso2 === country);
      return chosen ? countryName(chosen, language) : country;
    },
  },
  intent: {
    required: false,
    shown: "switched",
    initial: "",
    maxTypedLength: TYPED_NAME,
    read: readChoice(INTENTS),
    input: { autoComplete: "off" },
    typed: "value",
    choices: INTENTS,
    crm: "details",
    csv: { column: "intent", cell: ({ intent }) => intent },
    staff: { label: "Intent", line: ({ intent }) => intent, inList: false },
    display: ({ intent }, { text }) => {
      const chosen = INTENTS.find((one) => one === intent);
      return chosen && text.intents[chosen];
    },
  },
  message: {
    required: false,
    shown: "switched",
    initial: "",
    ...text(readLines, 1000, false),
    input: { autoComplete: "off", rows: 5 },
    typed: "value",
    crm: "details",
    csv: { column: "message", cell: ({ message }) => message },
    staff: { label: "Message", line: ({ message }) => message, inList: false },
    display: ({ message }) => message,
  },
} satisfies Table;

type NamesWith<Part> = { [Name in FieldName]: (typeof CONTACT_FIELDS)[Name] extends Part ? Name : never }[FieldName];

export type RecordField = NamesWith<{ crm: "record" }>;

export type SwitchedFields = Record<NamesWith<{ shown: "switched" }>, boolean>;

/** The fields in the form's order. */
export const CONTACT_FIELD_NAMES = Object.keys(CONTACT_FIELDS) as FieldName[];

export const fieldOf = (name: FieldName): ContactField<boolean> => CONTACT_FIELDS[name];

/** The fields beyond the specified CRM record: they are sent as details. */
export const DETAILS_FIELDS = CONTACT_FIELD_NAMES.filter((name) => fieldOf(name).crm === "details");

export const emptyContactValues = Object.fromEntries(
  CONTACT_FIELD_NAMES.map((name) => [name, CONTACT_FIELDS[name].initial]),
) as Record<FieldName, string>;

export const shownFields = (switched: SwitchedFields): FieldName[] =>
  CONTACT_FIELD_NAMES.filter((name) => fieldOf(name).shown === "always" || switched[name as keyof SwitchedFields]);

/** The form as it is understood: each field's value, and the keys of the mistakes by field. */
export function readContact(typed: Partial<Record<FieldName, string>>, countries: readonly Country[]) {
  const whole = { ...emptyContactValues, ...typed };
  const isTooLong = (name: FieldName) => whole[name].length > fieldOf(name).maxTypedLength;
  // Also for the fields that look at others.
  const bounded = { ...whole };
  for (const name of CONTACT_FIELD_NAMES.filter(isTooLong)) bounded[name] = "";
  const values = { ...emptyContactValues };
  const mistakes: Partial<Record<FieldName, string>> = {};
  for (const name of CONTACT_FIELD_NAMES) {
    const { value, mistake } = isTooLong(name)
      ? { value: whole[name], mistake: "errors.tooLong" }
      : fieldOf(name).read(bounded[name], { typed: bounded, countries });
    values[name] = value;
    if (mistake !== undefined) mistakes[name] = mistake;
  }
  return { values, mistakes };
}

type OptionalField = NamesWith<{ required: false }>;

const isOptional = (name: FieldName): name is OptionalField => !CONTACT_FIELDS[name].required;

/** The values as sent and stored, without empty optional fields. */
export function sentValues(values: ContactValues): SentValues {
  const sent: SentValues = { ...emptyContactValues, ...values };
  for (const name of CONTACT_FIELD_NAMES.filter(isOptional)) if (values[name] === "") delete sent[name];
  return sent;
}
