import { string } from "yup";
import { CLOCK_TIME, clockTime, isoDate } from "../schema/dates";
import { entriesAtMost } from "../schema/fieldMessages";
import { group, list } from "../schema/fields";
import { inEach } from "../../i18n/editorLanguages";
import { WEEKDAYS, weekdayName } from "../weekdays";

const DAY_CODES = WEEKDAYS.join(", ");

/** Each day may have its own hours. */
const MOST = 7;

const day = () =>
  string()
    .strict()
    .required({ en: "is missing: choose the day", es: "falta: elija el día" })
    .oneOf(WEEKDAYS, {
      en: `must be a day of the week (in the files, ${DAY_CODES})`,
      es: `debe ser un día de la semana (en los archivos, ${DAY_CODES})`,
    })
    .meta({
      options: Object.fromEntries(WEEKDAYS.map((code) => [code, inEach((language) => weekdayName(code, language))])),
    });

/** Days in a row with the same hours. */
const openingSpan = group({ firstDay: day(), lastDay: day(), opens: clockTime(), closes: clockTime() }).test(
  "order",
  { en: "must close later than it opens", es: "debe cerrar después de abrir" },
  ({ opens = "", closes = "" }) => !CLOCK_TIME.test(opens) || !CLOCK_TIME.test(closes) || opens < closes,
);

export const openingHours = () => list().of(openingSpan).max(MOST, entriesAtMost(MOST));

const MOST_SPECIAL = 20;

/** Holidays: days with other hours, or closed if none are given. Those that are over are not shown. */
const specialSpan = group({
  from: isoDate("2026-12-24"),
  until: isoDate("2026-12-25"),
  opens: clockTime().notRequired(),
  closes: clockTime().notRequired(),
})
  .test(
    "days",
    { en: "must not end before it begins", es: "no puede terminar antes de empezar" },
    ({ from = "", until = "" }) => from <= until,
  )
  .test(
    "hours",
    {
      en: "needs both times, the later one to close, or none for closed",
      es: "necesita las dos horas, la de cierre después, o ninguna si está cerrado",
    },
    ({ opens, closes }) => (opens && closes ? opens < closes : !opens && !closes),
  );

/** When the office is closed or has other hours. */
export const specialHours = () => list().of(specialSpan).max(MOST_SPECIAL, entriesAtMost(MOST_SPECIAL));
