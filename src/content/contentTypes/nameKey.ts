// Apart from the schema of a country, which visitors need not load.
import type { Language } from "../../i18n/languages";

export type NameKey = `name${Capitalize<Language>}`;

/** The field with a country's name in a language: `nameEs`. */
export const nameKey = (language: Language) => `name${language.charAt(0).toUpperCase()}${language.slice(1)}` as NameKey;
