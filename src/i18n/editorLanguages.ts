/**
 * The languages in which editors are spoken to: labels, hints and messages. They are fewer than the visitors' ones
 * (languages.ts) may become: a site in a third language need not teach its editor that language.
 */
export const EDITOR_LANGUAGES = ["en", "es"] as const;

export type EditorLanguage = (typeof EDITOR_LANGUAGES)[number];

/** The same words in each of the editors' languages. */
export type Words = Readonly<Record<EditorLanguage, string>>;

/** Words of which each language makes its own sentence. */
export const inEach = (make: (language: EditorLanguage) => string): Words =>
  Object.fromEntries(EDITOR_LANGUAGES.map((language) => [language, make(language)])) as Record<EditorLanguage, string>;

/** True for words in all of the editors' languages. */
export const isWords = (value: unknown): value is Words =>
  typeof value === "object" && value !== null && EDITOR_LANGUAGES.every((language) => language in value);
