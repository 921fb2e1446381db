import { DEFAULT_LANGUAGE, languageOf, type Language } from "../i18n/languages";

/** The language of the page that is shown. */
export const pageLanguage = (): Language => languageOf(document.documentElement.lang) ?? DEFAULT_LANGUAGE;
