// The rules that the table of fields is made of. Messages are translation keys.
import { string } from "yup";
import { PHONE_DIGITS, phoneCodesOf, phoneLength, type Dialable } from "./phoneLength";

/** Keys of the messages that a field can show. */
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

// Control characters, line breaks and the marks that turn the direction of the text around have no place in a name or an address.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/u;

/** Something that a person can see; a text of spaces and invisible characters is no text. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The form of an email address. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Where no script checks the form: digits with anything between them; the server counts them for the country. */
export const PHONE_PATTERN = "(\\D*\\d){6,15}\\D*";

/** True when `text` holds only characters a person can type into one line. */
export const isPrintable = (text: string): boolean => !UNPRINTABLE.test(text);

/** What was typed, trimmed; empty where nothing of it can be seen. */
const typed = () =>
  string()
    .ensure()
    .transform((value: string) => (VISIBLE.test(value) ? value.trim() : ""));

const isShort = (max: number) => (value: string) => Array.from(value).length <= max;

/** A line that must not be empty; `max` in characters. */
export const requiredLine = (max: number) =>
  typed()
    .required(key("errors.required"))
    .test("length", key("errors.tooLong"), isShort(max))
    .test("printable", key("errors.invalidText"), isPrintable);

/** An email address of at most `max` characters. */
export const emailAddress = (max: number) =>
  // An empty or endless value is another rule's business; the pattern never sees it.
  requiredLine(max).test(
    "email",
    key("errors.invalidEmail"),
    (value) => value === "" || value.length > 2 * max || EMAIL.test(value),
  );

/** A text of several lines that may stay empty; `max` in characters. */
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

/** The message key of a number whose length is wrong; other lengths than ten stand behind it: `errors.invalidPhone:8-9`. */
function phoneMistake(countries: readonly Dialable[], phoneCode: string): string {
  const { least, most } = phoneLength(countries, phoneCode);
  if (least === PHONE_DIGITS && most === PHONE_DIGITS) return key("errors.invalidPhone");
  return `${key("errors.invalidPhone")}:${least === most ? least : `${least}-${most}`}`;
}

/** A phone number, cast to its digits; as many as the country of the dial code in `codeField` has. */
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
