// The opening hours, written once in content/site.json: in words for visitors, in schema.org's form for search engines.
import { interpolate } from "../content/interpolate";
import type { Texts } from "../content/texts/texts";
import { weekdayName } from "../content/weekdays";
import type { Language } from "../i18n/languages";
import { LANGUAGE_TABLE } from "../i18n/languageTable";
import { parseDay } from "../typed/readDate";
import type { Company } from "./pageFrame";

type Contact = Pick<Company["contact"], "openingHours" | "hoursNote">;
type Hours = NonNullable<Contact["openingHours"]>[number];
type Words = Texts["common"]["hours"];

/** `18:30` as `6:30 p.m.`, or as it is where the clock has 24 hours. */
function timeText(written: string, words: Words, locale: string): string {
  const [hour = 0, minute = 0] = written.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  const { hour12: isOfTwelve } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  const time = isOfTwelve ? `${hour % 12 || 12}${minutes}` : written;
  return interpolate(words[hour < 12 ? "morning" : "afternoon"], { time });
}

function spanText({ firstDay, lastDay, opens, closes }: Hours, words: Words, locale: string): string {
  const [first, last] = [weekdayName(firstDay, locale), weekdayName(lastDay, locale)];
  const [from, to] = [timeText(opens, words, locale), timeText(closes, words, locale)];
  return interpolate(first === last ? words.oneDay : words.daysInRow, { first, last, from, to });
}

/** A sentence such as `Monday to Friday, 9 a.m. to 6 p.m. Eastern Time`; empty if nothing is known. */
export function hoursText({ openingHours, hoursNote }: Contact, words: Words, language: Language): string {
  const spans = (openingHours ?? []).map((span) => spanText(span, words, LANGUAGE_TABLE[language].locale)).join("; ");
  const sentence = [spans, hoursNote].filter(Boolean).join(" ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

type Special = NonNullable<Company["contact"]["specialHours"]>[number];

/** The holidays that are not over on a day (ISO), soonest first. */
export const comingHours = (
  { specialHours }: Pick<Company["contact"], "specialHours">,
  today = new Date().toISOString().slice(0, 10),
): Special[] =>
  [...(specialHours ?? [])].filter(({ until }) => until >= today).sort((a, b) => a.from.localeCompare(b.from));

/** A sentence such as `Closed December 24 – 25, 2026`. */
export function specialText({ from, until, opens, closes }: Special, words: Words, language: Language): string {
  const [first, last] = [parseDay(from), parseDay(until)];
  if (!first || !last) return "";
  const days = new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, { dateStyle: "long" }).formatRange(first, last);
  if (!opens || !closes) return interpolate(words.closedDays, { days });
  const [start, end] = [opens, closes].map((time) => timeText(time, words, LANGUAGE_TABLE[language].locale));
  return interpolate(words.specialDays, { days, from: start ?? "", to: end ?? "" });
}

/** As search engines read the holidays; without times, a place is closed from `00:00` to `00:00`. */
export const specialForSearch = (special: readonly Special[]) =>
  special.map(({ from, until, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: from,
    validThrough: until,
    opens: opens || "00:00",
    closes: closes || "00:00",
  }));

/** As search engines read them: `Mo-Fr 09:00-18:00`. */
export const hoursForSearch = ({ openingHours }: Pick<Contact, "openingHours">): string[] =>
  (openingHours ?? []).map(({ firstDay, lastDay, opens, closes }) => {
    const days = firstDay === lastDay ? firstDay : `${firstDay}-${lastDay}`;
    return `${days} ${opens}-${closes}`;
  });
