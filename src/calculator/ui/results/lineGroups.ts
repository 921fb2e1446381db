import { COST_LINES, type AmountLine, type Scenario } from "../../model/calculateReturns";

export const COST_TABLE = ["purchasePrice", ...COST_LINES, "totalProjectCosts"] as const;

export const LOAN_TABLE = [
  "propertyLoan",
  "rehabLoans",
  "totalLoan",
  "interestCostTotals",
  "otherCreditCharges",
  "investorTestFunds",
] as const satisfies readonly AmountLine[];

export const PROFIT_TABLE = ["arv", "totalProjectCosts", "expectedProfit", "epgFees", "investorProfit"] as const;

export const SCENARIO_LINES = [
  "paidAtClosingByInvestor",
  "paidDuringProjectApprox",
  "totalEstimatedInvestment",
  "investorRoi",
] as const satisfies readonly (keyof Scenario)[];
