import { LANGUAGES, type Language } from "../i18n/languages";
import { interpolate } from "./interpolate";
import { factsIn, type Facts } from "./facts";
import { isRecord } from "./isRecord";
import { openPointsIn, withoutOpenPoints } from "./openPoints";
import type { InOneLanguage } from "./schema/inOneLanguage";

/** True for a localized text: one string per language. */
export const isLocalized = (value: unknown): value is Record<Language, string> =>
  isRecord(value) && LANGUAGES.every((language) => typeof value[language] === "string");

/** Files that are one for each language, such as captions, as a list. */
export const filesByLanguage = (files: unknown): { language: Language; file: unknown }[] =>
  LANGUAGES.flatMap((language) => (isRecord(files) && files[language] ? [{ language, file: files[language] }] : []));

/** A text as visitors read it: without the marks of open points, and with the company's facts filled in. */
export const asRead = (text: string, facts: Record<string, string>): string =>
  interpolate(withoutOpenPoints(text), facts);

/**
 * Content as readers of one language get it: each localized text is that language's, as visitors read it;
 * placeholders of others than the company's facts stay. A section (a group at the top) with open points becomes a
 * sample (`isSample`), so that its chip says what the marks said.
 */
export function localize<T>(content: T, language: Language, facts: Partial<Facts>): InOneLanguage<T> {
  const values = factsIn(facts, language);
  let openPoints = 0;
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (isLocalized(value)) {
      openPoints += openPointsIn(value[language]).length;
      return asRead(value[language], values);
    }
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
  };
  const section = (value: unknown): unknown => {
    const before = openPoints;
    const converted = convert(value);
    return openPoints > before && isRecord(converted) ? { ...converted, isSample: true } : converted;
  };
  const isWhole = isRecord(content) && !isLocalized(content);
  const localized = isWhole
    ? Object.fromEntries(Object.entries(content).map(([key, value]) => [key, section(value)]))
    : convert(content);
  return localized as InOneLanguage<T>;
}
