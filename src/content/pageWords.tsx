import { createContext, useContext, type ReactNode } from "react";
import type { Language } from "../i18n/languages";
import type { TextName, Texts } from "./texts/texts";

/** What the parts of a page need to know of the page that they stand on. */
export interface PageWords {
  language: Language;
  /** The page's path without its language: `/invest/`. */
  path: string;
  /** The files of content/text/ that the page's query names, in the page's language. */
  texts: Partial<Texts>;
}

const Words = createContext<PageWords | undefined>(undefined);

/** The page's words for everything inside: around a whole page, and around each island. */
export function PageWordsProvider({ children, ...words }: PageWords & { children: ReactNode }) {
  return <Words.Provider value={words}>{children}</Words.Provider>;
}

export function usePageWords(): PageWords {
  const words = useContext(Words);
  if (!words) throw new Error("There are no words: a part of a page stands outside of PageWordsProvider");
  return words;
}

/** The words of one file of content/text/ in the page's language; the page's query must name the file. */
export function useText<N extends TextName>(name: N): Texts[N] {
  const words = usePageWords().texts[name];
  if (!words) throw new Error(`The page does not load content/text/${name}.json: see src/site/pages.ts`);
  return words as Texts[N];
}

/** The page's language. */
export const useLanguage = (): Language => usePageWords().language;
