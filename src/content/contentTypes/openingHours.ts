import { string } from "yup";
import { CLOCK_TIME, clockTime } from "../schema/dates";
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

/** When the office is open. */
export const openingHours = () => list().of(openingSpan).max(MOST, entriesAtMost(MOST));
