import type { Words } from "./editorLanguages";
import type { Language } from "./languages";

/** Each language's name: in the language itself, and in a sentence to editors. */
export const LANGUAGE_NAMES: Record<Language, { own: string; named: Words }> = {
  en: { own: "English", named: { en: "English", es: "inglés" } },
  es: { own: "Español", named: { en: "Spanish", es: "español" } },
};
