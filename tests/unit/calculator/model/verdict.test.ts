import { calculateReturns } from "../../../../src/calculator/model/calculateReturns";
import { arvByRehab } from "../../../../src/calculator/model/sensitivity";
import { marginPercent, verdictOf } from "../../../../src/calculator/model/verdict";
import { assumptions, goodDeal, warningsOf } from "../deals";

const outcome = (expectedProfit: number, totalProjectCosts: number) => ({ expectedProfit, totalProjectCosts });

test.each([
  [-1, 100_000_00, "loss"],
  [0, 100_000_00, "thin"],
  [350_00, 100_000_00, "thin"],
  [4_940_00, 100_000_00, "thin"],
  [4_960_00, 100_000_00, "good"],
  [5_000_00, 100_000_00, "good"],
])("a profit of %d cents on costs of %d is %s with a threshold of five percent", (profit, costs, verdict) => {
  expect(verdictOf(outcome(profit, costs), assumptions)).toBe(verdict);
});

test("a margin is a percentage of all costs with one decimal", () => {
  expect(marginPercent(outcome(350_00, 100_000_00))).toBe(0.4);
});

test("headline, warnings and tables agree about a deal that barely earns", () => {
  const deal = { ...goodDeal, arv: 383_000 };
  const returns = calculateReturns(deal, assumptions);
  expect(marginPercent(returns)).toBe(0.3);
  expect(verdictOf(returns, assumptions)).toBe("thin");
  expect(warningsOf(deal)[0]).toEqual({ kind: "thin", breakEvenArv: 381_737 });
  expect(arvByRehab(deal, assumptions, [0], [0])[0]?.cells[0]?.verdict).toBe("thin");
});
