// The contact form's rules, the same ones in the browser and on the server. Messages are translation keys.
import { object, string } from "yup";

export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  /** Dial code with its plus, such as `+52`. */
  phoneCode: string;
  phoneNumber: string;
  /** Two capital letters; empty until chosen. */
  country: string;
}

export const emptyContactValues: ContactValues = {
  firstName: "",
  lastName: "",
  email: "",
  phoneCode: "+1",
  phoneNumber: "",
  country: "",
};

/** The fields in the order in which they stand in the form. */
export const CONTACT_FIELDS = ["firstName", "lastName", "email", "phoneCode", "phoneNumber", "country"] as const;

/** Digits of a phone number without its code. */
export const PHONE_DIGITS = 10;

/** Longest text of each field in characters: what the CRM's own fields hold. */
const MAX_LENGTH = { firstName: 40, lastName: 80, email: 100 } as const;

/** Keys of the messages that a field can show. */
export type ContactErrorKey =
  | "errors.required"
  | "errors.invalidEmail"
  | "errors.invalidPhone"
  | "errors.selectCountry"
  | "errors.selectPhoneCode"
  | "errors.tooLong"
  | "errors.invalidText";

// Control characters, line breaks and the marks that turn the direction of the text around have no place in a name or an address.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/u;
/** The form of an email address. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True when `text` holds only characters a person can type into one line. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

/** What the phone field keeps of the typed text: its digits, at most ten. */
export const phoneDigits = (typed: string): string => typed.replace(/\D/g, "").slice(0, PHONE_DIGITS);

/** The dial codes of a country list as the phone code field stores them: `+1`, `+34` …, each once, in the list's order. */
export const phoneCodesOf = (countries: readonly { dialCode: number }[]): string[] => [
  ...new Set(countries.map((country) => `+${country.dialCode}`)),
];

const key = (messageKey: ContactErrorKey) => messageKey;

const text = (max: number) =>
  string()
    .trim()
    .required(key("errors.required"))
    .test("length", key("errors.tooLong"), (value) => Array.from(value).length <= max)
    .test("printable", key("errors.invalidText"), isPrintable);

// An empty or endless value is another rule's business; the pattern never sees it.
const isEmail = (value: string) => value === "" || value.length > 2 * MAX_LENGTH.email || EMAIL.test(value);

/**
 * The rules of section 5. Casting trims the texts and strips everything but digits from the phone number.
 * @param countryCodes the two-letter codes that may be chosen
 * @param phoneCodes the dial codes that may be chosen, with their plus (`phoneCodesOf`)
 */
export const contactSchema = (countryCodes: readonly string[], phoneCodes: readonly string[]) =>
  object({
    firstName: text(MAX_LENGTH.firstName),
    lastName: text(MAX_LENGTH.lastName),
    email: text(MAX_LENGTH.email).test("email", key("errors.invalidEmail"), isEmail),
    phoneCode: string()
      .trim()
      .required(key("errors.required"))
      .test("phone-code", key("errors.selectPhoneCode"), (value) => value === "" || phoneCodes.includes(value)),
    phoneNumber: string()
      .transform((_cast, typed: unknown) => (typeof typed === "string" ? typed.replace(/\D/g, "") : typed))
      .required(key("errors.required"))
      .test("ten-digits", key("errors.invalidPhone"), (value) => value === "" || value.length === PHONE_DIGITS),
    country: string()
      .required(key("errors.selectCountry"))
      .test("country", key("errors.selectCountry"), (value) => countryCodes.includes(value)),
  });
