// A language that writes amounts otherwise than the US do: the table's row is all it takes.
import { formatCents, formatPercent, formatStep } from "../../../src/calculator/words/format";
import { readEdit } from "../../../src/calculator/words/amountText";
import { monthAndYear, percentText, wholeDollars } from "../../../src/i18n/format";

jest.mock("../../../src/i18n/languageTable", () => ({
  LANGUAGE_TABLE: {
    en: { locale: "fr-FR", thousands: "\u202f", decimal: ",", dollars: "#\u00a0$", percent: "#\u202f%" },
  },
}));

test("amounts, percentages, and dates are written as the row says", () => {
  expect(wholeDollars(-1_234_567, "en")).toBe("−1\u202f234\u202f567\u00a0$");
  expect(formatCents(1_234_56, "en")).toBe("1\u202f234,56\u00a0$");
  expect(percentText(0.231, "en")).toBe("23,1\u202f%");
  expect(formatPercent(1027, "en")).toBe("1\u202f027,0\u202f%");
  expect(formatStep(-5, "en")).toBe("−5\u202f%");
  expect(monthAndYear("2026-05-14", "en")).toBe("mai 2026");
});

test("an amount is grouped while it is typed, and its groups are read again", () => {
  const dollars = { measure: "dollars", digits: 12 } as const;
  let shown = "";
  for (const key of "2500000") {
    const typed = shown + key;
    ({ shown } = readEdit({ shown, typed, caret: typed.length, pasted: false, language: "en" }, dollars));
  }
  expect(shown).toBe("2\u202f500\u202f000");
  const pasted = { shown: "", typed: shown, caret: shown.length, pasted: true, language: "en" } as const;
  expect(readEdit(pasted, dollars)).toMatchObject({ value: "2500000", shown });
});
