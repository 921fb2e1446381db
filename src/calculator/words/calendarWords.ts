import { interpolate } from "../../content/interpolate";
import type { CalendarDate } from "../model/dates";
import { formatDay } from "./format";
import type { CalculatorWords } from "./useWords";

/** When it is, written out: a day, or the first and last of several. */
function dateWords({ first, last }: CalendarDate, { text, language }: CalculatorWords): string {
  if (first === last) return formatDay(first, language);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const range = { first: formatDay(first, language, !isOneYear), last: formatDay(last, language) };
  return interpolate(text.calendar.range, range);
}

/** Each date of a deal in words: when it is, what it means, and who says so. */
export const calendarRows = (dates: readonly CalendarDate[], words: CalculatorWords) =>
  dates.map((date) => {
    const { calendar, report } = words.text;
    const own = { closing: report.closingDay, sale: calendar.sale };
    const said = typeof date.is === "string" ? { text: own[date.is], source: "" } : date.is;
    return { when: dateWords(date, words), ...said };
  });

/** Who says so, each source once; "" if nobody is named. */
export function calendarSources(rows: ReturnType<typeof calendarRows>, { text }: CalculatorWords): string {
  const sources = [...new Set(rows.map(({ source }) => source).filter(Boolean))].join(" ");
  return sources && interpolate(text.calendar.sources, { sources });
}
