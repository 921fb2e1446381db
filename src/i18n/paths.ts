import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages";

/** The language of a path's prefix; the default language if it has none. */
export function languageOfPath(path: string): Language {
  return LANGUAGES.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? DEFAULT_LANGUAGE;
}

/** The path without its language prefix: `/es/invest/` becomes `/invest/`. */
export function withoutLanguage(path: string): string {
  const language = languageOfPath(path);
  if (language === DEFAULT_LANGUAGE) return path;
  // Only one slash: "/es//elsewhere.example" must not become a URL of another host.
  return path.slice(language.length + 1).replace(/^\/+/, "/") || "/";
}

/** The path of the same page in a language: in Spanish, `/invest/` is `/es/invest/`. */
export function pathIn(language: Language, path: string): string {
  const bare = withoutLanguage(path);
  return language === DEFAULT_LANGUAGE ? bare : `/${language}${bare}`;
}
