import { isValid } from "date-fns/isValid";
import { parseISO } from "date-fns/parseISO";

/** How a day is written: `2026-12-01`. Such texts sort as the days do. */
export const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Local midnight of an ISO day; null when the text is no day of the calendar. */
export function dayOf(iso: string): Date | null {
  const date = ISO_DAY.test(iso) ? parseISO(iso) : new Date(Number.NaN);
  return isValid(date) ? date : null;
}
