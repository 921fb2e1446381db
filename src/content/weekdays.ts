/** The days of the week: their codes at schema.org. */
export const WEEKDAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

/** The first of January 2024 was a Monday. */
const MONDAY = 1;

/** What a locale calls a day in a sentence; `code` itself if it is none. */
export function weekdayName(code: string, locale: string): string {
  const index = WEEKDAYS.findIndex((day) => day === code);
  if (index < 0) return code;
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(
    Date.UTC(2024, 0, MONDAY + index),
  );
}
