import type { Assumptions } from "./assumptions";
import type { ProjectAmounts, Returns } from "./calculateReturns";
import type { DealInputs } from "./inputs";
import { centsOf, percentOf, roundCents } from "./money";

/** How a deal turns out, in words that do not depend on color. */
export type Verdict = "good" | "thin" | "loss";

type ProjectResult = Pick<ProjectAmounts, "expectedProfit" | "totalProjectCosts">;

/** The whole project's profit as a percentage of all its costs, to one decimal. */
export const marginPercent = ({ expectedProfit, totalProjectCosts }: ProjectResult): number =>
  percentOf(expectedProfit, totalProjectCosts);

/**
 * The verdict by the content's threshold. Margins are compared as displayed, so that nobody reads that 5% is below 5%.
 */
export function verdictOf(outcome: ProjectResult, { marks }: Pick<Assumptions, "marks">): Verdict {
  if (outcome.expectedProfit < 0) return "loss";
  return marginPercent(outcome) < percentOf(marks.thinProfitShareOfCost, 1) ? "thin" : "good";
}

/** Something a careful partner would point out about a deal; it never blocks the calculation. */
export type DealWarning =
  /** How far the sale price is from breaking even; undefined when no sale price does. */
  | { kind: Exclude<Verdict, "good">; breakEvenArv: number | undefined }
  /** `gapCents`: how much of the loan is above the limit. */
  | { kind: "highLoan"; loanPercent: number; limitPercent: number; gapCents: number }
  | { kind: "priceRule"; percent: number; rulePercent: number }
  | { kind: "highSpread"; percent: number; typicalPercent: number };

/** All warnings for a calculated deal, most serious first. */
export function dealWarnings(
  inputs: DealInputs,
  returns: Returns,
  { marks }: Pick<Assumptions, "marks">,
  { verdict, breakEvenArv }: { verdict: Verdict; breakEvenArv: number | undefined },
): DealWarning[] {
  const warnings: DealWarning[] = [];
  const arv = centsOf(inputs.arv);
  const price = centsOf(inputs.purchasePrice);
  if (verdict !== "good") warnings.push({ kind: verdict, breakEvenArv });
  // Percentages are compared as displayed, so that nobody is warned that 70% is more than 70%.
  const loanPercent = percentOf(returns.totalLoan, arv);
  const limitPercent = percentOf(marks.loanLimitShareOfArv, 1);
  const gapCents = returns.totalLoan - roundCents(arv * marks.loanLimitShareOfArv);
  if (loanPercent > limitPercent) warnings.push({ kind: "highLoan", loanPercent, limitPercent, gapCents });
  const percent = percentOf(price + returns.rehabCost, arv);
  const rulePercent = percentOf(marks.priceRuleShareOfArv, 1);
  if (percent > rulePercent) warnings.push({ kind: "priceRule", percent, rulePercent });
  if (arv - price > price * marks.highSpreadShareOfPrice)
    warnings.push({
      kind: "highSpread",
      percent: percentOf(arv - price, price),
      typicalPercent: percentOf(marks.typicalSpreadShareOfPrice, 1),
    });
  return warnings;
}
