// The one reader of phone numbers: what is typed, pasted, filled in, posted or sent as JSON.
import { parsePhoneNumberFromString, type CountryCode, type MetadataJson } from "libphonenumber-js/core";
import wholeMetadata from "libphonenumber-js/metadata.min.json";
import { plainDigits } from "../../platform/plainDigits";
import { trimEnd } from "../../platform/trimEnd";
import { cutMetadata, type Dialable } from "./phoneMetadata";

// What the library does not read: prefixes that people type out of habit, each with its reason. Applied to the text from
// its first digit or plus on.

interface Habit {
  why: string;
  /** Dial code of the numbers it concerns; all if absent. */
  phoneCode?: string;
  /** The habit in a text that begins with a plus, or in one that is dialed within the country. */
  typed: RegExp;
  meant: string;
}

const HABITS: readonly Habit[] = [
  {
    why: "00 stands for the plus in most of the world, and in contact lists of people who dial 011 at home; 001 is +1",
    typed: /^\+?00\D*/,
    meant: "+",
  },
  {
    why: "Until 2019, Mexico's mobile numbers had a 1 after +52, and 044, 045 or 01 within the country",
    phoneCode: "+52",
    // A lone 1 before ten digits may as well be the code of the United States: that is not guessed.
    typed: /^(?:\+?52\D*(?:1|01|044|045)|01|044|045)\D*(?=(?:\d\D*){10}$)/,
    meant: "+52 ",
  },
  {
    why: "Until 2016, Chile's mobile numbers were dialed with 09, and landlines still are with a 0 before their code",
    phoneCode: "+56",
    typed: /^(?:\+?56\D*)?0\D*(?=(?:\d\D*){9}$)/,
    meant: "+56 ",
  },
];

/** The text without the habits that concern a number of the selected or its own code. */
const withoutHabits = (text: string, phoneCode: string): string =>
  HABITS.reduce((changed, { typed, meant, phoneCode: own }) => {
    const concerns = !own || (changed.startsWith("+") ? changed.startsWith(own) : phoneCode === own);
    return concerns ? changed.replace(typed, meant) : changed;
  }, text);

/** Dialed abroad from North America; a trunk zero and an area code in Argentina or Brazil. */
const EXIT_CODE = /^011\D*/;

/** Italian numbers keep their zero; elsewhere a zero that is left is dialed only within the country. */
const KEEPS_ZERO: readonly string[] = ["39", "378"];

export interface Phone {
  /** Dial code with its plus, such as `+52`. */
  phoneCode: string;
  /** The digits after the code, as they are dialed from abroad. */
  phoneNumber: string;
  /** The digits of an extension behind the number: `ext. 12`, `x12`, `int. 3`. */
  phoneExtension?: string;
}

/** The number, or why it is none: its own code is not listed, or its digits do not fit its code. */
type PhoneReading = Phone | { mistake: "unlisted" } | { mistake: "digits"; phoneCode: string };

/** A plus, a code, and the shortest number after it. */
const LEAST_INTERNATIONAL = 8;

/** Digits of a number of a country that the library does not know, as specified. */
const SPECIFIED_DIGITS = 10;

const known = new WeakMap<readonly Dialable[], MetadataJson>();

function metadataOf(countries: readonly Dialable[]): MetadataJson {
  const found = known.get(countries) ?? cutMetadata(wholeMetadata, countries);
  known.set(countries, found);
  return found;
}

/** The unique dial codes of a country list (`+1`, `+34` …), in the list's order. */
export const phoneCodesOf = (countries: readonly Dialable[]): string[] => [
  ...new Set(countries.map(({ dialCode }) => `+${dialCode}`)),
];

/** The text with all digits as 0 to 9. */
export const asciiDigits = (text: string): string => plainDigits(text.normalize("NFKC"));

/**
 * The text from its first digit or plus to its last digit, in ASCII digits, without invisible marks. Words before the
 * number ("tel:", "WhatsApp") and after it are no part of it.
 */
export const phoneText = (typed: string): string =>
  trimEnd(
    asciiDigits(typed)
      .replace(/[\p{Cf}\u115F\u1160\u3164\uFFA0]/gu, "")
      .replace(/[\s_·•]+/gu, " ")
      .replace(/^[^\d+]+/, ""),
    /\D/,
  ).replace(/^\+\D*/, "+");

const firstCountry = ({ country_calling_codes: codes }: MetadataJson, phoneCode: string): CountryCode | undefined =>
  codes[phoneCode.slice(1)]?.[0];

/** A listed code that the library does not know, selected or at the beginning of the number: ten digits. */
function unknownToLibrary(text: string, phoneCode: string, countries: readonly Dialable[]): Phone | undefined {
  const { country_calling_codes: codes } = metadataOf(countries);
  const digits = text.replace(/\D/g, "");
  for (const code of phoneCodesOf(countries).filter((one) => !codes[one.slice(1)])) {
    const number = text.startsWith("+") && digits.startsWith(code.slice(1)) ? digits.slice(code.length - 1) : digits;
    const isOwn = number !== digits || (code === phoneCode && !text.startsWith("+"));
    if (isOwn && number.length === SPECIFIED_DIGITS) return { phoneCode: code, phoneNumber: number };
  }
  return undefined;
}

