import { dealCalendar } from "../../../../src/calculator/model/dates";
import { calendarRows } from "../../../../src/calculator/words/calendarWords";
import type { CalculatorText } from "../../../../src/content/texts/texts";
import { localize } from "../../../../src/content/localize";
import written from "../../../../content/text/calculator.json";
import { calculatorContentIn } from "../../../fixtures/calculatorContent";

const { calendar } = calculatorContentIn();
const [tax, season] = ["Tax (en)", "Season (en)"];

/** The dates as `first last name`. */
const dates = (closingDay: string, months: number, used = calendar) =>
  dealCalendar(closingDay, months, used).map(({ first, last, is }) => {
    const days = first === last ? first : `${first} ${last}`;
    return `${days} ${typeof is === "string" ? is : is.text}`;
  });

const after = (...days: number[]) => ({
  afterPurchase: days.map((count) => ({ days: count, text: `day ${count}`, source: "" })),
  yearly: [],
});

test("days after the purchase are counted from the closing, across February 29 and the end of a year", () => {
  const [days, months] = [after(91, 180), 12];
  expect(dates("2027-12-01", months, days)).toEqual([
    "2027-12-01 closing",
    "2028-03-01 day 91",
    "2028-05-29 day 180",
    "2028-12-01 sale",
  ]);
  expect(dates("2026-12-01", months, days)).toEqual([
    "2026-12-01 closing",
    "2027-03-02 day 91",
    "2027-05-30 day 180",
    "2027-12-01 sale",
  ]);
});

test("a day after the purchase is shown even if the sale is expected before", () => {
  expect(dates("2026-12-01", 4, after(180))).toEqual(["2026-12-01 closing", "2027-04-01 sale", "2027-05-30 day 180"]);
});

test("yearly dates are those of each year between the closing and the sale, both days included", () => {
  const yearly = { ...calendar, afterPurchase: [] };
  expect(dates("2027-04-01", 6, yearly)).toEqual(["2027-04-01 closing", "2027-10-01 sale"]);
  expect(dates("2027-03-31", 7, yearly)).toEqual(["2027-03-31 closing", `2027-03-31 ${tax}`, "2027-10-31 sale"]);
  expect(dates("2027-03-31", 24, yearly)).toEqual([
    "2027-03-31 closing",
    `2027-03-31 ${tax}`,
    `2027-11-01 2028-02-15 ${season}`,
    `2028-03-31 ${tax}`,
    `2028-11-01 2029-02-15 ${season}`,
    `2029-03-31 ${tax}`,
    "2029-03-31 sale",
  ]);
});

test("a season that began in the year before the closing stands right after it, and ends with its last day", () => {
  const yearly = { ...calendar, afterPurchase: [] };
  expect(dates("2027-02-15", 1, yearly)).toEqual([
    "2027-02-15 closing",
    `2026-11-01 2027-02-15 ${season}`,
    "2027-03-15 sale",
  ]);
  expect(dates("2027-02-16", 1, yearly)).toEqual(["2027-02-16 closing", "2027-03-16 sale"]);
});

test("without a closing day there are no dates", () => {
  expect(dates("", 4)).toEqual([]);
  expect(dates("2027-02-29", 4)).toEqual([]);
});

test("the dates are written out in the language of the page", () => {
  const text = localize(written, "es", {}) as CalculatorText;
  const rows = calendarRows(dealCalendar("2027-02-01", 1, calculatorContentIn("es").calendar), {
    text,
    language: "es",
  });
  expect(rows.map(({ when, text: said, source }) => [when, said, source])).toEqual([
    ["1 de febrero de 2027", text.report.closingDay, ""],
    ["Del 1 de noviembre de 2026 al 15 de febrero de 2027", "Season (es)", "Agency (es)"],
    ["1 de marzo de 2027", text.calendar.sale, ""],
    ["3 de mayo de 2027", "Buyers (es)", "Agency (es)"],
  ]);
});

test("days of one year name it once", () => {
  const text = localize(written, "es", {}) as CalculatorText;
  const season = { first: "2027-06-01", last: "2027-11-30", is: { text: "Season", source: "" } };
  const [row] = calendarRows([season], { text, language: "es" });
  expect(row?.when).toBe("Del 1 de junio al 30 de noviembre de 2027");
});
