import calculator from "../../../content/calculator.json";
import words from "../../../content/text/calculator.json";
import { formatDay } from "../../../src/calculator/format";
import { savedColumns } from "../../../src/calculator/keep/savedColumns";
import { encodeDeal } from "../../../src/calculator/shareLink";
import type { CalculatorContent } from "../../../src/content/kinds/calculator";
import { fill } from "../../../src/content/fill";
import { oneLanguage } from "../../../src/content/oneLanguage";
import { goodDeal } from "./deals";

const content = oneLanguage(calculator, "en") as CalculatorContent;
const text = oneLanguage(words, "en");
const code = encodeDeal({ inputs: goodDeal, changedRates: {} });
const savedOn = (savedAt: string) => savedColumns([{ code, savedAt }], content, { text, language: "en" })[0]?.savedOn;

test("a deal names the visitor's day of saving, early and late in it", () => {
  const day = fill(text.saved.savedOn, { day: formatDay("2026-11-21", "en") });
  expect(savedOn(new Date(2026, 10, 21, 0, 30).toISOString())).toBe(day);
  expect(savedOn(new Date(2026, 10, 21, 23, 30).toISOString())).toBe(day);
});

test("a deal whose time of saving cannot be read names no day", () => {
  expect(savedOn("x")).toBe("");
});
