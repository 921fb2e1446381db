import type { Rate } from "../../../../src/content/contentTypes/calculator";
import { readAssumptions } from "../../../../src/calculator/model/assumptions";
import { withRate as setRate } from "../../../../src/calculator/model/rates";
import { calculatorContent as content } from "../../../fixtures/calculatorContent";

const withRate = (key: string, change: Partial<Rate>) => ({
  ...content,
  rates: content.rates.map((rate) => (rate.key === key ? { ...rate, ...change } : rate)),
});

test("the specification's rates are read from the content as cents and fractions", () => {
  expect(readAssumptions(content)).toMatchObject({
    rehabCentsPerSqft: { suave: 3500, normal: 5000, fuerte: 6500 },
    closingFixedCents: 160_000,
    closingShareOfPrice: 0.0055,
    lenderPolicyShareOfPrice: 0.0102,
    mortgageFixedCents: 200_000,
    intangibleTaxShareOfLoan: 0.002,
    stampTaxTimesIntangibleTax: 1.75,
    utilitiesCentsPerMonth: 20_000,
    propertyTaxShareOfArvPerYear: 0.015,
    realtorShareOfArv: 0.05,
    saleClosingShareOfArv: 0.025,
    companyShareOfProfit: 0.5,
    cashReserveCents: 90_000,
  });
});

test.each([
  ["another unit", withRate("utilities", { unit: "percent" }), "for the rate utilities"],
  ["another key", withRate("utilities", { key: "utility" }), "the key utilities"],
  ["a rate twice", { rates: [...content.rates, ...content.rates.slice(0, 1)] }, "rehabSuave twice"],
])("content with %s is rejected by name", (_case, json, said) => {
  expect(() => readAssumptions(json)).toThrow(said);
});

test("a rate is set, and undefined resets it to the company's", () => {
  expect(setRate({ utilities: 300 }, "realtorCommission", 6)).toEqual({ utilities: 300, realtorCommission: 6 });
  expect(setRate({ utilities: 300, realtorCommission: 6 }, "utilities", undefined)).toEqual({ realtorCommission: 6 });
});
