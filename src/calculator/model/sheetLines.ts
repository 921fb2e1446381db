// The names of the sheet's lines, and what a sheet answers.
import type { Assumptions } from "./assumptions";
import type { Scenario } from "./deal";
import type { Factor, Formula, FormulaPart } from "./expression";
import type { AddedCost, DealInputs } from "./inputs";

export const SALE_PRICE_PARTS = ["purchase", "works", "financing", "holding", "sale", "profit"] as const;

export type SalePart = (typeof SALE_PRICE_PARTS)[number];

/** A deal's lines under one way of paying, each worked out when first asked for. */
export interface Sheet {
  readonly inputs: DealInputs;
  readonly rates: Assumptions;
  readonly scenario: Scenario;
  /** Whole cents, or a percentage with one decimal; never NaN or infinite. */
  readonly value: (name: LineName) => number;
  readonly formula: (name: LineName) => Formula;
  /** A line as a number in the expression of another. */
  readonly line: (name: LineName) => Factor;
  /** A part that is rounded by itself. */
  readonly rounded: (parts: readonly FormulaPart[]) => Factor;
}

export type Expression = (sheet: Sheet) => readonly FormulaPart[];

export interface Cost {
  /** What the sale price pays for with it. */
  part: Exclude<SalePart, "profit">;
  /** When the investor pays for it; the works are paid for by the lender or, in some scenarios, during the project. */
  paid: "closing" | "during" | "works" | "sale";
  expression: Expression;
}

export type SpecifiedCost =
  | "rehabCost"
  | "approxClosingCosts"
  | "originationPoints"
  | "lenderPolicy"
  | "mortgageFees"
  | "utilities"
  | "interestCost"
  | "propertyTaxes"
  | "realtorCommission"
  | "saleClosingCosts";

/** The amounts that follow from inputs, rates, and costs. */
export type AmountLine =
  | "purchasePrice"
  | "arv"
  | "propertyLoan"
  | "rehabLoans"
  | "totalLoan"
  | "totalProjectCosts"
  | "expectedProfit"
  | "epgFees"
  | "investorProfit"
  | "interestCostTotals"
  | "otherCreditCharges"
  | "paidAtClosingByInvestor"
  | "paidDuringProjectApprox"
  | "totalEstimatedInvestment"
  | "investorTestFunds";

export type PercentLine = "investorRoi" | "onProjectCost" | "loanToArv";

export type CostLine = SpecifiedCost | AddedCost;

export type LineName = CostLine | AmountLine | PercentLine;
