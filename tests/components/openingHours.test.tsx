// The opening hours, written once: in words for visitors, and for search engines.
import { hoursForSearch, hoursText } from "../../src/components/openingHours";
import { oneLanguage } from "../../src/content/oneLanguage";
import { commonText } from "../../src/content/texts/common";
import content from "../../content/text/common.json";

const wordsIn = (language: "en" | "es") => oneLanguage(commonText.cast(content), language).hours;

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
