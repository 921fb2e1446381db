import { interpolate } from "../../content/interpolate";
import type { CalculatorText } from "../../content/texts/texts";
import { formatWhole, inDollars, inPercent, wholeDollars, withMinus } from "../../i18n/format";
import type { Language } from "../../i18n/languages";
import { LANGUAGE_TABLE } from "../../i18n/languageTable";
import type { Formula, FormulaPart } from "../model/expression";
import { wholeDollarsOf } from "../model/money";

const written = (value: number, language: Language, format: Intl.NumberFormatOptions): string =>
  withMinus(new Intl.NumberFormat(LANGUAGE_TABLE[language].locale, format).format(value));

/**
 * Formats cents: `$5,750`, `$1,006.25`, `−$40`. Cents are shown only if nonzero, unless `always`, which stand-alone
 * results use.
 */
export function formatCents(cents: number, language: Language, always = false): string {
  const rest = Math.abs(cents) % 100;
  const whole = formatWhole((Math.abs(cents) - rest) / 100, language);
  const { decimal } = LANGUAGE_TABLE[language];
  const number = always || rest !== 0 ? whole + decimal + String(rest).padStart(2, "0") : whole;
  return withMinus(`${cents < 0 ? "-" : ""}${inDollars(number, language)}`);
}

/** Whole dollars for headlines, `$17,601`; an amount that would round to nothing keeps its cents: `−$0.40`. */
export const formatHeadline = (cents: number, language: Language): string =>
  Math.abs(cents) < 100 ? formatCents(cents, language) : wholeDollars(wholeDollarsOf(cents), language);

/** A calculated percentage, always with one decimal: `27.0%`; zero is `0%`. */
export function formatPercent(percent: number, language: Language): string {
  const digits = percent === 0 ? 0 : 1;
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return inPercent(written(percent, language, fixed), language);
}

/** A percentage as entered or configured, with at most three decimals: `85%`, `0.55%`. */
export function formatRate(percent: number, language: Language): string {
  return inPercent(written(percent, language, { maximumFractionDigits: 3 }), language);
}

/** Rounds down to tenths, so that stated room really exists. Digits beyond the twelfth are floating-point noise. */
export const tenthsBelow = (amount: number): number => Math.floor(Number((amount * 10).toPrecision(12))) / 10;

/** A signed percentage, for steps: `+10%`, `−5%`. */
export function formatStep(percent: number, language: Language): string {
  return inPercent(written(percent, language, { maximumFractionDigits: 1, signDisplay: "exceptZero" }), language);
}

/** A plain number with up to three decimals. */
export function formatNumber(value: number, language: Language): string {
  return written(value, language, { maximumFractionDigits: 3 });
}

/** A written-out calendar day, with its year unless told otherwise: `December 1, 2026`, `1 de diciembre de 2026`. */
export function formatDay(isoDay: string, language: Language, withYear = true): string {
  const day = { month: "long", day: "numeric", timeZone: "UTC" } as const;
  const written = withYear ? ({ ...day, year: "numeric" } as const) : day;
  return new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, written).format(new Date(`${isoDay}T00:00:00Z`));
}

type CountWords = CalculatorText["count"];

const counted = (count: number, one: string, several: string, language: Language) =>
  interpolate(Math.abs(count) === 1 ? one : several, { count: formatNumber(count, language) });

/** `1 month`, `4.5 months`. */
export const monthsInWords = (months: number, { month, months: several }: CountWords, language: Language): string =>
  counted(months, month, several, language);

/** `−1 percentage point`, `2.5 percentage points`. */
export const pointsInWords = (count: number, { point, points }: CountWords, language: Language): string =>
  counted(count, point, points, language);

/** `1 line`, `3 lines`. */
export const linesInWords = (count: number, { line, lines }: CountWords, language: Language): string =>
  counted(count, line, lines, language);

function formatPart({ is, value }: FormulaPart, words: CountWords, language: Language): string {
  switch (is) {
    case "cents":
      return formatCents(value, language);
    case "percent":
      return formatRate(value, language);
    case "number":
      return formatNumber(value, language);
    case "sqft":
      return interpolate(words.sqft, { count: formatNumber(value, language) });
    case "months":
      return monthsInWords(value, words, language);
    case "sign":
      return value;
  }
}

/** A result's amount or percentage; amounts with cents only if nonzero, unless `always`. */
export const formatResult = ({ is, value }: Formula["result"], language: Language, always = false): string =>
  is === "percent" ? formatPercent(value, language) : formatCents(value, language, always);

/** The same for a table at a glance: whole dollars. */
export const formatRounded = ({ is, value }: Formula["result"], language: Language): string =>
  is === "percent" ? formatPercent(value, language) : formatHeadline(value, language);

/** Formats a formula: `$287,500 × 2% = $5,750`. A negative amount after an operator is parenthesized. */
export function formatFormula({ parts, result }: Formula, words: CountWords, language: Language): string {
  const pieces = parts.map((part, index) => {
    const text = formatPart(part, words, language);
    return index > 0 && part.is === "cents" && part.value < 0 ? `(${text})` : text;
  });
  return [...pieces, "=", formatResult(result, language)].join(" ");
}
