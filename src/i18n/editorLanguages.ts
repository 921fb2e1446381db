import { DEFAULT_LANGUAGE, languageOf, type Language } from "./languages";

/**
 * The languages of the editor's labels, hints, and messages. The site (languages.ts) may have more: a site in a third
 * language does not need an editor in it.
 */
export const EDITOR_LANGUAGES = ["en", "es"] as const;

export type EditorLanguage = (typeof EDITOR_LANGUAGES)[number];

/** The same text in each editor language. */
export type Words = Readonly<Record<EditorLanguage, string>>;

/** Values from which each language makes its own sentence. */
export const inEach = (make: (language: EditorLanguage) => string): Words =>
  Object.fromEntries(EDITOR_LANGUAGES.map((language) => [language, make(language)])) as Record<EditorLanguage, string>;

export const isWords = (value: unknown): value is Words =>
  typeof value === "object" && value !== null && EDITOR_LANGUAGES.every((language) => language in value);

/** The site's language in which an editor reads content: their own, or else the default one. */
export const siteLanguageOf = (language: EditorLanguage): Language => languageOf(language) ?? DEFAULT_LANGUAGE;
