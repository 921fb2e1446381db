import type { Country } from "../../content/kinds/country";
import { nameKey } from "../../content/kinds/nameKey";
import { LANGUAGES, type Language } from "../../i18n/languages";

/** Letters without accents and case, so that "mexico" finds México. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

const namesOf = (country: Country) => LANGUAGES.map((language) => plain(country[nameKey(language)]));

/** The country's name in the page's language. */
export const countryName = (country: Country, language: Language): string => country[nameKey(language)];

/** The language whose names stand beside a page's own ones: on English pages many visitors look for the Spanish name. */
export const BESIDE: Partial<Record<Language, Language>> = { en: "es" };

/** The name that stands beside the one in the page's language, where the two differ. */
export function besideName(country: Country, language: Language): string | undefined {
  const other = BESIDE[language];
  const name = other && countryName(country, other);
  return name === countryName(country, language) ? undefined : name;
}

/** The dial code as the form stores it: `+52`. */
export const phoneCodeOf = (country: Country): string => `+${country.dialCode}`;

// 0 = the code itself, 1 = a name begins so, 2 = a word of a name begins so, 3 = inside a name, undefined = no match.
function rank(country: Country, typed: string): number | undefined {
  const digits = /^\+?(\d+)$/.exec(typed)?.[1];
  if (digits) return String(country.dialCode).startsWith(digits) ? 0 : undefined;
  if (country.iso2.toLowerCase() === typed) return 0;
  const names = namesOf(country);
  if (names.some((name) => name.startsWith(typed))) return 1;
  if (names.some((name) => name.includes(` ${typed}`))) return 2;
  return names.some((name) => name.includes(typed)) ? 3 : undefined;
}

/** The countries that a name in either language, a two-letter code or a dial code finds; the closest come first. */
export function searchCountries(countries: readonly Country[], typed: string): Country[] {
  const sought = plain(typed);
  if (sought === "") return [...countries];
  return countries
    .map((country) => ({ country, place: rank(country, sought) }))
    .filter((found): found is { country: Country; place: number } => found.place !== undefined)
    .sort((a, b) => a.place - b.place)
    .map(({ country }) => country);
}

/** The one country that the typed text names: by its whole name or code, or because nothing else matches. */
export function namedCountry(countries: readonly Country[], typed: string): Country | undefined {
  const sought = plain(typed);
  if (sought === "") return undefined;
  const found = searchCountries(countries, typed);
  const whole = found.find(
    (country) => country.iso2.toLowerCase() === sought || namesOf(country).some((name) => name === sought),
  );
  return whole ?? (found.length === 1 ? found[0] : undefined);
}

/** The country whose flag stands beside a dial code; several share `+1`, so the preferred ones are asked first. */
export function countryOfPhoneCode(
  countries: readonly Country[],
  phoneCode: string,
  preferred: readonly (string | undefined)[],
): Country | undefined {
  const sharing = countries.filter((country) => phoneCodeOf(country) === phoneCode);
  const wanted = preferred.map((iso2) => sharing.find((country) => country.iso2 === iso2));
  return wanted.find((country) => country !== undefined) ?? sharing[0];
}
