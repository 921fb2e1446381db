/** The days of the week: their codes at schema.org, and what they are called in a sentence. */
export const WEEKDAYS = [
  { code: "Mo", en: "Monday", es: "lunes" },
  { code: "Tu", en: "Tuesday", es: "martes" },
  { code: "We", en: "Wednesday", es: "miércoles" },
  { code: "Th", en: "Thursday", es: "jueves" },
  { code: "Fr", en: "Friday", es: "viernes" },
  { code: "Sa", en: "Saturday", es: "sábado" },
  { code: "Su", en: "Sunday", es: "domingo" },
] as const;
