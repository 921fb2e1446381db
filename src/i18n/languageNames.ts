import type { Words } from "./editorLanguages";
import type { Language } from "./languages";

/** What each language is called: by its own speakers, and inside a sentence to editors. */
export const LANGUAGE_NAMES: Record<Language, { own: string; named: Words }> = {
  en: { own: "English", named: { en: "English", es: "inglés" } },
  es: { own: "Español", named: { en: "Spanish", es: "español" } },
};
