import fc from "fast-check";
import { savedByDraws } from "../../../../src/calculator/model/analysis";
import { calculateReturns, calculateWithoutRehabLoan, COST_LINES } from "../returns";
import type { OwnLine } from "../../../../src/calculator/model/deal";
import { sheetOf } from "../../../../src/calculator/model/sheet";
import type { DealInputs } from "../../../../src/calculator/model/inputs";
import { houseDeal } from "../anyDeal";
import { assumptions, goodDeal } from "../deals";

test("without the rehab loan the purchase alone is financed, as worked out by hand", () => {
  const without = calculateWithoutRehabLoan(goodDeal, assumptions);
  expect(without).toMatchObject({
    totalLoan: 212_500_00,
    rehabLoans: 0,
    rehabCost: 75_000_00,
    originationPoints: 4_250_00, // 212,500 × 2 %
    mortgageFees: 3_168_75, // 2,000 + 425 + 1.75 × 425
    interestCost: 7_791_67, // 212,500 × 11 % ÷ 12 × 4 = 7,791.666…
    totalProjectCosts: 380_135_42, // 384,797.92 − 1,500 − 412.50 − 2,750
    expectedProfit: 39_864_58,
    investorProfit: 19_932_29,
    scenario: {
      paidAtClosingByInvestor: 50_443_75, // 37,500 + 2,975 + 4,250 + 2,550 + 3,168.75
      paidDuringProjectApprox: 84_491_67, // 800 + 7,791.67 + 900 + 75,000
      totalEstimatedInvestment: 134_935_42,
      investorRoi: 14.8,
    },
  });
});

test("without the rehab loan the same lines add up, and the loan's own costs are never higher", () => {
  fc.assert(
    fc.property(houseDeal, (deal) => {
      const bank = calculateReturns(deal, assumptions);
      const without = calculateWithoutRehabLoan(deal, assumptions);
      const lines = COST_LINES.reduce((total, line) => total + (without[line] ?? 0), deal.purchasePrice * 100);
      expect(without.totalProjectCosts).toBe(lines);
      expect(without.epgFees + without.investorProfit).toBe(without.expectedProfit);
      expect(without.totalLoan + bank.rehabCost).toBe(bank.totalLoan);
      for (const line of ["originationPoints", "mortgageFees", "interestCost"] as const)
        expect(without[line]).toBeLessThanOrEqual(bank[line]);
      expect(without.expectedProfit).toBeGreaterThanOrEqual(bank.expectedProfit);
    }),
  );
});

test("four draws, 53.1 percent of the rehab loan on average, save the interest on the rest", () => {
  const drawn = { ...goodDeal, draws: 4, worksMonths: 3 };
  const returns = calculateReturns(drawn, assumptions);
  // (212,500 + 39,825) × 11 % ÷ 12 × 4 = 9,251.916…
  expect(returns.interestCost).toBe(9_251_92);
  expect(savedByDraws(sheetOf(drawn, assumptions))).toBe(1_289_75);
  expect(returns.expectedProfit).toBe(36_491_83);
  expect(returns.originationPoints).toBe(5_750_00);
  expect(savedByDraws(sheetOf(goodDeal, assumptions))).toBe(0);
});

test("the fewer draws, the lower the interest, and the savings are the difference in profit", () => {
  fc.assert(
    fc.property(houseDeal, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (deal, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((draws) => {
        const returns = calculateReturns({ ...deal, draws }, assumptions);
        return { returns, saved: savedByDraws(sheetOf({ ...deal, draws }, assumptions)) };
      });
      if (!less || !more) throw new Error("Two deals are compared");
      expect(less.returns.interestCost).toBeLessThanOrEqual(more.returns.interestCost);
      expect(less.returns.expectedProfit - calculateReturns(deal, assumptions).expectedProfit).toBe(less.saved);
    }),
  );
});

const anyLines: fc.Arbitrary<OwnLine[]> = fc.array(
  fc.record({
    name: fc.string({ maxLength: 40 }),
    amount: fc.integer({ min: 0, max: 999_999_999 }),
    per: fc.constantFrom("once" as const, "month" as const),
  }),
  { maxLength: 12 },
);

test("custom lines raise costs and cash by exactly their sum, monthly ones for every month", () => {
  fc.assert(
    fc.property(houseDeal, anyLines, (deal, ownLines) => {
      const plain = calculateReturns(deal, assumptions);
      const returns = calculateReturns({ ...deal, ownLines }, assumptions);
      const sum = ownLines.reduce(
        (all, { amount, per }) => all + amount * 100 * (per === "month" ? deal.projectMonths : 1),
        0,
      );
      expect(returns.ownCosts).toBe(sum);
      expect(returns.totalProjectCosts - plain.totalProjectCosts).toBe(sum);
      expect(returns.scenario1.paidDuringProjectApprox - plain.scenario1.paidDuringProjectApprox).toBe(sum);
      expect(returns.scenario1.paidAtClosingByInvestor).toBe(plain.scenario1.paidAtClosingByInvestor);
      expect(returns.totalLoan).toBe(plain.totalLoan);
    }),
  );
});

test("a custom line in percent of the sale price, and each agent by itself, come off the sale, not out of the cash", () => {
  const plain = calculateReturns(goodDeal, assumptions);
  const ownLines: OwnLine[] = [{ name: "Concession", amount: 2, per: "sale" }];
  const conceded = calculateReturns({ ...goodDeal, ownLines }, assumptions);
  expect(conceded.ownSaleCosts).toBe(8_400_00); // 420,000 × 2 %
  expect(conceded.ownCosts).toBe(0);
  expect(conceded.scenario1.totalEstimatedInvestment).toBe(plain.scenario1.totalEstimatedInvestment);
  expect(plain.expectedProfit - conceded.expectedProfit).toBe(8_400_00);
  const apart = calculateReturns({ ...goodDeal, sellerAgent: 2.75, buyerAgent: 2 }, assumptions);
  expect(apart.realtorCommission).toBe(19_950_00); // 420,000 × 4.75 %
  const commission = (agents: Partial<DealInputs>) =>
    calculateReturns({ ...goodDeal, ...agents }, assumptions).realtorCommission;
  expect(commission({ sellerAgent: 0, buyerAgent: 0 })).toBe(0);
  expect(commission({ sellerAgent: 0 })).toBe(plain.realtorCommission / 2);
});

test("a contingency raises the cost per square foot as it raises a list", () => {
  const returns = calculateReturns({ ...goodDeal, contingency: 10 }, assumptions);
  expect(returns.rehabCost).toBe(82_500_00); // 1,500 × $50 × 110 %
  expect(returns.totalLoan).toBe(295_000_00);
});

test("a list of works with its contingency replaces area times rate", () => {
  const rehabRows = [
    { name: "Kitchen", amount: 18_000 },
    { name: "Roof", amount: 12_345 },
  ];
  const deal = { ...goodDeal, rehabRows, contingency: 10 };
  const returns = calculateReturns(deal, assumptions);
  expect(returns.rehabCost).toBe(33_379_50); // 30,345 × 110 %
  expect(returns.totalLoan).toBe(245_879_50);
  expect(calculateReturns({ ...deal, areaSqft: 9_000, rehabType: "fuerte" }, assumptions)).toEqual(returns);
});
