import type { Words } from "./editorLanguages";
import { LANGUAGES, type Language } from "./languages";

/** Each language's name: in the language itself, and in a sentence to editors. */
export const LANGUAGE_NAMES: Record<Language, { own: string; named: Words }> = {
  en: { own: "English", named: { en: "English", es: "inglés" } },
  es: { own: "Español", named: { en: "Spanish", es: "español" } },
};

/** @throws Error in words if a language has been added here and there but has no name yet */
export function assertLanguageNames(): void {
  const nameless = LANGUAGES.filter((language) => !(language in LANGUAGE_NAMES));
  if (nameless.length > 0)
    throw new Error(
      `${nameless.join(", ")} has no name in src/i18n/languageNames.ts. Run npx tsc --noEmit first: it names each file that lacks the new language.`,
    );
}
