import { addMonths } from "date-fns/addMonths";
import { formatISO } from "date-fns/formatISO";
import { isValid } from "date-fns/isValid";
import { parseDay } from "../../typed/readDate";
import type { CalculatorContent } from "../../content/contentTypes/calculator";

/** First and last day that can be chosen, as ISO days. */
export type DayBounds = CalculatorContent["dates"];

/** The local ISO day (`2026-12-01`) of a date; undefined when the date is invalid. */
export function isoDay(date: Date | null): string | undefined {
  return date && isValid(date) ? formatISO(date, { representation: "date" }) : undefined;
}

/** True for a valid ISO day within the bounds, inclusive. */
export function isClosingDay(iso: string, { first, last }: DayBounds): boolean {
  return parseDay(iso) !== null && iso >= first && iso <= last;
}

/** ISO day of the expected sale: this many months after closing, clamped to the end of the month. */
export function saleDay(closingDay: string, projectMonths: number): string | undefined {
  const closing = parseDay(closingDay);
  return closing ? isoDay(addMonths(closing, projectMonths)) : undefined;
}
