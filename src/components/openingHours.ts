// The opening hours, written once in content/site.json: in words for visitors, in schema.org's form for search engines.
import { WEEKDAYS } from "../content/weekdays";
import type { Language } from "../i18n/languages";
import type { Company } from "./pageFrame";

type Contact = Pick<Company["contact"], "openingHours" | "hoursNote">;
type Hours = NonNullable<Contact["openingHours"]>[number];

const HALVES: Record<Language, readonly [string, string]> = { en: ["a.m.", "p.m."], es: ["a. m.", "p. m."] };

/** `18:30` as `6:30 p.m.` */
function timeText(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes} ${HALVES[language][hour < 12 ? 0 : 1]}`;
}

const dayText = (code: string, language: Language): string =>
  WEEKDAYS.find((day) => day.code === code)?.[language] ?? code;

function spanText({ firstDay, lastDay, opens, closes }: Hours, language: Language): string {
  const [first, last] = [dayText(firstDay, language), dayText(lastDay, language)];
  const [from, to] = [timeText(opens, language), timeText(closes, language)];
  const days = { en: `${first} to ${last}`, es: `de ${first} a ${last}` };
  const times = { en: `${from} to ${to}`, es: `de ${from} a ${to}` };
  return `${first === last ? first : days[language]}, ${times[language]}`;
}

/** A sentence such as `Monday to Friday, 9 a.m. to 6 p.m. Eastern Time`; empty if nothing is known. */
export function hoursText({ openingHours, hoursNote }: Contact, language: Language): string {
  const spans = (openingHours ?? []).map((span) => spanText(span, language)).join("; ");
  const sentence = [spans, hoursNote].filter(Boolean).join(" ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** As search engines read them: `Mo-Fr 09:00-18:00`. */
export const hoursForSearch = ({ openingHours }: Pick<Contact, "openingHours">): string[] =>
  (openingHours ?? []).map(({ firstDay, lastDay, opens, closes }) => {
    const days = firstDay === lastDay ? firstDay : `${firstDay}-${lastDay}`;
    return `${days} ${opens}-${closes}`;
  });
