import type { CountryCode, MetadataJson } from "libphonenumber-js/core";
import type { Country } from "../../content/contentTypes/country";

/** What reading a phone number needs to know about a country. */
export type Dialable = Pick<Country, "iso2" | "dialCode">;

/**
 * The part of the library's metadata that concerns the listed countries: an eighth of it. The first country of each code
 * stays, because the library keeps the code's formats there. Cutting it again changes nothing.
 */
export function cutMetadata(whole: MetadataJson, countries: readonly Dialable[]): MetadataJson {
  const listed = new Set<string>(countries.map(({ iso2 }) => iso2));
  const codes = Object.entries(whole.country_calling_codes).flatMap(([code, all]): [string, CountryCode[]][] => {
    if (!countries.some(({ dialCode }) => String(dialCode) === code)) return [];
    return [[code, all.filter((iso2, index) => index === 0 || listed.has(iso2))]];
  });
  const kept = new Set(codes.flatMap(([, all]) => all));
  return {
    ...whole,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(Object.entries(whole.countries).filter(([iso2]) => kept.has(iso2 as CountryCode))),
    nonGeographic: {},
  } as MetadataJson;
}
