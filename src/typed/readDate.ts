import { isValid } from "date-fns/isValid";
import { parseISO } from "date-fns/parseISO";
import { NOTHING, unread, valueOf, type Reading } from "./reading";

/** An ISO day: `2026-12-01`. ISO days sort as strings. */
export const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Local midnight of an ISO day; null if there is no such day. */
export function parseDay(iso: string): Date | null {
  const date = ISO_DAY.test(iso) ? parseISO(iso) : new Date(Number.NaN);
  return isValid(date) ? date : null;
}

/** An ISO day, as fields of dates hold it. */
export function readDate(text: string): Reading<string> {
  const day = text.trim();
  if (day === "") return NOTHING;
  return parseDay(day) ? valueOf(day) : unread(text);
}
