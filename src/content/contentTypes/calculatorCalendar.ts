// The dates that matter to a deal; `calendar` in content/calculator.json.
import type { ISchema } from "yup";
import type { Words } from "../../i18n/editorLanguages";
import { parseDay } from "../../typed/readDate";
import { entriesAtMost } from "../schema/fieldMessages";
import { group, list, paragraph, textLike, integer } from "../schema/fields";

const MOST_DATES = 10;

const MOST_DAYS = 730;

const MONTH_AND_DAY = /^\d{2}-\d{2}$/;

/** A year without February 29. */
const ANY_YEAR = 2027;

/** A day that every year has: `11-01`. */
const dayOfYear = (label: Words) =>
  textLike(
    MONTH_AND_DAY,
    { en: "is missing: write the month and the day", es: "falta: escriba el mes y el día" },
    { en: "must be a month and a day such as 11-01", es: "debe ser un mes y un día como 11-01" },
  )
    .test(
      "day",
      {
        en: "is not a day of every year: check the month and the day",
        es: "no es un día de todos los años: revise el mes y el día",
      },
      (value = "") => !MONTH_AND_DAY.test(value) || parseDay(`${ANY_YEAR}-${value}`) !== null,
    )
    .meta({
      label,
      hint: {
        en: "Month and day, such as 11-01. The same day twice for a single day; a last day before the first one is in the next year.",
        es: "Mes y día, como 11-01. Dos veces el mismo para un solo día; un último día anterior al primero es del año siguiente.",
      },
    });

const said = { text: paragraph(160), source: paragraph(240) };

const dates = <Entry>(entry: ISchema<Entry>) =>
  list()
    .of(entry)
    .required({ en: "is missing: list the dates", es: "falta: enumere las fechas" })
    .max(MOST_DATES, entriesAtMost(MOST_DATES));

/** Shown with a deal whose closing date is known. */
export const calendarSchema = group({
  afterPurchase: dates(group({ days: integer(1, MOST_DAYS), ...said })),
  yearly: dates(
    group({
      first: dayOfYear({ en: "First day", es: "Primer día" }),
      last: dayOfYear({ en: "Last day", es: "Último día" }),
      ...said,
    }),
  ),
});
