// Places that a text names although the company is elsewhere: a new owner's site would call Ohio's business Florida's.
// Cities are too many for a list, and many are names of people: only those of the samples are known.
import { perLanguage, type Language } from "../../i18n/languages";
import { isRecord } from "../isRecord";
import type { ParsedFile } from "../read/problem";
import { US_STATES } from "../usStates";

// Without lookbehind: the editor runs these, too, and Safari knows it since 16.4 only.

/** The states' names in each language as words of their own, the longest first: West Virginia is not Virginia. */
const STATES = perLanguage((language) => {
  const names = Object.values(US_STATES).map((state) => state[language]);
  const longestFirst = names.sort((one, other) => other.length - one.length);
  return new RegExp(`(?:^|[^\\p{L}-])(${longestFirst.join("|")})(?!\\p{L})`, "gu");
});

const SAMPLE_STATE = "FL";
const SAMPLE_CITIES = ["Miami", "Hialeah", "Broward", "Hollywood", "Homestead", "Cutler Bay"];

/** A county in English or Spanish, by its name. */
const COUNTY =
  /(?:^|[^\p{L}])(((?:\p{Lu}[\p{L}.’'-]*\s){1,3})County|condado de (\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*)*))(?!\p{L})/gu;

/** Counties that a text names and the company does not serve. */
const countiesNamed = (text: string, isServed: (name: string) => boolean): string[] =>
  [...text.matchAll(COUNTY)].flatMap(([, whole = "", english = "", spanish = ""]) => {
    const name = (english || spanish).replace(/[^\p{L}]+$/u, "");
    return isServed(name) ? [] : [whole];
  });

/** The states, counties, and cities of the samples that a text names although the company is not there. */
export function foreignPlaces(files: readonly ParsedFile[]): (text: string, language: Language) => string[] {
  const site = files.find(({ name }) => name === "site.json")?.value;
  const contact = isRecord(site) && isRecord(site.contact) ? site.contact : {};
  const { state, city, areaServed } = contact;
  if (typeof state !== "string") return () => [];
  const served = Array.isArray(areaServed) ? areaServed.map(String) : [];
  const isServed = (name: string) => served.some((area) => area.includes(name));
  const elsewhere = state === SAMPLE_STATE ? [] : SAMPLE_CITIES.filter((name) => name !== city && !isServed(name));
  return (text, language) => {
    const named = [...text.matchAll(STATES[language])].map(([, name = ""]) => name);
    const foreign = named.filter((name) => name !== US_STATES[state]?.[language]);
    return [
      ...new Set([...foreign, ...countiesNamed(text, isServed), ...elsewhere.filter((name) => text.includes(name))]),
    ];
  };
}
