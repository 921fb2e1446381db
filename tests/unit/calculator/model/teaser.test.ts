import { calculateReturns } from "../returns";
import { calculateTeaser } from "../../../../src/calculator/model/teaser";
import { assumptions, content } from "../deals";

const { defaults, typical } = content;
const inputs = { purchasePrice: 250_000, arv: 420_000, rehabType: "normal" } as const;

test("the teaser's half is the calculator's for a typical house, and its range ends where the sale price falls", () => {
  const deal = { ...inputs, ...defaults, contingency: 0, areaSqft: typical.areaSqft, projectMonths: typical.months };
  expect(calculateTeaser(inputs, content)).toEqual({
    halfCents: calculateReturns(deal, assumptions).investorProfit,
    cashCents: calculateReturns(deal, assumptions).scenario1.totalEstimatedInvestment,
    halfAfterFallCents: calculateReturns({ ...deal, arv: 378_000 }, assumptions).investorProfit,
    fall: 0.1,
    areaSqft: typical.areaSqft,
    projectMonths: typical.months,
  });
});

test.each([
  [0, 420_000],
  [Number.NaN, 420_000],
  [250_000, Number.NaN],
  [250_000, Infinity],
  [250_000, 249_999],
])("$%d and $%d give no result", (purchasePrice, arv) => {
  expect(calculateTeaser({ purchasePrice, arv, rehabType: "suave" }, content)).toBeUndefined();
});
