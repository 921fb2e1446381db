import { createContext, useContext, type ReactNode } from "react";
import type { Language } from "../i18n/languages";
import type { TextName, Texts } from "./texts/texts";

export interface PageWords {
  language: Language;
  /** The page's path without its language: `/invest/`. */
  path: string;
  /** The files in content/text/ that the page's query loads, in the page's language. */
  texts: Partial<Texts>;
}

const PageWordsContext = createContext<PageWords | undefined>(undefined);

/** Provides the page's words; wraps each whole page and each island. */
export function PageWordsProvider({ children, ...words }: PageWords & { children: ReactNode }) {
  return <PageWordsContext.Provider value={words}>{children}</PageWordsContext.Provider>;
}

export function usePageWords(): PageWords {
  const words = useContext(PageWordsContext);
  if (!words) throw new Error("No words: a component is rendered outside PageWordsProvider");
  return words;
}

/** The words of one file in content/text/ in the page's language; the page's query must load the file. */
export function useText<N extends TextName>(name: N): Texts[N] {
  const words = usePageWords().texts[name];
  if (!words) throw new Error(`The page does not load content/text/${name}.json: see src/site/pages.ts`);
  return words as Texts[N];
}

export const useLanguage = (): Language => usePageWords().language;
