import words from "../../../../content/text/calculator.json";
import { analyzeDeal } from "../../../../src/calculator/model/analysis";
import type { DealInputs } from "../../../../src/calculator/model/inputs";
import { loanRows } from "../../../../src/calculator/words/lineRows";
import { changeRates } from "../../../../src/calculator/model/rates";
import { localize } from "../../../../src/content/localize";
import { content, goodDeal } from "../deals";

const text = localize(words, "en", {});

const quote = { financing: "quote", quoteLtc: 80, quotePoints: 2, quoteRate: 11 } as const;

const howOf = (deal: Partial<DealInputs>) => {
  const rows = loanRows(analyzeDeal({ ...goodDeal, ...deal }, content, "2026-11-23"), text);
  return ["propertyLoan", "rehabLoans"].map((line) => rows.find(({ key }) => key === line)?.how);
};

const { purchase, rehab } = text.loans;

test.each([
  ["the list's loan", {}, purchase.ofPrice, rehab.works],
  ["a share of the works", { ...quote, rehabShare: 90 }, purchase.ofPrice, rehab.ofWorks],
  ["no loan on the works", { ...quote, rehabShare: 0 }, purchase.ofPrice, rehab.none],
  ["LTC on price and works", { ...quote, quoteBasis: "cost" }, purchase.ofCost, rehab.works],
  ["works above what LTC allows", { ...quote, quoteBasis: "cost", quoteLtc: 20 }, purchase.ofCost, rehab.ofCost],
  ["all of the price", { ...quote, quoteBasis: "cost", quoteLtc: 100 }, purchase.price, rehab.works],
] as const)("with %s, the words of the loans say what their formulas do", (_case, deal, ofPurchase, ofRehab) => {
  expect(howOf(deal)).toEqual([ofPurchase, ofRehab]);
});

test("both taxes of Florida can be set to nothing", () => {
  const without = changeRates(content, { intangibleTax: 0, stampTax: 0 });
  const fees = (used: typeof content) => analyzeDeal(goodDeal, used, "2026-11-23").sheets.bank.value("mortgageFees");
  // 0.2 % and 0.35 % of the loan of 287,500
  expect(fees(content) - fees(without)).toBe(575_00 + 1_006_25);
});
