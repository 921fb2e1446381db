import { ratesOfDay } from "../../../../src/calculator/model/rates";
import { readReport } from "../../../../src/calculator/share/readReport";
import { encodeDeal } from "../../../../src/calculator/share/shareLink";
import type { CalculatorContent } from "../../../../src/content/contentTypes/calculator";
import { content, goodDeal } from "../deals";

const inputs = { ...goodDeal, arv: 400_000 };

const dearer: CalculatorContent = {
  ...content,
  rates: content.rates.map((rate) => (rate.key === "rehabNormal" ? { ...rate, value: 90 } : rate)),
};

test("a report uses the rates of the day its link was made, whatever they are today", () => {
  const code = encodeDeal({ inputs, changedRates: {}, ratesOfDay: ratesOfDay(content, "2026-01-15"), name: "Oak" });
  const read = readReport(code, dearer, "2026-11-23");
  expect(read?.analysis.sheets.bank.value("expectedProfit")).toBe(1_680_208);
  expect(read?.deal.ratesOfDay.day).toBe("2026-01-15");
  expect(read?.deal.name).toBe("Oak");
  expect(read?.changed).toEqual([]);
});

test("a report lists the rates that its author changed", () => {
  const shared = { inputs, changedRates: { rehabNormal: 60 }, ratesOfDay: ratesOfDay(content, "2026-01-15") };
  expect(readReport(encodeDeal(shared), content, "2026-11-23")?.changed).toEqual(["rehabNormal"]);
});
