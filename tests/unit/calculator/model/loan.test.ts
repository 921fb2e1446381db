import fc from "fast-check";
import { calculateReturns } from "../returns";
import { dealOf } from "../../../../src/calculator/model/form";
import type { DealInputs } from "../../../../src/calculator/model/inputs";
import { drawnShare } from "../../../../src/calculator/model/loan";
import { sheetOf } from "../../../../src/calculator/model/sheet";
import { profitUnder } from "../../../../src/calculator/model/stress";
import { encodeDeal, decodeDeal } from "../../../../src/calculator/share/shareLink";
import { anyDeal, anyQuote, houseDeal } from "../anyDeal";
import { assumptions, content, goodDeal, kept } from "../deals";

const quote = { financing: "quote", quoteLtc: 85, quotePoints: 2, quoteRate: 11 } as const;

const profitOf = (deal: DealInputs) => sheetOf(deal, assumptions).value("expectedProfit");

test("a quote with the terms of the list gives the specified figures to the cent", () => {
  fc.assert(
    fc.property(anyDeal, (deal) => {
      const { ltc: quoteLtc, origPoints: quotePoints, interestRate: quoteRate } = deal;
      const quoted = { ...deal, ...quote, quoteLtc, quotePoints, quoteRate };
      expect(calculateReturns(quoted, assumptions)).toEqual(calculateReturns(deal, assumptions));
    }),
  );
});

test("a quote of 90% on price and works, with all of the works, lends 90% of both", () => {
  const returns = calculateReturns({ ...goodDeal, ...quote, quoteLtc: 90, quoteBasis: "cost" }, assumptions);
  expect(returns).toMatchObject({
    totalLoan: 292_500_00, // (250,000 + 75,000) × 90 %
    rehabLoans: 75_000_00,
    propertyLoan: 217_500_00,
    originationPoints: 5_850_00,
    interestCost: 10_725_00, // 292,500 × 11 % ÷ 12 × 4
  });
});

test("a lender never gives more for the purchase than its price, nor more for both than the quote says", () => {
  const noWorks = { ...goodDeal, ...quote, quoteLtc: 95, quoteBasis: "cost", rehabShare: 0 } as const;
  expect(calculateReturns(noWorks, assumptions)).toMatchObject({ propertyLoan: 250_000_00, rehabLoans: 0 });
  const allWorks = { ...goodDeal, ...quote, quoteLtc: 10, quoteBasis: "cost" } as const;
  expect(calculateReturns(allWorks, assumptions)).toMatchObject({ propertyLoan: 0, rehabLoans: 32_500_00 });
});

test("the investor pays during the project for what the lender leaves of the works", () => {
  const half = calculateReturns({ ...goodDeal, ...quote, rehabShare: 50 }, assumptions);
  expect(half.rehabLoans).toBe(37_500_00);
  const { utilities, interestCost } = half;
  expect(half.scenario1.paidDuringProjectApprox).toBe(utilities + interestCost + 900_00 + 37_500_00);
});

test("a minimum of six months' interest is due after four, and no more after eight", () => {
  const least = { ...goodDeal, ...quote, minimumInterest: 6 } as const;
  const interest = (deal: DealInputs) => calculateReturns(deal, assumptions).interestCost;
  expect(interest(least)).toBe(interest({ ...goodDeal, projectMonths: 6 }));
  expect(interest({ ...least, projectMonths: 8 })).toBe(interest({ ...goodDeal, projectMonths: 8 }));
});

test("an extension is paid for once the project takes longer than the term, and is one of the costs", () => {
  const short = { ...goodDeal, ...quote, loanTerm: 6, extensionFee: 1 } as const;
  expect(sheetOf({ ...short, projectMonths: 6 }, assumptions).value("extensionFee")).toBe(0);
  const long = { ...short, projectMonths: 8 };
  expect(sheetOf(long, assumptions).value("extensionFee")).toBe(2_875_00); // 287,500 × 1 %
  expect(profitOf({ ...goodDeal, projectMonths: 8 }) - profitOf(long)).toBe(2_875_00);
});

test("without a loan nothing is paid to a lender, and all of the money is the investor's", () => {
  fc.assert(
    fc.property(houseDeal, (deal) => {
      const returns = calculateReturns({ ...deal, financing: "cash" }, assumptions);
      const none = { totalLoan: 0, originationPoints: 0, lenderPolicy: 0, mortgageFees: 0, interestCost: 0 };
      expect(returns).toMatchObject(none);
      const { purchasePrice } = deal;
      const { approxClosingCosts, rehabCost, utilities } = returns;
      expect(returns.investorTestFunds).toBe(purchasePrice * 100 + approxClosingCosts + rehabCost + utilities + 900_00);
    }),
  );
});

test("the profit never rises with the price, the months, or the rate, whatever the quote and the draws", () => {
  fc.assert(
    fc.property(houseDeal, anyQuote, fc.integer({ min: 1, max: 50_000 }), (deal, terms, more) => {
      const quoted = dealOf({ ...deal, ...terms });
      const profit = profitOf(quoted);
      expect(profitOf({ ...quoted, purchasePrice: quoted.purchasePrice + more })).toBeLessThanOrEqual(profit);
      expect(profitOf({ ...quoted, arv: quoted.arv + more })).toBeGreaterThanOrEqual(profit);
      for (const stress of [{ months: more / 1000 }, { interestPoints: more / 1000 }]) {
        expect(profitUnder(quoted, assumptions, stress)).toBeLessThanOrEqual(profit);
      }
    }),
  );
});

test("four draws over three of four months have half of the loan drawn on average", () => {
  // After 0.75, 1.5, 2.25, and 3 months, of which 3.25, 2.5, 1.75, and 1 remain: 8.5 of 16.
  expect(drawnShare({ ...goodDeal, draws: 4, worksMonths: 3 })).toBe(53.1);
  expect(drawnShare({ ...goodDeal, draws: 1, worksMonths: 4 })).toBe(0);
  expect(drawnShare(goodDeal)).toBe(100);
});

test("a deal keeps of a quote, of cash, and of draws only what has an effect", () => {
  const all = { ...goodDeal, ...quote, loanTerm: 0, extensionFee: 1, rehabShare: 100 } as const;
  expect(dealOf(all)).toEqual({ ...goodDeal, ...quote });
  expect(dealOf({ ...all, financing: "cash", draws: 3, worksMonths: 3 })).toEqual({ ...goodDeal, financing: "cash" });
  expect(dealOf({ ...all, financing: "listed", draws: 3, worksMonths: 3 })).toEqual({
    ...goodDeal,
    draws: 3,
    worksMonths: 3,
  });
});

test("a link holds any quote and any draws", () => {
  fc.assert(
    fc.property(houseDeal, anyQuote, (deal, terms) => {
      const quoted = kept({ inputs: dealOf({ ...deal, ...terms }) });
      expect(decodeDeal(encodeDeal(quoted), content)).toEqual({ ok: true, deal: quoted });
    }),
  );
});

test("a quote without its rate is refused", () => {
  const code = encodeDeal(kept({ inputs: { ...goodDeal, financing: "quote", quoteLtc: 85, quotePoints: 2 } }));
  expect(decodeDeal(code, content)).toEqual({ ok: false, problem: "values" });
});
