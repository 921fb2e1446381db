// The contact form's rules, the same ones in the browser and on the server. Messages are translation keys.
import { object, string } from "yup";
import type { Country } from "../../content/kinds/country";

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

/** Digits of a phone number without its code, where the code's country does not say otherwise. */
const PHONE_DIGITS = 10;

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

/** What the rules need to know of a country. */
export type Dialable = Pick<Country, "iso2" | "dialCode" | "phoneDigits">;

/** How many digits a phone number may have after a dial code (`+34`); countries that share it may differ. */
export function phoneLength(countries: readonly Dialable[], phoneCode: string): { least: number; most: number } {
  const sharing = countries.filter(({ dialCode }) => `+${dialCode}` === phoneCode);
  const lengths = sharing.flatMap(({ phoneDigits }) => phoneDigits ?? [PHONE_DIGITS]);
  return lengths.length === 0
    ? { least: PHONE_DIGITS, most: PHONE_DIGITS }
    : { least: Math.min(...lengths), most: Math.max(...lengths) };
}

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

/** The message key of a number whose length is wrong; other lengths than ten stand behind it: `errors.invalidPhone:8-9`. */
function phoneMistake(countries: readonly Dialable[], phoneCode: string): string {
  const { least, most } = phoneLength(countries, phoneCode);
  if (least === PHONE_DIGITS && most === PHONE_DIGITS) return key("errors.invalidPhone");
  return `${key("errors.invalidPhone")}:${least === most ? least : `${least}-${most}`}`;
}

/**
 * The rules of section 5. Casting trims the texts and strips everything but digits from the phone number.
 * @param countries those that may be chosen, with their dial codes
 */
export function contactSchema(countries: readonly Dialable[]) {
  const countryCodes = countries.map(({ iso2 }) => iso2);
  const phoneCodes = phoneCodesOf(countries);
  return object({
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
      .test("length", (value, { parent, createError }) => {
        const phoneCode = String((parent as Partial<ContactValues>).phoneCode ?? "").trim();
        const { least, most } = phoneLength(countries, phoneCode);
        const isRight = value === "" || (value.length >= least && value.length <= most);
        return isRight || createError({ message: phoneMistake(countries, phoneCode) });
      }),
    country: string()
      .required(key("errors.selectCountry"))
      .test("country", key("errors.selectCountry"), (value) => countryCodes.includes(value)),
  });
}
