import type { Language } from "../i18n/languages";
import type { InOneLanguage } from "./fields";

const isPair = (value: object): value is Record<Language, string> =>
  "en" in value && "es" in value && typeof value.en === "string" && typeof value.es === "string";

/** The same content with every `{ en, es }` pair replaced by its text in one language; all else is kept. */
export function oneLanguage<T>(content: T, language: Language): InOneLanguage<T> {
  const convert = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(convert);
    if (typeof value !== "object" || value === null) return value;
    if (isPair(value)) return value[language];
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(content) as InOneLanguage<T>;
}
