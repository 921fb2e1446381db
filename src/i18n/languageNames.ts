import type { Language } from "./languages";

/** What each language is called: in English, as in messages to editors, and by its own speakers. */
export const LANGUAGE_NAMES: Record<Language, { english: string; own: string }> = {
  en: { english: "English", own: "English" },
  es: { english: "Spanish", own: "Español" },
};
