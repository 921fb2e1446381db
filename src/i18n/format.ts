import { DEFAULT_LANGUAGE, type Language } from "./languages";

/** Never bare "es": it would print 1.234.567 US$. */
export const LOCALES: Record<Language, string> = { en: "en-US", es: "es-US" };

/** The text with a minus sign (U+2212) instead of a hyphen, which breaks lines and is narrower than digits. */
export const withMinus = (text: string): string => text.replace("-", "\u2212");

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

/** Whole dollars as all languages of the US write them, in every browser alike: `$1,234,567`, `−$40`. */
export const wholeDollars = (dollars: number): string =>
  `${dollars < 0 ? "\u2212" : ""}$${formatWhole(Math.abs(dollars))}`;

/** The month and year of an ISO day: `May 2026`, `mayo de 2026`. */
export const monthAndYear = (isoDay: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: "long", year: "numeric", timeZone: "UTC" }).format(
    Date.parse(isoDay),
  );

/** A fraction as a percentage with one decimal, as all languages of the US write it: 0.231 is `23.1%`. */
export const percentText = (fraction: number): string => withMinus(`${(fraction * 100).toFixed(1)}%`);
