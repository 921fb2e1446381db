// Separate from the country schema, which visitors need not load.
import type { Language } from "../../i18n/languages";

export type NameKey = `name${Capitalize<Language>}`;

/** The field that holds a country's name in a language: `nameEs`. */
export const nameKey = (language: Language) => `name${language.charAt(0).toUpperCase()}${language.slice(1)}` as NameKey;
