import fc from "fast-check";
import { calculateReturns } from "../returns";
import type { DealInputs } from "../../../../src/calculator/model/inputs";
import { afterPriceDrop, arvByRehab, verdictOf } from "../../../../src/calculator/model/stress";
import { sheetOf } from "../../../../src/calculator/model/sheet";
import { houseDeal } from "../anyDeal";
import { assumptions, badDeal, goodDeal, roomyDeal, warningsOf } from "../deals";

const verdict = (deal: DealInputs, used = assumptions) => verdictOf(sheetOf(deal, used));

const marked = (marks: Partial<typeof assumptions.marks>) => ({
  ...assumptions,
  marks: { ...assumptions.marks, ...marks },
});

test("a deal with a margin that outlasts the fall is solid; the worked one is thin, the bad one loses", () => {
  expect([roomyDeal, goodDeal, badDeal].map((deal) => verdict(deal))).toEqual(["solid", "thin", "loss"]);
});

test.each([
  ["its profit counts as thin", { thinProfitShareOfCost: 0.5 }],
  ["a fall by the content's step loses", { stressSalePrice: 0.3 }],
])("a solid deal is thin when %s", (_why, marks) => {
  expect(verdict(roomyDeal, marked(marks))).toBe("thin");
});

test.each([
  ["it breaks the price rule", { priceRuleShareOfArv: 0.5 }],
  ["its loan is above the limit", { loanLimitShareOfArv: 0.3 }],
  ["its sale price looks unusual", { highSpreadShareOfPrice: 0.5 }],
])("a solid deal stays solid when %s: that is a remark of its own", (_why, marks) => {
  expect(verdict(roomyDeal, marked(marks))).toBe("solid");
});

test("no deal said to be solid loses after the fall", () => {
  fc.assert(
    fc.property(houseDeal, (deal) => {
      const said = verdict(deal);
      expect(said === "loss").toBe(calculateReturns(deal, assumptions).expectedProfit < 0);
      if (said !== "solid") return;
      expect(afterPriceDrop(sheetOf(deal, assumptions)).value("expectedProfit")).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 1000 },
  );
});

test("headline, warnings and tables agree about a deal that barely earns", () => {
  const deal = { ...goodDeal, arv: 383_000 };
  expect(sheetOf(deal, assumptions).value("onProjectCost")).toBe(0.3);
  expect(verdict(deal)).toBe("thin");
  expect(warningsOf(deal)[0]).toEqual({ kind: "thin", breakEvenArv: 381_737 });
  expect(arvByRehab(deal, assumptions, [0], [0])[0]?.cells[0]?.verdict).toBe("thin");
});
