import type { Country } from "../../content/contentTypes/country";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../../i18n/languages";
import { trimEnd } from "../../platform/trimEnd";
import { otherNames } from "./countryNames";
import { withoutInvisible } from "./readText";

/** Lower case without accents, so that "mexico" finds México. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Letters and digits only, so that "EE.UU." is "EE UU"; without the article of "the United States". */
const key = (text: string) =>
  plain(text)
    .replace(/^(the|la|el|los)\s+/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");

const namesOf = (country: Country) => LANGUAGES.map((language) => plain(country.name[language]));

export const countryName = (country: Country, language: Language): string => country.name[language];

/** The language of the secondary names: on English pages, many visitors look for the Spanish name. */
export const languageBeside = (language: Language): Language | undefined =>
  language === DEFAULT_LANGUAGE ? LANGUAGES.find((other) => other !== language) : undefined;

/** The secondary name, if it differs from the one in the page's language. */
export function secondName(country: Country, language: Language): string | undefined {
  const other = languageBeside(language);
  const name = other && countryName(country, other);
  return name === countryName(country, language) ? undefined : name;
}

/** The dial code as the form stores it: `+52`. */
export const phoneCodeOf = (country: Country): string => `+${country.dialCode}`;

// 0 = equals a code or a name, 1 = a name starts with it, 2 = a word in a name does, 3 = inside a name, undefined = no match.
function rank(country: Country, typed: string): number | undefined {
  const digits = /^\+?(\d+)$/.exec(typed)?.[1];
  if (digits) return String(country.dialCode).startsWith(digits) ? 0 : undefined;
  if (wholeName([country], typed)) return 0;
  const names = namesOf(country);
  if (names.some((name) => name.startsWith(typed))) return 1;
  if (names.some((name) => name.includes(` ${typed}`))) return 2;
  return names.some((name) => name.includes(typed)) ? 3 : undefined;
}

/** The countries matching a name in any language, a two-letter code, or a dial code; best matches first. */
export function searchCountries(countries: readonly Country[], typed: string): Country[] {
  const sought = plain(typed);
  if (sought === "") return [...countries];
  return countries
    .map((country) => ({ country, place: rank(country, sought) }))
    .filter((found): found is { country: Country; place: number } => found.place !== undefined)
    .sort((a, b) => a.place - b.place)
    .map(({ country }) => country);
}

/** A flag in letters: 🇲🇽 is MX. Phones draw two regional indicators as a flag; they follow A to Z at U+1F1E6. */
const withFlagLetters = (text: string) =>
  text.replace(/[\u{1F1E6}-\u{1F1FF}]/gu, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65),
  );

/** The country whose name, other name or code is the typed text. */
function wholeName(countries: readonly Country[], typed: string): Country | undefined {
  const sought = key(typed) || key(withFlagLetters(typed));
  return countries.find((country) =>
    [country.iso2, ...namesOf(country), ...otherNames(country.iso2)].some((name) => key(name) === sought),
  );
}

/** Codes that Unicode names, but no country has: the European Union, the euro area, the United Nations, test data. */
const NO_COUNTRY: readonly string[] = ["EU", "EZ", "UN", "XA", "XB", "ZZ"];

const LETTERS = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));

/** All names and codes of the world's countries, in each language of the site, with the country's code. */
let world: ReadonlyMap<string, string> | undefined;

function namesOfTheWorld(): ReadonlyMap<string, string> {
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }));
  const codes = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(
    (code) => !NO_COUNTRY.includes(code),
  );
  const named = codes.flatMap((code) =>
    names.flatMap((inLanguage) => {
      const name = inLanguage.of(code);
      return name === undefined ? [] : [[key(name), code] as const, [key(code), code] as const];
    }),
  );
  return new Map(named);
}

/** Whether the text is the name or code of a country that is not listed, such as Dominica, or RU. */
function isElsewhere(countries: readonly Country[], typed: string): boolean {
  world ??= namesOfTheWorld();
  const code = world.get(key(typed));
  if (code === undefined || countries.some(({ iso2 }) => iso2 === code)) return false;
  // Old and other codes of a listed one, such as UK.
  return !LANGUAGES.some((language) =>
    wholeName(countries, new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code),
  );
}

/** The text without a dial code behind the name: `México (+52)`, `México 52`. */
function withoutCode(text: string): string {
  const open = text.endsWith(")") ? trimEnd(text.slice(0, -1), /\s/) : text;
  const name = trimEnd(open, /\d/);
  if (name === open) return text;
  return trimEnd(name.endsWith("+") ? name.slice(0, -1) : name, /[\s(]/);
}

/**
 * The one country the typed text identifies: by a full name or code, with or without its dial code or another of its
 * names behind it (`México (+52)`, `Mexico (MX)`), by its flag, or as the only match. A country that is not listed is
 * none of the listed ones, whatever it resembles.
 */
export function namedCountry(countries: readonly Country[], typed: string): Country | undefined {
  const bare = withoutInvisible(typed);
  const name = withoutCode(bare);
  const sought = name === "" ? bare : name;
  if (plain(sought) === "") return undefined;
  if (isElsewhere(countries, sought)) return undefined;
  const [, first = sought, second = first] = /^([^()]+)\(([^()]+)\)$/.exec(sought) ?? [];
  const whole = wholeName(countries, first);
  if (whole && whole === wholeName(countries, second)) return whole;
  const found = searchCountries(countries, sought);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The dial code that the typed text names: `+52`, `0052`, `52`, `México (+52)`, or a country's name; undefined if none of
 * the listed ones.
 */
export function namedPhoneCode(countries: readonly Country[], typed: string): string | undefined {
  const text = withoutInvisible(typed);
  const digits = /^[\d\s+().-]+$/.test(text)
    ? text.replace(/\D/g, "").replace(/^(00|011)/, "")
    : /\+(\d+)/.exec(text)?.[1];
  if (digits) return countries.some(({ dialCode }) => String(dialCode) === digits) ? `+${digits}` : undefined;
  const country = namedCountry(countries, text);
  return country && phoneCodeOf(country);
}

/** The country whose flag represents a dial code; several share `+1`, so preferred ones are checked first. */
export function countryOfPhoneCode(
  countries: readonly Country[],
  phoneCode: string,
  preferred: readonly (string | undefined)[],
): Country | undefined {
  const sharing = countries.filter((country) => phoneCodeOf(country) === phoneCode);
  const wanted = preferred.map((iso2) => sharing.find((country) => country.iso2 === iso2));
  return wanted.find((country) => country !== undefined) ?? sharing[0];
}
