import type { Language } from "./languages";

/** Never bare "es": it would print 1.234.567 US$. */
export const LOCALES: Record<Language, string> = { en: "en-US", es: "es-US" };

/** Whole US dollars from whole dollars: `$1,234,567`. */
export function formatDollars(dollars: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
    // An amount of nothing that is taken off is -0: it would print -$0.
  }).format(dollars + 0);
}

/**
 * A whole number with thousands separators, the same in every language of the United States. Without Intl, because the first formatter of a
 * page costs a phone a tenth of a second, and such figures stand on the home page.
 */
export const formatWhole = (value: number): string => value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ",");

/** Whole US dollars as every language of the United States writes them, without Intl for the same reason: `-$1,234`. */
export const wholeDollars = (dollars: number): string => `${dollars < 0 ? "-" : ""}$${formatWhole(Math.abs(dollars))}`;
