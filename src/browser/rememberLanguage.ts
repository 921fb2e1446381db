import { detectLanguage, LANGUAGE_COOKIE, LANGUAGE_KEY, languageCookie } from "../i18n/detectLanguage";
import { readCookies, readStored, writeStored } from "../platform/storage";

/**
 * Stores a language choice, and updates the language cookie if there is one, because detection checks it first. Returns
 * false if the choice could not be stored: an English URL then has to carry it, or detection would undo it.
 */
export function rememberLanguage(language: string): boolean {
  writeStored("local", LANGUAGE_KEY, language);
  if (languageCookie(readCookies()))
    document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`;
  const stored = { cookie: languageCookie(readCookies()), localStorage: readStored("local", LANGUAGE_KEY) };
  return detectLanguage(stored) === language;
}
