import fc from "fast-check";
import { calculateReturns, type Returns } from "../returns";
import { anyDeal } from "../anyDeal";
import { assumptions, badDeal, goodDeal } from "../deals";

function everyNumber(returns: Returns): number[] {
  const { scenario1, scenario2, ...amounts } = returns;
  return [amounts, scenario1, scenario2].flatMap((part) => Object.values(part) as number[]);
}

test("a $250,000 house of 1,500 sq ft with standard works gives the returns worked out by hand", () => {
  expect(calculateReturns(goodDeal, assumptions)).toEqual({
    rehabCost: 75_000_00, // 1,500 × 50
    approxClosingCosts: 2_975_00, // 1,600 + 0.55 % of 250,000
    originationPoints: 5_750_00, // 287,500 × 2 %
    lenderPolicy: 2_550_00, // 1.02 % of 250,000
    mortgageFees: 3_581_25, // 2,000 + 575 + 1.75 × 575
    utilities: 800_00, // 200 × 4
    interestCost: 10_541_67, // 287,500 × 11 % ÷ 12 × 4 = 10,541.666…
    propertyTaxes: 2_100_00, // 420,000 × 1.5 % ÷ 12 × 4
    realtorCommission: 21_000_00,
    saleClosingCosts: 10_500_00,
    ownCosts: 0,
    totalProjectCosts: 384_797_92, // the lines above + 250,000
    expectedProfit: 35_202_08,
    epgFees: 17_601_04,
    investorProfit: 17_601_04,
    investorTestFunds: 64_597_92,
    propertyLoan: 212_500_00,
    rehabLoans: 75_000_00,
    totalLoan: 287_500_00,
    interestCostTotals: 10_541_67,
    otherCreditCharges: 11_881_25,
    scenario1: {
      paidAtClosingByInvestor: 52_356_25, // 37,500 + 2,975 + 11,881.25
      paidDuringProjectApprox: 12_241_67, // 800 + 10,541.67 + 900
      totalEstimatedInvestment: 64_597_92,
      investorRoi: 27.2,
    },
    scenario2: {
      paidAtClosingByInvestor: 52_356_25,
      paidDuringProjectApprox: 87_241_67,
      totalEstimatedInvestment: 139_597_92,
      investorRoi: 12.6,
    },
  });
});

test("a deal that loses an odd number of cents shares the loss so that both halves add up", () => {
  const returns = calculateReturns(badDeal, assumptions);
  expect(returns.rehabCost).toBe(150_345_00); // 2,313 × 65
  expect(returns.approxClosingCosts).toBe(3_433_33); // 1,600 + 1,833.3315
  expect(returns.propertyLoan).toBe(316_666_35);
  expect(returns.totalLoan).toBe(467_011_35);
  expect(returns.originationPoints).toBe(7_005_17); // 467,011.35 × 1.5 % = 7,005.17025
  expect(returns.lenderPolicy).toBe(3_400_00); // 3,399.9966
  expect(returns.mortgageFees).toBe(4_568_56); // 2,000 + 934.0227 + 1,634.539725
  expect(returns.utilities).toBe(2_400_00);
  expect(returns.interestCost).toBe(49_036_19); // 467,011.35 × 10.5 %
  expect(returns.propertyTaxes).toBe(6_666_71); // 6,666.705, halves up
  expect(returns.realtorCommission).toBe(22_222_35);
  expect(returns.saleClosingCosts).toBe(11_111_18); // 11,111.175, halves up
  expect(returns.totalProjectCosts).toBe(593_521_49);
  expect(returns.expectedProfit).toBe(-149_074_49);
  expect(returns.epgFees).toBe(-74_537_24);
  expect(returns.investorProfit).toBe(-74_537_25);
  expect(returns.scenario1.investorRoi).toBeLessThan(0);
});

test("half a cent is rounded up even where binary fractions fall short of it", () => {
  // $10 × 0.55 % is 5.5 cents, and $50 × 0.55 % is 27.5 cents, above 1,600 of fixed fees.
  const closing = (purchasePrice: number) =>
    calculateReturns({ ...goodDeal, purchasePrice }, assumptions).approxClosingCosts;
  expect(closing(10)).toBe(1_600_06);
  expect(closing(50)).toBe(1_600_28);
});

test("numbers that are not finite give zeros instead of NaN", () => {
  const nothing = { areaSqft: NaN, purchasePrice: NaN, arv: Infinity, projectMonths: NaN, ltc: NaN };
  const returns = calculateReturns({ ...goodDeal, ...nothing }, assumptions);
  expect(everyNumber(returns).every(Number.isFinite)).toBe(true);
  const free = { ...assumptions, closingFixedCents: 0, mortgageFixedCents: 0, cashReserveCents: 0 };
  const empty = { ...goodDeal, areaSqft: 0, purchasePrice: 0, arv: 0, projectMonths: 0 };
  expect(everyNumber(calculateReturns(empty, free)).every((number) => number === 0)).toBe(true);
});

test("the halves of the profit differ by a cent at most and add up for any deal", () => {
  fc.assert(
    fc.property(anyDeal, (deal) => {
      const { epgFees, investorProfit, expectedProfit } = calculateReturns(deal, assumptions);
      expect(epgFees + investorProfit).toBe(expectedProfit);
      expect(Math.abs(epgFees - investorProfit)).toBeLessThanOrEqual(1);
    }),
  );
});
