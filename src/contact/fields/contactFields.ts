// The contact form's fields, each with all that is known of it. The form, its rules and draft, the server's reading of a
// post, the CRM's record, the staff's table and CSV, and the chat text are derived from this table; the order is the form's.
import type { StringSchema } from "yup";
import type { Country } from "../../content/kinds/country";
import type { ContactFormText } from "../../content/texts/contactForm";
import type { Language } from "../../i18n/languages";
import { countryName } from "./countrySearch";
import type { Dialable } from "./phoneLength";
import {
  countryCode,
  dialCode,
  EMAIL,
  emailAddress,
  optionalChoice,
  optionalText,
  PHONE_PATTERN,
  phoneDigits,
  requiredLine,
} from "./rules";

/** What is sent, stored and passed on; optional fields only where they were filled in. */
export interface SentValues {
  firstName: string;
  lastName: string;
  email: string;
  /** Dial code with its plus, such as `+52`. */
  phoneCode: string;
  phoneNumber: string;
  /** Two capital letters. */
  country: string;
  /** One of `INTENTS`. */
  intent?: string;
  /** May have several lines. */
  message?: string;
}

/** What stands in the form; empty texts where nothing was typed. */
export type ContactValues = Required<SentValues>;

export type FieldName = keyof ContactValues;

/** What a visitor wants to do; each has its words in `intents` of content/text/contact-form.json. */
export const INTENTS = ["invest", "sell", "both"] as const;

/** What the words for a value are made of. */
export interface FieldWords {
  text: ContactFormText;
  countries: readonly Country[];
  language: Language;
}

type Shown<T> = (values: SentValues) => T;

interface ContactField<Required extends boolean> {
  required: Required;
  /** Shown always, or only where `contactForm` in content/site.json switches it on. */
  shown: Required extends true ? "always" : "always" | "switched";
  /** What an untouched form holds. */
  initial: string;
  rules(countries: readonly Dialable[]): StringSchema<string>;
  /** Attributes of the input; `type` and `pattern` are what the browser itself checks where no script does. */
  input: {
    autoComplete: string;
    type?: "email" | "tel";
    inputMode?: "email" | "numeric";
    pattern?: string;
    /** Lines of a field for longer texts. */
    rows?: number;
  };
  /** The values that there are; an address such as `?intent=sell` chooses one. */
  choices?: readonly string[];
  /** Part of the CRM's record as specified, or a line of its field for details. */
  crm: "record" | "details";
  /** A column of the staff's CSV; null: it stands in another field's. */
  csv: { column: string; cell: Shown<string | undefined> } | null;
  /** A line of what staff see of a lead, and whether it is a column of their list, too; null: it stands in another field's. */
  staff: { label: string; line: Shown<string | undefined>; inList: boolean } | null;
  /** The value in the visitor's own chat or mail message, behind the field's label; null: it stands in another field's. */
  chat: ((values: SentValues, words: FieldWords) => string | undefined) | null;
  /** The store erases what a visitor sent as a whole: a field that has to outlive that must not be in this table. */
  erased: true;
}

type Table = { [Name in FieldName]: ContactField<undefined extends SentValues[Name] ? false : true> };

