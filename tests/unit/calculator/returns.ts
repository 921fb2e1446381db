import type { Assumptions } from "../../../src/calculator/model/assumptions";
import type { AddedCost, DealInputs } from "../../../src/calculator/model/inputs";
import { COST_LINES, sheetOf, shownCosts } from "../../../src/calculator/model/sheet";
import type { AmountLine, CostLine, Sheet, SpecifiedCost } from "../../../src/calculator/model/sheetLines";

export { COST_LINES };

/** What one way of paying requires of the investor: whole cents; the return in percent with one decimal. */
const SCENARIO = [
  "paidAtClosingByInvestor",
  "paidDuringProjectApprox",
  "totalEstimatedInvestment",
  "investorRoi",
] as const;

export type Scenario = Record<(typeof SCENARIO)[number], number>;

const AMOUNTS = [
  "ownCosts",
  "totalProjectCosts",
  "expectedProfit",
  "epgFees",
  "investorProfit",
  "propertyLoan",
  "rehabLoans",
  "totalLoan",
  "interestCostTotals",
  "otherCreditCharges",
] as const satisfies readonly (CostLine | AmountLine)[];

/** The amounts of a project under one way of paying, in whole cents; of the visitor's additions, those in use. */
export type ProjectAmounts = Record<SpecifiedCost | (typeof AMOUNTS)[number], number> &
  Partial<Record<AddedCost, number>>;

/** Every specified result of a calculation, in whole cents except `investorRoi`. */
export type Returns = ProjectAmounts & {
  /** Proof of funds to show before closing. */
  investorTestFunds: number;
  /** The bank pays for the renovation. */
  scenario1: Scenario;
  /** The investor pays for the renovation; the loan costs stay those of the first scenario. */
  scenario2: Scenario;
};

/** The same project with a loan on the purchase only. */
export type WithoutRehabLoan = ProjectAmounts & { scenario: Scenario };

const valuesOf = <Name extends CostLine | AmountLine | "investorRoi">({ value }: Sheet, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;

const amountsOf = (sheet: Sheet): ProjectAmounts =>
  valuesOf(sheet, [...(shownCosts(sheet) as SpecifiedCost[]), ...AMOUNTS]);

/** The specified results of a deal; non-finite ones are 0. */
export function calculateReturns(inputs: DealInputs, assumptions: Assumptions): Returns {
  const bank = sheetOf(inputs, assumptions, "bank");
  return {
    ...amountsOf(bank),
    investorTestFunds: bank.value("investorTestFunds"),
    scenario1: valuesOf(bank, SCENARIO),
    scenario2: valuesOf(sheetOf(inputs, assumptions, "own"), SCENARIO),
  };
}

/** The same formulas with a loan on the purchase only: the investor pays for the renovation as it proceeds. */
export function calculateWithoutRehabLoan(inputs: DealInputs, assumptions: Assumptions): WithoutRehabLoan {
  const without = sheetOf(inputs, assumptions, "without");
  return { ...amountsOf(without), scenario: valuesOf(without, SCENARIO) };
}
