import { LOCALES } from "../../i18n/format";
import type { Language } from "../../i18n/languages";

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

/** Percent from a plain percent number: `27.2%`; one decimal as in the results, unless `digits` says more. */
export function formatPercent(percent: number, language: Language, digits = 1): string {
  return new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: digits }).format(
    percent / 100,
  );
}

/** Tenths, rounded down: room that is named has to be there. What stands behind the twelfth digit is noise of sums. */
export const tenthsBelow = (amount: number): number => Math.floor(Number((amount * 10).toPrecision(12))) / 10;

/** A return, always with one decimal: `27.0%`; nothing is `0%`. */
export function formatReturn(percent: number, language: Language): string {
  if (percent === 0) return formatPercent(0, language);
  return new Intl.NumberFormat(LOCALES[language], {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(percent / 100);
}

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
