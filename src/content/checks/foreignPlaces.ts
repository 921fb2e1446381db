// Places that a text names although the company is elsewhere: a new owner's site would call Ohio's business Florida's.
import type { Language } from "../../i18n/languages";
import { isGroup } from "../isGroup";
import type { ParsedFile } from "../read/problem";
import { US_STATES } from "../usStates";

/** A county in English or Spanish, by its name. */
const COUNTY =
  /(?<!\p{L})(?:((?:\p{Lu}[\p{L}.’'-]*\s){1,3})County|condado de (\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*)*))(?!\p{L})/gu;

/** The name as a word of its own, with a capital letter. */
const asWord = (name: string) => new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}])`, "gu");

/** Longest first: West Virginia is not Virginia. */
const statesIn = (language: Language) =>
  Object.entries(US_STATES)
    .map(([code, names]) => ({ code, name: names[language] }))
    .sort((one, other) => other.name.length - one.name.length);

/** States other than `own` that a text names. */
function statesNamed(text: string, language: Language, own: string): string[] {
  let rest = text;
  return statesIn(language).flatMap(({ code, name }) => {
    const without = rest.replace(asWord(name), "");
    const isNamed = without !== rest && code !== own;
    rest = without;
    return isNamed ? [name] : [];
  });
}

/** Counties that a text names and the company does not serve. */
const countiesNamed = (text: string, served: readonly string[]): string[] =>
  [...text.matchAll(COUNTY)]
    .filter(
      ([, english = "", spanish = ""]) =>
        !served.some((area) => area.includes((english || spanish).replace(/[^\p{L}]+$/u, ""))),
    )
    .map(([whole]) => whole);

/** The states and counties that a text names although the company is not there. */
export function foreignPlaces(files: readonly ParsedFile[]): (text: string, language: Language) => string[] {
  const site = files.find(({ name }) => name === "site.json")?.value;
  const contact = isGroup(site) && isGroup(site.contact) ? site.contact : {};
  const { state, areaServed } = contact;
  if (typeof state !== "string") return () => [];
  const served = Array.isArray(areaServed) ? areaServed.map(String) : [];
  return (text, language) => [...statesNamed(text, language, state), ...countiesNamed(text, served)];
}
