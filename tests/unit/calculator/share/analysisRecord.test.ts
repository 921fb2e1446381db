import { analysisRecord } from "../../../../src/calculator/share/analysisRecord";
import { calculateReturns } from "../../../../src/calculator/model/calculateReturns";
import { encodeDeal } from "../../../../src/calculator/share/shareLink";
import { assumptions, goodDeal } from "../deals";

test("the analysis for a contact request holds inputs, dollars and the code, in little space", () => {
  const record = analysisRecord(goodDeal, calculateReturns(goodDeal, assumptions), { utilities: 200 }, "2026-12-01");
  expect(record).toMatchObject({
    inputs: { ...goodDeal, closingDay: "2026-12-01" },
    changedRates: { utilities: 200 },
    results: { expectedProfit: 35_202.08, scenario1: { totalEstimatedInvestment: 64_597.92, investorRoi: 27.2 } },
    code: encodeDeal({ inputs: goodDeal, changedRates: { utilities: 200 }, closingDay: "2026-12-01" }),
  });
  expect(JSON.stringify(record).length).toBeLessThan(4_000);
});
