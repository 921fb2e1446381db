import type { Country } from "../../content/contentTypes/country";
import { nameKey } from "../../content/contentTypes/nameKey";
import { LANGUAGES, type Language } from "../../i18n/languages";

/** Lower case without accents, so that "mexico" finds México. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

const namesOf = (country: Country) => LANGUAGES.map((language) => plain(country[nameKey(language)]));

/** The country's name in the page's language. */
export const countryName = (country: Country, language: Language): string => country[nameKey(language)];

/** The language of the secondary names: on English pages, many visitors look for the Spanish name. */
export const BESIDE: Partial<Record<Language, Language>> = { en: "es" };

/** The secondary name, if it differs from the one in the page's language. */
export function besideName(country: Country, language: Language): string | undefined {
  const other = BESIDE[language];
  const name = other && countryName(country, other);
  return name === countryName(country, language) ? undefined : name;
}

/** The dial code as the form stores it: `+52`. */
export const phoneCodeOf = (country: Country): string => `+${country.dialCode}`;

// 0 = equals the code, 1 = a name starts with it, 2 = a word in a name does, 3 = inside a name, undefined = no match.
function rank(country: Country, typed: string): number | undefined {
  const digits = /^\+?(\d+)$/.exec(typed)?.[1];
  if (digits) return String(country.dialCode).startsWith(digits) ? 0 : undefined;
  if (country.iso2.toLowerCase() === typed) return 0;
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

/** The one country the typed text identifies: by its full name or code, or as the only match. */
export function namedCountry(countries: readonly Country[], typed: string): Country | undefined {
  const sought = plain(typed);
  if (sought === "") return undefined;
  const found = searchCountries(countries, typed);
  const whole = found.find(
    (country) => country.iso2.toLowerCase() === sought || namesOf(country).some((name) => name === sought),
  );
  return whole ?? (found.length === 1 ? found[0] : undefined);
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
