import type { CalculatorContent } from "../../content/kinds/calculator";
import { readAssumptions, type Assumptions } from "./assumptions";
import { breakingPoints, stressTests, type BreakingPoint, type Risk } from "./breakingPoints";
import {
  calculateReturns,
  calculateWithoutRehabLoan,
  savedByDraws,
  type Returns,
  type WithoutRehabLoan,
} from "./calculateReturns";
import type { DealInputs } from "./deal";
import { dealWarnings, type DealWarning } from "./dealWarnings";
import { formulasOf, type Formula, type FormulaName } from "./formulas";
import { centsOf, roundCents } from "./money";
import { namedReturns, type NamedReturns } from "./namedReturns";
import { salePriceParts, type SalePricePart } from "./salePriceParts";
import { arvByMonths, arvByRehab, type SensitivityRow } from "./sensitivity";
import { breakEvenArv, monthsUntilLoss } from "./solveDeal";
import { marginPercent, verdictOf, type Verdict } from "./verdict";

/** Everything that is known about a calculated deal. */
export interface DealAnalysis {
  inputs: DealInputs;
  assumptions: Assumptions;
  returns: Returns;
  withoutRehabLoan: WithoutRehabLoan;
  verdict: Verdict;
  /** Profit as a percentage of all costs, to one decimal. */
  marginPercent: number;
  /** Interest in cents saved by drawing the rehab loan in stages. */
  savedByDraws: number;
  formulas: Record<FormulaName, Formula>;
  salePriceParts: SalePricePart[];
  namedReturns: NamedReturns;
  warnings: DealWarning[];
  /** Whole dollars; undefined when no sale price avoids a loss. */
  breakEvenArv: number | undefined;
  /** Undefined when the deal loses money from the start. */
  monthsUntilLoss: number | undefined;
  /** Highest price in cents by the rule of thumb; negative when the renovation alone exceeds it. */
  priceByRuleCents: number;
  byRehab: SensitivityRow[];
  byMonths: SensitivityRow[];
  breakingPoints: BreakingPoint[];
  /** Profit in cents under each stress. */
  stressTests: Record<Risk | "all", number>;
}

/**
 * Analyzes a deal in every way the page shows.
 * @param content content/calculator.json with the visitor's own rates applied
 * @throws AssumptionsError when the content cannot be read
 */
export function analyseDeal(inputs: DealInputs, content: CalculatorContent): DealAnalysis {
  const assumptions = readAssumptions(content);
  const returns = calculateReturns(inputs, assumptions);
  const withoutRehabLoan = calculateWithoutRehabLoan(inputs, assumptions);
  const { salePrice, rehab } = content.sensitivity;
  const byRule = centsOf(inputs.arv) * assumptions.marks.priceRuleShareOfArv - returns.rehabCost;
  return {
    inputs,
    assumptions,
    returns,
    withoutRehabLoan,
    verdict: verdictOf(returns, assumptions),
    marginPercent: marginPercent(returns),
    savedByDraws: savedByDraws(inputs, returns),
    formulas: formulasOf(inputs, assumptions, returns, withoutRehabLoan),
    salePriceParts: salePriceParts(inputs, returns),
    namedReturns: namedReturns(inputs, returns),
    warnings: dealWarnings(inputs, returns, assumptions),
    breakEvenArv: breakEvenArv(inputs, assumptions),
    monthsUntilLoss: monthsUntilLoss(inputs, assumptions),
    priceByRuleCents: roundCents(byRule),
    byRehab: arvByRehab(inputs, assumptions, salePrice, rehab),
    byMonths: arvByMonths(inputs, assumptions, salePrice, content.options.projectMonths),
    breakingPoints: breakingPoints(inputs, assumptions),
    stressTests: stressTests(inputs, assumptions),
  };
}
