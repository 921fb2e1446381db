import { fill } from "../../content/fill";
import type { CalculatorText } from "../../content/texts/calculator";
import { formatDollars, LOCALES } from "../../i18n/format";
import type { Language } from "../../i18n/languages";
import { wholeDollarsOf } from "../model/money";

/**
 * An amount of cents: `$5,750`, `$1,006.25`, `-$40`. Cents show only where there are any, unless `always`: so in every
 * result that stands by itself.
 */
export function formatCents(cents: number, language: Language, always = false): string {
  const digits = always || cents % 100 !== 0 ? 2 : 0;
  return new Intl.NumberFormat(LOCALES[language], {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

/** Whole dollars for headlines, `$17,601`; an amount that would vanish keeps its cents: `-$0.40`. */
export const formatHeadline = (cents: number, language: Language): string =>
  Math.abs(cents) < 100 ? formatCents(cents, language) : formatDollars(wholeDollarsOf(cents), language);

/** A percent that was worked out, always with one decimal: `27.0%`; nothing is `0%`. */
export function formatPercent(percent: number, language: Language): string {
  const digits = percent === 0 ? 0 : 1;
  return new Intl.NumberFormat(LOCALES[language], {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(percent / 100);
}

/** A percent as it was entered or set, with at most three decimals: `85%`, `0.55%`. */
export function formatRate(percent: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: 3 }).format(percent / 100);
}

/** Tenths, rounded down: room that is named has to be there. What stands behind the twelfth digit is noise of sums. */
export const tenthsBelow = (amount: number): number => Math.floor(Number((amount * 10).toPrecision(12))) / 10;

/** A percent with its sign, for steps: `+10%`, `−5%`. */
export function formatStep(percent: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  }).format(percent / 100);
}

/** A plain number with up to three decimals. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 3 }).format(value);
}

/** A calendar day written out: `December 1, 2026`, `1 de diciembre de 2026`. */
export function formatDay(isoDay: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}

type CountWords = CalculatorText["count"];

const written = (count: number, one: string, several: string, language: Language) =>
  fill(Math.abs(count) === 1 ? one : several, { count: formatNumber(count, language) });

/** `1 month`, `4.5 months`. */
export const monthsInWords = (
  months: number,
  words: Pick<CountWords, "month" | "months">,
  language: Language,
): string => written(months, words.month, words.months, language);

/** `-1 percentage point`, `2.5 percentage points`. */
export const pointsInWords = (
  points: number,
  words: Pick<CountWords, "point" | "points">,
  language: Language,
): string => written(points, words.point, words.points, language);
