// The specified results of a deal, as the specification lists them.
import type { Assumptions } from "../../../src/calculator/model/assumptions";
import type { DealInputs } from "../../../src/calculator/model/inputs";
import { COST_LINES, sheetOf, shownCosts } from "../../../src/calculator/model/sheet";
import type { CostLine, Sheet } from "../../../src/calculator/model/sheetLines";

export { COST_LINES };

const SCENARIO = [
  ...(["paidAtClosingByInvestor", "paidDuringProjectApprox"] as const),
  ...(["totalEstimatedInvestment", "investorRoi"] as const),
] as const;

const AMOUNTS = [
  ...(["ownCosts", "totalProjectCosts", "expectedProfit", "epgFees", "investorProfit"] as const),
  ...(["propertyLoan", "rehabLoans", "totalLoan", "interestCostTotals", "otherCreditCharges"] as const),
] as const;

const valuesOf = <Name extends Parameters<Sheet["value"]>[0]>({ value }: Sheet, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;

const amountsOf = (sheet: Sheet) =>
  valuesOf<CostLine | (typeof AMOUNTS)[number]>(sheet, [...shownCosts(sheet), ...AMOUNTS]);

export type Returns = ReturnType<typeof calculateReturns>;

export function calculateReturns(inputs: DealInputs, assumptions: Assumptions) {
  const bank = sheetOf(inputs, assumptions, "bank");
  return {
    ...amountsOf(bank),
    investorTestFunds: bank.value("investorTestFunds"),
    scenario1: valuesOf(bank, SCENARIO),
    scenario2: valuesOf(sheetOf(inputs, assumptions, "own"), SCENARIO),
  };
}

export function calculateWithoutRehabLoan(inputs: DealInputs, assumptions: Assumptions) {
  const without = sheetOf(inputs, assumptions, "without");
  return { ...amountsOf(without), scenario: valuesOf(without, SCENARIO) };
}