export const FIELDS = {
  firstName: {
    required: true,
    shown: "always",
    initial: "",
    rules: () => requiredLine(40),
    input: { autoComplete: "given-name" },
    crm: "record",
    csv: { column: "first name", cell: ({ firstName }) => firstName },
    staff: { label: "Name", line: ({ firstName, lastName }) => `${firstName} ${lastName}`, inList: true },
    chat: ({ firstName }) => firstName,
    erased: true,
  },
  lastName: {
    required: true,
    shown: "always",
    initial: "",
    rules: () => requiredLine(80),
    input: { autoComplete: "family-name" },
    crm: "record",
    csv: { column: "last name", cell: ({ lastName }) => lastName },
    staff: null,
    chat: ({ lastName }) => lastName,
    erased: true,
  },
  email: {
    required: true,
    shown: "always",
    initial: "",
    rules: () => emailAddress(100),
    input: { autoComplete: "email", type: "email", inputMode: "email", pattern: EMAIL.source },
    crm: "record",
    csv: { column: "email", cell: ({ email }) => email },
    staff: { label: "E-mail", line: ({ email }) => email, inList: true },
    chat: ({ email }) => email,
    erased: true,
  },
  phoneCode: {
    required: true,
    shown: "always",
    initial: "+1",
    rules: (countries) => dialCode(countries),
    input: { autoComplete: "tel-country-code" },
    crm: "record",
    csv: null,
    staff: null,
    chat: null,
    erased: true,
  },
  phoneNumber: {
    required: true,
    shown: "always",
    initial: "",
    rules: (countries) => phoneDigits(countries, "phoneCode"),
    input: { autoComplete: "tel-national", type: "tel", inputMode: "numeric", pattern: PHONE_PATTERN },
    crm: "record",
    // In brackets it is text to every spreadsheet: neither a number nor a formula.
    csv: { column: "phone", cell: ({ phoneCode, phoneNumber }) => `(${phoneCode}) ${phoneNumber}` },
    staff: { label: "Phone", line: ({ phoneCode, phoneNumber }) => `${phoneCode} ${phoneNumber}`, inList: true },
    chat: ({ phoneCode, phoneNumber }) => `${phoneCode} ${phoneNumber}`,
    erased: true,
  },
  country: {
    required: true,
    shown: "always",
    initial: "",
    rules: (countries) => countryCode(countries),
    input: { autoComplete: "country" },
    crm: "record",
    csv: { column: "country", cell: ({ country }) => country },
    staff: { label: "Country", line: ({ country }) => country, inList: false },
    chat: ({ country }, { countries, language }) => {
      const chosen = countries.find(({ iso2 }) => iso2 === country);
      return chosen ? countryName(chosen, language) : country;
    },
    erased: true,
  },
  intent: {
    required: false,
    shown: "switched",
    initial: "",
    rules: () => optionalChoice(INTENTS),
    input: { autoComplete: "off" },
    choices: INTENTS,
    crm: "details",
    csv: { column: "intent", cell: ({ intent }) => intent },
    staff: { label: "Intent", line: ({ intent }) => intent, inList: false },
    chat: ({ intent }, { text }) => {
      const chosen = INTENTS.find((one) => one === intent);
      return chosen && text.intents[chosen];
    },
    erased: true,
  },
  message: {
    required: false,
    shown: "switched",
    initial: "",
    rules: () => optionalText(1000),
    input: { autoComplete: "off", rows: 5 },
    crm: "details",
    csv: { column: "message", cell: ({ message }) => message },
    staff: { label: "Message", line: ({ message }) => message, inList: false },
    chat: ({ message }) => message,
    erased: true,
  },
} satisfies Table;

type NamesWith<Part> = { [Name in FieldName]: (typeof FIELDS)[Name] extends Part ? Name : never }[FieldName];

/** The fields that belong to the CRM's record as specified. */
export type RecordField = NamesWith<{ crm: "record" }>;

/** For each field that can be switched on: whether it is. */
export type SwitchedFields = Record<NamesWith<{ shown: "switched" }>, boolean>;

/** The fields in the order in which they stand in the form. */
export const CONTACT_FIELDS = Object.keys(FIELDS) as FieldName[];

/** All that the table says of a field. */
export const fieldOf = (name: FieldName): ContactField<boolean> => FIELDS[name];

/** The fields beyond the CRM's record as specified: they travel as details. */
export const DETAILS_FIELDS = CONTACT_FIELDS.filter((name) => fieldOf(name).crm === "details");

export const emptyContactValues = Object.fromEntries(
  CONTACT_FIELDS.map((name) => [name, FIELDS[name].initial]),
) as Record<FieldName, string>;

/** The fields that a form shows. */
export const shownFields = (switched: SwitchedFields): FieldName[] =>
  CONTACT_FIELDS.filter((name) => fieldOf(name).shown === "always" || switched[name as keyof SwitchedFields]);

/** The values as they are sent and stored: optional fields that are empty are left out. */
export const sentValues = (values: ContactValues): SentValues =>
  Object.fromEntries(
    CONTACT_FIELDS.filter((name) => FIELDS[name].required || values[name] !== "").map((name) => [name, values[name]]),
  ) as unknown as SentValues;
