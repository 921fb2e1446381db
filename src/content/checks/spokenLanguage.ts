import { EDITOR_LANGUAGES, type EditorLanguage } from "../../i18n/editorLanguages";

/** The terminal's language: the one set for messages, otherwise the general one (POSIX, 8.2). */
export function spokenLanguage({ LC_ALL, LC_MESSAGES, LANG = "" }: NodeJS.ProcessEnv): EditorLanguage {
  const code = (LC_ALL || LC_MESSAGES || LANG).slice(0, 2);
  return EDITOR_LANGUAGES.find((language) => language === code) ?? EDITOR_LANGUAGES[0];
}
