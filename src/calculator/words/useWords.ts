import { createContext, useContext } from "react";
import type { CalculatorText } from "../../content/texts/texts";
import type { Language } from "../../i18n/languages";

export interface CalculatorWords {
  text: CalculatorText;
  language: Language;
}

/** The words for a deal: what a finished house left is final, not expected. */
export function fittingWords({ text, language }: CalculatorWords, isSold = false): CalculatorWords {
  if (!isSold) return { text, language };
  const { lines, results } = text;
  const expectedProfit = { ...lines.expectedProfit, name: results.finalProfit };
  return { text: { ...text, lines: { ...lines, expectedProfit } }, language };
}

export const WordsContext = createContext<CalculatorWords | undefined>(undefined);

export function useWords(): CalculatorWords {
  const words = useContext(WordsContext);
  if (!words) throw new Error("A calculator component is rendered outside of Calculator");
  return words;
}
