import type { Assumptions, InterestType, RehabType } from "./assumptions";
import { centsOf, percentOf, roundCents, sumCents } from "./money";

/** What the visitor enters: amounts in whole dollars, shares as plain percent numbers (85, 2, 11). */
export interface DealInputs {
  areaSqft: number;
  purchasePrice: number;
  /** After-repair value: the expected sale price. */
  arv: number;
  rehabType: RehabType;
  projectMonths: number;
  /** Loan to cost: the part of the purchase price that the lender pays, in percent. */
  ltc: number;
  /** Origination points, in percent of the loan. */
  origPoints: number;
  /** Interest per year, in percent. */
  interestRate: number;
  /** Recorded only: it does not change the maths (specification, section 9). */
  interestType: InterestType;
}

/** What one way of paying asks of the investor: whole cents, the return in percent with one decimal. */
export interface Scenario {
  paidAtClosingByInvestor: number;
  paidDuringProjectApprox: number;
  totalEstimatedInvestment: number;
  investorRoi: number;
}

/** Every result of a calculation, in whole cents except `investorRoi`. */
export interface Returns {
  rehabCost: number;
  approxClosingCosts: number;
  originationPoints: number;
  lenderPolicy: number;
  mortgageFees: number;
  utilities: number;
  interestCost: number;
  propertyTaxes: number;
  realtorCommission: number;
  saleClosingCosts: number;
  totalProjectCosts: number;
  expectedProfit: number;
  /** The company's half. */
  epgFees: number;
  investorProfit: number;
  /** Proof of funds to show before closing. */
  investorTestFunds: number;
  propertyLoan: number;
  rehabLoans: number;
  totalLoan: number;
  interestCostTotals: number;
  otherCreditCharges: number;
  /** The bank pays for the works. */
  scenario1: Scenario;
  /** The investor pays for the works. */
  scenario2: Scenario;
}

/** An output that is an amount in cents. */
export type AmountLine = Exclude<keyof Returns, "scenario1" | "scenario2">;

/** The outputs that are costs; with the purchase price they add up to `totalProjectCosts`. */
export const COST_LINES = [
  "rehabCost",
  "approxClosingCosts",
  "originationPoints",
  "lenderPolicy",
  "mortgageFees",
  "utilities",
  "interestCost",
  "propertyTaxes",
  "realtorCommission",
  "saleClosingCosts",
] as const satisfies readonly AmountLine[];

function scenario(closing: number, during: number, profit: number): Scenario {
  const total = closing + during;
  return {
    paidAtClosingByInvestor: closing,
    paidDuringProjectApprox: during,
    totalEstimatedInvestment: total,
    investorRoi: percentOf(profit, total),
  };
}

/**
 * The whole calculation. Each line is rounded to whole cents once, and totals are sums of the rounded lines.
 * Formulas: specification section 9 and its settled gaps: the loan covers part of the price and all works, the second
 * scenario adds the works to the first, the halves of the profit add up. Results that are not finite are 0.
 */
export function calculateReturns(inputs: DealInputs, assumptions: Assumptions): Returns {
  const a = assumptions;
  const price = centsOf(inputs.purchasePrice);
  const arv = centsOf(inputs.arv);
  const months = inputs.projectMonths;

  const rehabCost = roundCents(inputs.areaSqft * a.rehabCentsPerSqft[inputs.rehabType]);
  const propertyLoan = roundCents((price * inputs.ltc) / 100);
  const totalLoan = propertyLoan + rehabCost;

  const intangibleTax = totalLoan * a.intangibleTaxShareOfLoan;
  const costs = {
    rehabCost,
    approxClosingCosts: roundCents(a.closingFixedCents + price * a.closingShareOfPrice),
    originationPoints: roundCents((totalLoan * inputs.origPoints) / 100),
    lenderPolicy: roundCents(price * a.lenderPolicyShareOfPrice),
    mortgageFees: roundCents(a.mortgageFixedCents + intangibleTax + a.stampTaxTimesIntangibleTax * intangibleTax),
    utilities: roundCents(a.utilitiesCentsPerMonth * months),
    interestCost: roundCents((totalLoan * inputs.interestRate * months) / 1200),
    propertyTaxes: roundCents((arv * a.propertyTaxShareOfArvPerYear * months) / 12),
    realtorCommission: roundCents(arv * a.realtorShareOfArv),
    saleClosingCosts: roundCents(arv * a.saleClosingShareOfArv),
  };

  const totalProjectCosts = price + sumCents(COST_LINES.map((line) => costs[line]));
  const expectedProfit = arv - totalProjectCosts;
  const epgFees = roundCents(expectedProfit * a.companyShareOfProfit);
  const investorProfit = expectedProfit - epgFees;

  const otherCreditCharges = costs.originationPoints + costs.lenderPolicy + costs.mortgageFees;
  const atClosing = price - propertyLoan + costs.approxClosingCosts + otherCreditCharges;
  const duringProject = costs.utilities + costs.interestCost + a.cashReserveCents;
  const scenario1 = scenario(atClosing, duringProject, investorProfit);
  const scenario2 = scenario(atClosing, duringProject + rehabCost, investorProfit);

  return {
    ...costs,
    totalProjectCosts,
    expectedProfit,
    epgFees,
    investorProfit,
    investorTestFunds: scenario1.totalEstimatedInvestment,
    propertyLoan,
    rehabLoans: rehabCost,
    totalLoan,
    interestCostTotals: costs.interestCost,
    otherCreditCharges,
    scenario1,
    scenario2,
  };
}

const noScenario: Scenario = scenario(0, 0, 0);

/** What the calculator shows before a calculation and after Clear. */
export const ZERO_RETURNS: Returns = {
  rehabCost: 0,
  approxClosingCosts: 0,
  originationPoints: 0,
  lenderPolicy: 0,
  mortgageFees: 0,
  utilities: 0,
  interestCost: 0,
  propertyTaxes: 0,
  realtorCommission: 0,
  saleClosingCosts: 0,
  totalProjectCosts: 0,
  expectedProfit: 0,
  epgFees: 0,
  investorProfit: 0,
  investorTestFunds: 0,
  propertyLoan: 0,
  rehabLoans: 0,
  totalLoan: 0,
  interestCostTotals: 0,
  otherCreditCharges: 0,
  scenario1: noScenario,
  scenario2: noScenario,
};
