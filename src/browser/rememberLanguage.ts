import { detectLanguage, LANGUAGE_COOKIE, LANGUAGE_KEY, languageCookie } from "../i18n/detectLanguage";
import { readCookies, readStored, writeStored } from "../storage";

/**
 * Stores a choice of language; a cookie that names another one would be asked before the storage.
 * False when it could not be stored: then an English address has to carry it, or detection would undo it.
 */
export function rememberLanguage(language: string): boolean {
  writeStored("local", LANGUAGE_KEY, language);
  if (languageCookie(readCookies()))
    document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`;
  const stored = { cookie: languageCookie(readCookies()), localStorage: readStored("local", LANGUAGE_KEY) };
  return detectLanguage(stored) === language;
}
