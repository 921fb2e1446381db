import { fill } from "../../content/fill";
import type { Language } from "../../i18n/languages";
import type { Formula, FormulaPart } from "../model/formulas";
import { formatCents, formatNumber, formatPercent, formatRate, monthsInWords } from "./format";

/** Texts used in formulas: each contains `{{count}}`. */
export interface FormulaWords {
  sqft: string;
  month: string;
  months: string;
}

function formatPart({ is, value }: FormulaPart, words: FormulaWords, language: Language): string {
  switch (is) {
    case "cents":
      return formatCents(value, language);
    case "percent":
      return formatRate(value, language);
    case "number":
      return formatNumber(value, language);
    case "sqft":
      return fill(words.sqft, { count: formatNumber(value, language) });
    case "months":
      return monthsInWords(value, words, language);
    case "sign":
      return value;
  }
}

/** Formats a formula: `$287,500 × 2% = $5,750`. A negative amount after an operator is parenthesized. */
export function formatFormula({ parts, result }: Formula, words: FormulaWords, language: Language): string {
  const pieces = parts.map((part, index) => {
    const text = formatPart(part, words, language);
    return index > 0 && part.is === "cents" && part.value < 0 ? `(${text})` : text;
  });
  const outcome = result.is === "percent" ? formatPercent(result.value, language) : formatCents(result.value, language);
  return [...pieces, "=", outcome].join(" ");
}
