import type { Returns } from "./calculateReturns";
import type { DealInputs } from "./deal";
import { percentOf } from "./money";

/** Three meanings of "return", each in percent with one decimal. */
export interface NamedReturns {
  /** Investor's profit ÷ the investor's cash (first scenario). */
  onCash: number;
  /** The whole profit ÷ all costs of the project, purchase included. */
  onProjectCost: number;
  /** The return on cash scaled to twelve months, without compounding. */
  annualised: number;
}

/** The three named returns of a calculated deal. */
export function namedReturns(inputs: Pick<DealInputs, "projectMonths">, returns: Returns): NamedReturns {
  const { totalEstimatedInvestment } = returns.scenario1;
  return {
    onCash: returns.scenario1.investorRoi,
    onProjectCost: percentOf(returns.expectedProfit, returns.totalProjectCosts),
    annualised: percentOf(returns.investorProfit * 12, totalEstimatedInvestment * inputs.projectMonths),
  };
}
