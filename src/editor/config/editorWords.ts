// Texts of our parts of the editor; Decap CMS brings its own.
import { EDITOR_LANGUAGES, siteLanguageOf, type EditorLanguage, type Words } from "../../i18n/editorLanguages";
import type { Language } from "../../i18n/languages";
import WORDS from "./editorWords.json";

export const EDITOR_WORDS = WORDS satisfies Record<string, Words>;

export type EditorWord = keyof typeof EDITOR_WORDS;

/** The editor's language, from the browser's preferences. */
export function editorLanguage(): EditorLanguage {
  const preferred = navigator.languages[0]?.split("-")[0];
  return EDITOR_LANGUAGES.find((language) => language === preferred) ?? EDITOR_LANGUAGES[0];
}

/** The site's language in which the editor reads content. */
export const siteLanguage = (): Language => siteLanguageOf(editorLanguage());

export const translate = (word: EditorWord): string => EDITOR_WORDS[word][editorLanguage()];

/** A time as editors read it. */
export const when = (at: string): string =>
  new Intl.DateTimeFormat(editorLanguage(), { dateStyle: "medium", timeStyle: "short" }).format(new Date(at));

export const timeOf = (time: Date): string =>
  new Intl.DateTimeFormat(editorLanguage(), { timeStyle: "short" }).format(time);
