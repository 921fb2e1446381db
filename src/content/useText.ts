import { useI18next } from "gatsby-plugin-react-i18next";
import type { Language } from "../i18n/languages";
import type { TextName, Texts } from "./texts";

/** The words of one file of content/text/ in the page's language; the page's query must name the file. */
export function useText<N extends TextName>(name: N): Texts[N] {
  const { i18n, language } = useI18next();
  const words: unknown = i18n.getResourceBundle(language, name);
  if (!words) throw new Error(`The page's query does not load content/text/${name}.json`);
  return words as Texts[N];
}

/** The page's language. */
export function useLanguage(): Language {
  return useI18next().language as Language;
}
