import { createContext, useContext } from "react";
import type { CalculatorText } from "../../content/texts/calculator";
import type { Language } from "../../i18n/languages";

/** The calculator's words and the language in which numbers are written. */
export interface Words {
  text: CalculatorText;
  language: Language;
}

export const WordsContext = createContext<Words | undefined>(undefined);

/** The words of the calculator around a component. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("A part of the calculator stands outside of Calculator");
  return words;
}
