import type { Language } from "./languages";
import { LANGUAGE_TABLE } from "./languageTable";

/** The text with a minus sign (U+2212) instead of a hyphen, which breaks lines and is narrower than digits. */
export const withMinus = (text: string): string => text.replace("-", "\u2212");

/**
 * Digits with thousands separators: `1,234,567`. Without Intl, because a page's first formatter costs a phone a tenth of
 * a second, and the home page shows such numbers.
 */
export const groupThousands = (digits: string, separator: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, separator);

/** A whole number with thousands separators. */
export const formatWhole = (value: number, language: Language): string =>
  groupThousands(value.toFixed(0), LANGUAGE_TABLE[language].thousands);

/** A written number as an amount: `$1,234.50`. */
export const inDollars = (number: string, language: Language): string =>
  LANGUAGE_TABLE[language].dollars.replace("#", number);

/** A written number as a percentage: `23.1%`. The sign is ours: engines differ about the space before it in Spanish. */
export const inPercent = (number: string, language: Language): string =>
  LANGUAGE_TABLE[language].percent.replace("#", number);

/** Whole dollars, in every browser alike: `$1,234,567`, `−$40`. */
export const wholeDollars = (dollars: number, language: Language): string =>
  `${dollars < 0 ? "\u2212" : ""}${inDollars(formatWhole(Math.abs(dollars), language), language)}`;

/** The month and year of an ISO day: `May 2026`, `mayo de 2026`. */
export const monthAndYear = (isoDay: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(isoDay));

/** A fraction as a percentage with one decimal: 0.231 is `23.1%`. */
export const percentText = (fraction: number, language: Language): string =>
  withMinus(inPercent((fraction * 100).toFixed(1).replace(".", LANGUAGE_TABLE[language].decimal), language));
