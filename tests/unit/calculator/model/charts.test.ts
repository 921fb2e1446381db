import fc from "fast-check";
import { readRate } from "../../../../src/calculator/words/amountText";
import { withRate } from "../../../../src/calculator/model/changeRates";
import { calculateReturns } from "../../../../src/calculator/model/calculateReturns";
import { formatCents, formatPercent, formatReturn, formatStep } from "../../../../src/calculator/words/format";
import { salePriceParts } from "../../../../src/calculator/model/salePriceParts";
import { scenarioBars, scenarioDifference } from "../../../../src/calculator/model/scenarioBars";
import { assumptions, badDeal, goodDeal } from "../deals";

test("the parts of the sale price add up to it, for a profit and for a loss", () => {
  for (const deal of [goodDeal, badDeal]) {
    const parts = salePriceParts(deal, calculateReturns(deal, assumptions));
    expect(parts.reduce((total, { cents }) => total + cents, 0)).toBe(deal.arv * 100);
  }
});

test("the pieces of the bar follow each other and never pass its end", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (price, gain) => {
      const deal = { ...goodDeal, purchasePrice: price, arv: price + gain };
      const parts = salePriceParts(deal, calculateReturns(deal, assumptions));
      parts.forEach(({ start, width }, index) => {
        expect(start + width).toBeLessThanOrEqual(1000.02);
        const next = parts[index + 1];
        if (next) expect(next.start).toBeCloseTo(start + width, 1);
      });
    }),
  );
});

test("the longer scenario fills its bar, and the differences are second less first", () => {
  const returns = calculateReturns(goodDeal, assumptions);
  const [bank, own] = scenarioBars(returns);
  expect(own.closing + own.during).toBe(1000);
  expect(bank.closing).toBe(own.closing);
  expect(scenarioDifference(returns, "totalEstimatedInvestment")).toBe(75_000_00);
  expect(scenarioDifference(returns, "investorRoi")).toBe(-14.6);
});

test("numbers are written the US way in both languages", () => {
  for (const language of ["en", "es"] as const) {
    expect(formatCents(123_456_789, language)).toBe("$1,234,567.89");
    expect(formatCents(-1_719_00, language)).toBe("-$1,719");
    expect(formatCents(800_00, language, true)).toBe("$800.00");
    expect(formatPercent(0.55, language, 3)).toBe("0.55%");
    expect(formatReturn(27, language)).toBe("27.0%");
    expect(formatReturn(0, language)).toBe("0%");
    expect(formatStep(10, language)).toBe("+10%");
    expect(formatStep(-5, language)).toBe("-5%");
  }
});

test.each([
  ["250", 250],
  ["0.55", 0.55],
  ["0,55", 0.55],
  [" 5. ", 5],
  ["1,200", 1200],
  ["1,200.50", 1200.5],
  ["$1,200", 1200],
  ["$ 250", 250],
  ["1.200", 1.2],
  ["5%", 5],
  ["5,5 %", 5.5],
  ["5,", 5],
  ["0.125", 0.125],
  ["11.1234", 11.123],
  ["0.1256", 0.126],
  ["0,125", NaN],
  ["12,00,000", NaN],
  ["1,200,50", NaN],
  ["$", NaN],
  ["%", NaN],
  ["", NaN],
  ["-1", NaN],
  ["1e3", NaN],
])("the typed rate %j is read as %p", (typed, value) => {
  expect(readRate(typed)).toBe(value);
});

test("a rate is set, and undefined gives it back to the company", () => {
  expect(withRate({ utilities: 300 }, "realtorCommission", 6)).toEqual({ utilities: 300, realtorCommission: 6 });
  expect(withRate({ utilities: 300, realtorCommission: 6 }, "utilities", undefined)).toEqual({ realtorCommission: 6 });
});
