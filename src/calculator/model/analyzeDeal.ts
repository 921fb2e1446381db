import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { type Assumptions, readAssumptions } from "./assumptions";
import { type BreakingPoint, breakingPoints, profitUnder, type Risk, stressTests } from "./breakingPoints";
import {
  calculateReturns,
  calculateWithoutRehabLoan,
  type Returns,
  savedByDraws,
  type WithoutRehabLoan,
} from "./calculateReturns";
import type { DealInputs } from "./deal";
import { type Formula, type FormulaName, formulasOf } from "./formulas";
import { centsOf, percentOf, roundCents } from "./money";
import { type SalePricePart, salePriceParts } from "./salePriceParts";
import { arvByMonths, arvByRehab, type SensitivityRow } from "./sensitivity";
import { breakEvenArv } from "./solveDeal";
import { afterFall, type DealWarning, dealWarnings, marginPercent, type Verdict, verdictOf } from "./verdict";

/** Three meanings of "return", each in percent with one decimal. */
export interface NamedReturns {
  /** Investor's profit ÷ the investor's cash (first scenario). */
  onCash: number;
  /** The whole profit ÷ all costs of the project, purchase included. */
  onProjectCost: number;
  /** The return on cash scaled to twelve months, without compounding. */
  annualized: number;
}

/** The three named returns of a calculated deal. */
export function namedReturns(inputs: Pick<DealInputs, "projectMonths">, returns: Returns): NamedReturns {
  const { totalEstimatedInvestment } = returns.scenario1;
  return {
    onCash: returns.scenario1.investorRoi,
    onProjectCost: percentOf(returns.expectedProfit, returns.totalProjectCosts),
    annualized: percentOf(returns.investorProfit * 12, totalEstimatedInvestment * inputs.projectMonths),
  };
}

/** Everything that is known about a calculated deal. */
export interface DealAnalysis {
  inputs: DealInputs;
  assumptions: Assumptions;
  returns: Returns;
  withoutRehabLoan: WithoutRehabLoan;
  verdict: Verdict;
  /** Profit as a percentage of all costs, to one decimal. */
  marginPercent: number;
  /** The investor's half in cents if the sale price is lower by the content's step. */
  halfAfterFall: number;
  /** Interest in cents saved by drawing the rehab loan in stages. */
  savedByDraws: number;
  /** How much lower the profit is, in cents, if the project takes one month longer. */
  furtherMonthCents: number;
  formulas: Record<FormulaName, Formula>;
  salePriceParts: SalePricePart[];
  namedReturns: NamedReturns;
  warnings: DealWarning[];
  /** Whole dollars; undefined when no sale price avoids a loss. */
  breakEvenArv: number | undefined;
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
export function analyzeDeal(inputs: DealInputs, content: CalculatorContent): DealAnalysis {
  const assumptions = readAssumptions(content);
  const returns = calculateReturns(inputs, assumptions);
  const withoutRehabLoan = calculateWithoutRehabLoan(inputs, assumptions);
  const outcome = { verdict: verdictOf(inputs, returns, assumptions), breakEvenArv: breakEvenArv(inputs, assumptions) };
  const { salePrice, rehab } = content.sensitivity;
  const byRule = centsOf(inputs.arv) * assumptions.marks.priceRuleShareOfArv - returns.rehabCost;
  return {
    inputs,
    assumptions,
    returns,
    withoutRehabLoan,
    ...outcome,
    marginPercent: marginPercent(returns),
    halfAfterFall: afterFall(inputs, assumptions).investorProfit,
    savedByDraws: savedByDraws(inputs, returns),
    furtherMonthCents: returns.expectedProfit - profitUnder(inputs, assumptions, { months: 1 }),
    formulas: formulasOf(inputs, assumptions, returns, withoutRehabLoan),
    salePriceParts: salePriceParts(inputs, returns),
    namedReturns: namedReturns(inputs, returns),
    warnings: dealWarnings(inputs, returns, assumptions, outcome),
    priceByRuleCents: roundCents(byRule),
    byRehab: arvByRehab(inputs, assumptions, salePrice, rehab),
    byMonths: arvByMonths(inputs, assumptions, salePrice, content.options.projectMonths),
    breakingPoints: breakingPoints(inputs, assumptions),
    stressTests: stressTests(inputs, assumptions),
  };
}
