// The rules used by the table of fields. Messages are translation keys.
import { string } from "yup";
import { PHONE_DIGITS, phoneCodesOf, phoneLength, type Dialable } from "./phoneLength";

/** Keys of the messages a field can show. */
export type ContactErrorKey =
  | "errors.required"
  | "errors.invalidEmail"
  | "errors.invalidPhone"
  | "errors.selectCountry"
  | "errors.selectPhoneCode"
  | "errors.selectOption"
  | "errors.tooLong"
  | "errors.invalidText";

const key = (messageKey: ContactErrorKey) => messageKey;

// Control characters, line breaks, and bidirectional text marks do not belong in a name or an address.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/u;

/** At least one visible character. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The shape of an email address. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** For forms without scripts: digits with anything between them; the server checks their number by country. */
export const PHONE_PATTERN = "(\\D*\\d){6,15}\\D*";

/** True if `text` contains only characters a person can type into a single line. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

/** What was typed, trimmed; empty if nothing of it is visible. */
const typed = () =>
  string()
    .ensure()
    .transform((value: string) => (VISIBLE.test(value) ? value.trim() : ""));

const isShort = (max: number) => (value: string) => Array.from(value).length <= max;

/** A required single line; `max` in characters. */
export const requiredLine = (max: number) =>
  typed()
    .required(key("errors.required"))
    .test("length", key("errors.tooLong"), isShort(max))
    .test("printable", key("errors.invalidText"), isPrintable);

/** An email address of at most `max` characters. */
export const emailAddress = (max: number) =>
  // Empty and overlong values are covered by other rules; the pattern never sees them.
  requiredLine(max).test(
    "email",
    key("errors.invalidEmail"),
    (value) => value === "" || value.length > 2 * max || EMAIL.test(value),
  );

/** An optional text of several lines; `max` in characters. */
export const optionalText = (max: number) =>
  typed()
    .transform((value: string) => value.replace(/\r\n?/g, "\n"))
    .test("length", key("errors.tooLong"), isShort(max))
    .test("printable", key("errors.invalidText"), (value) => isPrintable(value.replace(/[\n\t]/g, " ")));

/** One of a few choices, or none. */
export const optionalChoice = (choices: readonly string[]) =>
  typed().test("choice", key("errors.selectOption"), (value) => value === "" || choices.includes(value));

/** The dial code of one of the countries. */
export const dialCode = (countries: readonly Dialable[]) =>
  typed()
    .required(key("errors.required"))
    .test(
      "phone-code",
      key("errors.selectPhoneCode"),
      (value) => value === "" || phoneCodesOf(countries).includes(value),
    );

/** The message key for a number of the wrong length; lengths other than ten are appended: `errors.invalidPhone:8-9`. */
function phoneMistake(countries: readonly Dialable[], phoneCode: string): string {
  const { least, most } = phoneLength(countries, phoneCode);
  if (least === PHONE_DIGITS && most === PHONE_DIGITS) return key("errors.invalidPhone");
  return `${key("errors.invalidPhone")}:${least === most ? least : `${least}-${most}`}`;
}

/** A phone number, cast to its digits; their number depends on the country of the dial code in `codeField`. */
export const phoneDigits = (countries: readonly Dialable[], codeField: string) =>
  string()
    .ensure()
    .transform((value: string) => value.replace(/\D/g, ""))
    .required(key("errors.required"))
    .test("length", (value, { parent, createError }) => {
      const phoneCode = String((parent as Partial<Record<string, unknown>>)[codeField] ?? "").trim();
      const { least, most } = phoneLength(countries, phoneCode);
      const isRight = value === "" || (value.length >= least && value.length <= most);
      return isRight || createError({ message: phoneMistake(countries, phoneCode) });
    });

/** The two-letter code of one of the countries. */
export const countryCode = (countries: readonly Dialable[]) =>
  typed()
    .required(key("errors.selectCountry"))
    .test("country", key("errors.selectCountry"), (value) => countries.some(({ iso2 }) => iso2 === value));
