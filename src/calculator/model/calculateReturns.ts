import type { Assumptions } from "./assumptions";
import { ownCents, rehabCents, type DealInputs } from "./deal";
import { centsOf, percentOf, roundCents, sumCents } from "./money";

/** What one way of paying requires of the investor: whole cents; the return in percent with one decimal. */
export interface Scenario {
  paidAtClosingByInvestor: number;
  paidDuringProjectApprox: number;
  totalEstimatedInvestment: number;
  investorRoi: number;
}

/** The outputs that are costs; together with the purchase price they add up to `totalProjectCosts`. */
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
  "ownCosts",
] as const;

type CostLine = (typeof COST_LINES)[number];

/** The amounts of a project under one way of paying, in whole cents. */
export interface ProjectAmounts extends Record<CostLine, number> {
  totalProjectCosts: number;
  expectedProfit: number;
  /** The company's half. */
  epgFees: number;
  investorProfit: number;
  propertyLoan: number;
  rehabLoans: number;
  totalLoan: number;
  interestCostTotals: number;
  otherCreditCharges: number;
}

/** Every specified result of a calculation, in whole cents except `investorRoi`. */
export interface Returns extends ProjectAmounts {
  /** Proof of funds to show before closing. */
  investorTestFunds: number;
  /** The bank pays for the renovation. */
  scenario1: Scenario;
  /** The investor pays for the renovation; the loan costs stay those of the first scenario. */
  scenario2: Scenario;
}

/** The same project with a loan on the purchase only. */
export interface WithoutRehabLoan extends ProjectAmounts {
  scenario: Scenario;
}

/** An output that is an amount in cents. */
export type AmountLine = Exclude<keyof Returns, "scenario1" | "scenario2">;

function scenario(closing: number, during: number, profit: number): Scenario {
  const total = closing + during;
  return {
    paidAtClosingByInvestor: closing,
    paidDuringProjectApprox: during,
    totalEstimatedInvestment: total,
    investorRoi: percentOf(profit, total),
  };
}

/** Interest in cents on the purchase loan, and on the share of the rehab loan drawn on average. */
function interestCents(inputs: DealInputs, propertyLoan: number, rehabLoan: number, averageDraw = 100): number {
  const drawn = averageDraw === 100 ? rehabLoan : (rehabLoan * averageDraw) / 100;
  return roundCents(((propertyLoan + drawn) * inputs.interestRate * inputs.projectMonths) / 1200);
}

/** The project's amounts with or without a renovation loan, and the cash required of the investor. */
function projectWith(fundsWorks: boolean, inputs: DealInputs, a: Assumptions) {
  const price = centsOf(inputs.purchasePrice);
  const arv = centsOf(inputs.arv);
  const months = inputs.projectMonths;

  const rehabCost = rehabCents(inputs, a);
  const propertyLoan = roundCents((price * inputs.ltc) / 100);
  const rehabLoans = fundsWorks ? rehabCost : 0;
  const totalLoan = propertyLoan + rehabLoans;

  const intangibleTax = totalLoan * a.intangibleTaxShareOfLoan;
  const costs: Record<CostLine, number> = {
    rehabCost,
    approxClosingCosts: roundCents(a.closingFixedCents + price * a.closingShareOfPrice),
    originationPoints: roundCents((totalLoan * inputs.origPoints) / 100),
    lenderPolicy: roundCents(price * a.lenderPolicyShareOfPrice),
    mortgageFees: roundCents(a.mortgageFixedCents + intangibleTax + a.stampTaxTimesIntangibleTax * intangibleTax),
    utilities: roundCents(a.utilitiesCentsPerMonth * months),
    interestCost: interestCents(inputs, propertyLoan, rehabLoans, inputs.averageDraw),
    propertyTaxes: roundCents((arv * a.propertyTaxShareOfArvPerYear * months) / 12),
    realtorCommission: roundCents(arv * a.realtorShareOfArv),
    saleClosingCosts: roundCents(arv * a.saleClosingShareOfArv),
    ownCosts: ownCents(inputs),
  };

  const totalProjectCosts = price + sumCents(COST_LINES.map((line) => costs[line]));
  const expectedProfit = arv - totalProjectCosts;
  const epgFees = roundCents(expectedProfit * a.companyShareOfProfit);
  const otherCreditCharges = costs.originationPoints + costs.lenderPolicy + costs.mortgageFees;
  const amounts: ProjectAmounts = {
    ...costs,
    totalProjectCosts,
    expectedProfit,
    epgFees,
    investorProfit: expectedProfit - epgFees,
    propertyLoan,
    rehabLoans,
    totalLoan,
    interestCostTotals: costs.interestCost,
    otherCreditCharges,
  };
  return {
    amounts,
    atClosing: price - propertyLoan + costs.approxClosingCosts + otherCreditCharges,
    duringProject: costs.utilities + costs.interestCost + costs.ownCosts + a.cashReserveCents,
  };
}

/**
 * The whole calculation. Each line is rounded to whole cents once, and totals are sums of the rounded lines. Formulas:
 * specification section 9 and its settled gaps: the loan covers part of the price and the whole renovation, the second
 * scenario adds the renovation to the first, and the profit halves add up. Non-finite results become 0.
 */
export function calculateReturns(inputs: DealInputs, assumptions: Assumptions): Returns {
  const { amounts, atClosing, duringProject } = projectWith(true, inputs, assumptions);
  const scenario1 = scenario(atClosing, duringProject, amounts.investorProfit);
  return {
    ...amounts,
    investorTestFunds: scenario1.totalEstimatedInvestment,
    scenario1,
    scenario2: scenario(atClosing, duringProject + amounts.rehabCost, amounts.investorProfit),
  };
}

/** The same formulas with a loan on the purchase only: the investor pays for the renovation as it proceeds. */
export function calculateWithoutRehabLoan(inputs: DealInputs, assumptions: Assumptions): WithoutRehabLoan {
  const { amounts, atClosing, duringProject } = projectWith(false, inputs, assumptions);
  return { ...amounts, scenario: scenario(atClosing, duringProject + amounts.rehabCost, amounts.investorProfit) };
}

/** Interest in cents saved by drawing the rehab loan in stages instead of in full on the first day. */
export function savedByDraws(inputs: DealInputs, { propertyLoan, rehabLoans, interestCost }: ProjectAmounts): number {
  return interestCents(inputs, propertyLoan, rehabLoans) - interestCost;
}
