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

test("the worked deal leaves $17,601.04 in four months; in eight less, with a loss after the fall, and it takes more cash", () => {
  const inMonths = (months: number) => calculateTeaser(inputs, { ...content, typical: { ...typical, months } });
  expect(inMonths(4)).toMatchObject({ halfCents: 17_601_04, halfAfterFallCents: -1_718_96, cashCents: 64_597_92 });
  expect(inMonths(8)).toMatchObject({ halfCents: 10_880_21, halfAfterFallCents: -8_334_79, cashCents: 75_939_58 });
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
