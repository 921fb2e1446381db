import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages";

/** What the paths of a language begin with: `/es`; nothing in the default language. */
const prefixOf = (language: Language): string => (language === DEFAULT_LANGUAGE ? "" : `/${language}`);

/** The language of a path's prefix; the default language if it has none. */
export function languageOfPath(path: string): Language {
  return LANGUAGES.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? DEFAULT_LANGUAGE;
}

/** The path without its language prefix: `/es/invest/` becomes `/invest/`. */
export function withoutLanguage(path: string): string {
  const prefix = prefixOf(languageOfPath(path));
  if (prefix === "") return path;
  // Only one slash: "/es//elsewhere.example" must not become a URL of another host.
  return path.slice(prefix.length).replace(/^\/+/, "/") || "/";
}

/** The path of the same page in a language: in Spanish, `/invest/` is `/es/invest/`. */
export const pathIn = (language: Language, path: string): string => prefixOf(language) + withoutLanguage(path);