const parse = (text: string, phoneCode: string, metadata: MetadataJson) =>
  parsePhoneNumberFromString(text, { defaultCountry: firstCountry(metadata, phoneCode), extract: false }, metadata);

/** One way to read a text; undefined if that gives no number of a possible length. */
function possible(text: string, phoneCode: string, countries: readonly Dialable[]): Phone | undefined {
  const metadata = metadataOf(countries);
  const phone = parse(withoutHabits(text, phoneCode), phoneCode, metadata);
  if (!phone?.isPossible()) return unknownToLibrary(text, phoneCode, countries);
  const { countryCallingCode: code, nationalNumber, ext } = phone;
  const extension = ext && { phoneExtension: ext };
  if (!nationalNumber.startsWith("0") || KEEPS_ZERO.includes(code))
    return { phoneCode: `+${code}`, phoneNumber: nationalNumber, ...extension };
  const bare = parse(`+${code}${nationalNumber.replace(/^0+/, "")}`, phoneCode, metadata);
  return bare?.isPossible() ? { phoneCode: `+${code}`, phoneNumber: bare.nationalNumber, ...extension } : undefined;
}

/** The text as a number with a plus; undefined if it is dialed within the country. */
function international(text: string, phoneCode: string): string | undefined {
  const isExit = phoneCode === "+1" && EXIT_CODE.test(text);
  const changed = isExit ? text.replace(EXIT_CODE, "+") : withoutHabits(text, phoneCode);
  return /^\+[1-9]/.test(changed) ? changed : undefined;
}

function mistakeIn(text: string, phoneCode: string, countries: readonly Dialable[]): PhoneReading {
  const own = international(text, phoneCode);
  const code = own && phoneCodesOf(countries).find((one) => own.startsWith(one));
  // A plus and a few digits are a number that is not complete.
  if (own && !code && own.length >= LEAST_INTERNATIONAL) return { mistake: "unlisted" };
  return { mistake: "digits", phoneCode: code ?? phoneCode };
}

/**
 * Reads a phone number. A number with its own code (`+52 …`, `0052 …`, `011 52 …`) keeps it, whatever is selected; the
 * others belong to the selected code. Nothing is cut or guessed: digits that do not fit are a mistake.
 * @param phoneCode the selected dial code, such as `+1`
 */
export function readPhone(typed: string, phoneCode: string, countries: readonly Dialable[]): PhoneReading {
  const text = phoneText(typed);
  const ways = EXIT_CODE.test(text) ? [text, text.replace(EXIT_CODE, "+")] : [text];
  for (const way of ways) {
    const phone = possible(way, phoneCode, countries);
    if (phone) return phone;
  }
  return mistakeIn(text, phoneCode, countries);
}

/** Whether an international number has digits that its country assigns; `readPhone` takes all of a possible length. */
export const isAssigned = (text: string, countries: readonly Dialable[]): boolean =>
  parse(text, "", metadataOf(countries))?.isValid() ?? false;

/** The number as its country writes it, without its code: `(305) 555-0142`. Read again, it is the same number. */
export function groupedPhone(phone: Phone, countries: readonly Dialable[]): string {
  const { phoneCode, phoneNumber } = phone;
  const grouped = parse(phoneCode + phoneNumber, phoneCode, metadataOf(countries))?.formatNational() ?? phoneNumber;
  const again = readPhone(grouped, phoneCode, countries);
  return "phoneNumber" in again && again.phoneNumber === phoneNumber ? grouped : phoneNumber;
}

/** How many digits the numbers of a code have: `10`, `8-9`. */
export function phoneLengths(phoneCode: string, countries: readonly Dialable[]): string {
  const metadata = metadataOf(countries);
  const country = firstCountry(metadata, phoneCode);
  const lengths = Array.from(country ? (metadata.countries[country]?.[3] ?? []) : [], Number);
  const [least = SPECIFIED_DIGITS, most = least] =
    lengths.length > 0 ? [Math.min(...lengths), Math.max(...lengths)] : [];
  return least === most ? `${least}` : `${least}-${most}`;
}

const withExtension = (text: string, { phoneExtension }: Phone) =>
  phoneExtension ? `${text} ext. ${phoneExtension}` : text;

/** The phone field when it is left: a number with its code, grouped as its country writes it; anything else as typed. */
export function settled(typed: Phone, countries: readonly Dialable[]): Phone {
  const phone = readPhone(typed.phoneNumber, typed.phoneCode, countries);
  if ("mistake" in phone) return typed;
  return { phoneCode: phone.phoneCode, phoneNumber: withExtension(groupedPhone(phone, countries), phone) };
}

/** The phone field after another code has been chosen: the same digits, read with it. */
export function chooseCode(typed: Phone, phoneCode: string, countries: readonly Dialable[]): Phone {
  const phone = readPhone(typed.phoneNumber, typed.phoneCode, countries);
  const isUnderstood = "phoneNumber" in phone && phone.phoneCode === typed.phoneCode;
  const next = { phoneCode, phoneNumber: isUnderstood ? withExtension(phone.phoneNumber, phone) : typed.phoneNumber };
  const left = settled(next, countries);
  return left.phoneCode === phoneCode ? left : next;
}
