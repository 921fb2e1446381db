import { addMonths } from "date-fns/addMonths";
import { formatISO } from "date-fns/formatISO";
import { isValid } from "date-fns/isValid";
import { dayOf } from "../../content/calendarDay";

/** First and last day that may be chosen, ISO days. */
export interface DayBounds {
  first: string;
  last: string;
}

/** ISO day (`2026-12-01`) of a date in local time; undefined when it is no date. */
export function isoDay(date: Date | null): string | undefined {
  return date && isValid(date) ? formatISO(date, { representation: "date" }) : undefined;
}

/** True for an ISO day of the calendar within the bounds, both included. */
export function isClosingDay(iso: string, { first, last }: DayBounds): boolean {
  return dayOf(iso) !== null && iso >= first && iso <= last;
}

/** ISO day of the expected sale: so many months after the closing, at the month's end when the day does not exist. */
export function saleDay(closingDay: string, projectMonths: number): string | undefined {
  const closing = dayOf(closingDay);
  return closing ? isoDay(addMonths(closing, projectMonths)) : undefined;
}
