import {
  comingHours,
  hoursForSearch,
  hoursText,
  specialForSearch,
  specialText,
} from "../../src/components/openingHours";
import { showToday } from "../../src/browser/showToday";
import { words } from "../fixtures/sitePage";
import type { Language } from "../../src/i18n/languages";

const wordsIn = (language: Language) => words("common", language).hours;

const span = (firstDay: string, lastDay: string, opens: string, closes: string) => ({
  firstDay,
  lastDay,
  opens,
  closes,
});

const WEEK = span("Mo", "Fr", "09:00", "18:30");
const SATURDAY = span("Sa", "Sa", "00:15", "12:00");

test("days and times become a sentence in each language, with what its editor adds", () => {
  const hours = { openingHours: [WEEK, SATURDAY], hoursNote: "Eastern Time" };
  expect(hoursText(hours, wordsIn("en"), "en")).toBe(
    "Monday to Friday, 9 a.m. to 6:30 p.m.; Saturday, 12:15 a.m. to 12 p.m. Eastern Time",
  );
  expect(hoursText({ ...hours, hoursNote: "(hora del Este)" }, wordsIn("es"), "es")).toBe(
    "De lunes a viernes, de 9 a. m. a 6:30 p. m.; sábado, de 12:15 a. m. a 12 p. m. (hora del Este)",
  );
});

test("a note alone is a sentence, and without both there is none", () => {
  expect(hoursText({ openingHours: null, hoursNote: "by appointment" }, wordsIn("en"), "en")).toBe("By appointment");
  expect(hoursText({ openingHours: [], hoursNote: null }, wordsIn("en"), "en")).toBe("");
});

test("search engines get the same days and times", () => {
  expect(hoursForSearch({ openingHours: [WEEK, SATURDAY] })).toEqual(["Mo-Fr 09:00-18:30", "Sa 00:15-12:00"]);
  expect(hoursForSearch({ openingHours: null })).toEqual([]);
});

const HOLIDAYS = { from: "2026-12-24", until: "2026-12-26", opens: null, closes: null };
const SHORT_DAY = { from: "2026-12-23", until: "2026-12-23", opens: "09:00", closes: "13:00" };

test("holidays are told in each language, soonest first, until they are over", () => {
  const contact = { specialHours: [HOLIDAYS, SHORT_DAY] };
  const told = (language: Language, today: string) =>
    comingHours(contact, today).map((span) => specialText(span, wordsIn(language), language).replace(/\s+/g, " "));
  expect(told("en", "2026-12-01")).toEqual(["December 23, 2026, 9 a.m. to 1 p.m.", "Closed December 24 – 26, 2026"]);
  expect(told("es", "2026-12-24")).toEqual(["Cerrado: 24–26 de diciembre de 2026"]);
  expect(told("en", "2026-12-27")).toEqual([]);
  // A page that was built earlier.
  document.body.innerHTML = '<p data-until="2026-12-26"></p><p data-until="2027-01-01"></p>';
  showToday(new Date("2026-12-27T12:00:00Z"));
  expect(document.querySelectorAll("p:not([hidden])")).toHaveLength(1);
  expect(specialForSearch([HOLIDAYS])).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      validFrom: "2026-12-24",
      validThrough: "2026-12-26",
      opens: "00:00",
      closes: "00:00",
    },
  ]);
});
