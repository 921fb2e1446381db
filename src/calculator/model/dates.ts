import { addMonths } from "date-fns/addMonths";
import { formatISO } from "date-fns/formatISO";
import { isValid } from "date-fns/isValid";
import { parseDay } from "../../typed/readDate";
import { addDays } from "date-fns/addDays";
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

/** A day of a deal, or the days from `first` to `last`, as ISO days. */
export interface CalendarDate {
  first: string;
  last: string;
  is: "closing" | "sale" | { text: string; source: string };
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The same days in each year from `since` to `until`; a last day before the first one is in the next year. */
function everyYear({ first, last }: DayBounds, since: number, until: number) {
  const years = Array.from({ length: until - since + 1 }, (_year, index) => since + index);
  return years.map((year) => ({ first: `${year}-${first}`, last: `${last < first ? year + 1 : year}-${last}` }));
}

/**
 * The dates that matter to a deal, in order: those after the purchase, and those of each year between the closing and
 * the expected sale. Empty if the closing day is not an ISO day.
 */
export function dealCalendar(
  closingDay: string,
  projectMonths: number,
  { afterPurchase, yearly }: CalculatorContent["calendar"],
): CalendarDate[] {
  const closing = parseDay(closingDay);
  const sale = saleDay(closingDay, projectMonths);
  if (!closing || !sale) return [];
  const on = (day: string, is: CalendarDate["is"]) => ({ first: day, last: day, is });
  const counted = afterPurchase.map(({ days, ...is }) => on(isoDay(addDays(closing, days)) ?? "", is));
  const seasons = yearly.flatMap(({ first, last, ...is }) =>
    everyYear({ first, last }, yearOf(closingDay) - 1, yearOf(sale))
      .filter((days) => days.last >= closingDay && days.first <= sale)
      .map((days) => ({ ...days, is })),
  );
  // What has begun before the closing stands right after it.
  const place = ({ first }: CalendarDate) => (first < closingDay ? closingDay : first);
  return [on(closingDay, "closing"), ...counted, ...seasons, on(sale, "sale")].sort((one, other) =>
    place(one).localeCompare(place(other)),
  );
}
