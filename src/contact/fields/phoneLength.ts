import type { Country } from "../../content/contentTypes/country";

/** Number of digits in a phone number without its code, unless the code's country says otherwise. */
export const PHONE_DIGITS = 10;

/** What the rules need to know about a country. */
export type Dialable = Pick<Country, "iso2" | "dialCode" | "phoneDigits">;

/** How many digits a phone number may have after a dial code (`+34`); countries sharing it may differ. */
export function phoneLength(countries: readonly Dialable[], phoneCode: string): { least: number; most: number } {
  const sharing = countries.filter(({ dialCode }) => `+${dialCode}` === phoneCode);
  const lengths = sharing.flatMap(({ phoneDigits }) => phoneDigits ?? [PHONE_DIGITS]);
  return lengths.length === 0
    ? { least: PHONE_DIGITS, most: PHONE_DIGITS }
    : { least: Math.min(...lengths), most: Math.max(...lengths) };
}

/** The unique dial codes of a country list as the phone code field stores them (`+1`, `+34` …), in the list's order. */
export const phoneCodesOf = (countries: readonly { dialCode: number }[]): string[] => [
  ...new Set(countries.map((country) => `+${country.dialCode}`)),
];
