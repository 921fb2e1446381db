import { DEFAULT_LANGUAGE, type Language } from "./languages";

/** Never bare "es": it would print 1.234.567 US$. */
export const LOCALES: Record<Language, string> = { en: "en-US", es: "es-US" };

/** Formats whole dollars: `$1,234,567`. */
export function formatDollars(dollars: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
    // Negating zero gives -0, which would print as -$0.
  }).format(dollars + 0);
}

/**
 * What separates thousands. The type admits only the comma: callers do not say their language, so one that separates
 * otherwise has to become a parameter of both functions below.
 */
const SEPARATORS: Record<Language, ","> = { en: ",", es: "," };

/**
 * A whole number with thousands separators, which all languages share. Without Intl, because a page's
 * first formatter costs a phone a tenth of a second, and the home page shows such numbers.
 */
export const formatWhole = (value: number): string =>
  value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, SEPARATORS[DEFAULT_LANGUAGE]);

/** Whole dollars as all languages write them, without Intl for the same reason: `-$1,234`. */
export const wholeDollars = (dollars: number): string => `${dollars < 0 ? "-" : ""}$${formatWhole(Math.abs(dollars))}`;

/** A fraction as a percentage with one decimal, as all languages of the US write it: 0.231 is `23.1%`. */
export const percentOf = (fraction: number): string => `${(fraction * 100).toFixed(1)}%`;
