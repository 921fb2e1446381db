import { LANGUAGES, type Language } from "../i18n/languages";
import type { InOneLanguage } from "./schema/inOneLanguage";
import { isGroup } from "./isGroup";

/** True for a localized text: one string per language. */
export const isPair = (value: unknown): value is Record<Language, string> =>
  isGroup(value) && LANGUAGES.every((language) => typeof value[language] === "string");

/** The same content with every localized text replaced by its text in one language. */
export function oneLanguage<T>(content: T, language: Language): InOneLanguage<T> {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (isPair(value)) return value[language];
    if (!isGroup(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(content) as InOneLanguage<T>;
}
