import { ISO_DAY, parseDay } from "../../typed/readDate";
import { textLike } from "./fields";

/** A day in ISO form; `example` for the message. */
export const isoDate = (example = "2099-12-31") =>
  textLike(
    ISO_DAY,
    { en: "is missing: write the date", es: "falta: escriba la fecha" },
    { en: `must be a date such as ${example}`, es: `debe ser una fecha como ${example}` },
  )
    .test(
      "day",
      {
        en: "is not a real date: check the day and the month",
        es: "es una fecha que no existe: revise el día y el mes",
      },
      (value = "") => !ISO_DAY.test(value) || parseDay(value) !== null,
    )
    .meta({ kind: "date" });

/** A day that has come: the latest is the one that has begun somewhere on Earth. */
export const pastDay = (example: string) =>
  isoDate(example).test(
    "past",
    { en: "is still to come: write a day in the past", es: "aún no ha llegado: escriba un día ya pasado" },
    (value = "") => !parseDay(value) || value <= new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
  );

export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of day, such as 09:00. */
export const clockTime = () =>
  textLike(
    CLOCK_TIME,
    { en: "is missing: write the time", es: "falta: escriba la hora" },
    { en: "must be a time such as 09:00 or 18:30", es: "debe ser una hora como 09:00 o 18:30" },
  ).meta({ kind: "time" });
