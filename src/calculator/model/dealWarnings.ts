import type { Assumptions } from "./assumptions";
import type { Returns } from "./calculateReturns";
import type { DealInputs } from "./deal";
import { centsOf, percentOf } from "./money";
import { breakEvenArv } from "./solveDeal";
import { verdictOf, type Verdict } from "./verdict";

/** Something a careful partner would point out about a deal; it never blocks the calculation. */
export type DealWarning =
  /** How far the sale price is from breaking even; undefined when no sale price does. */
  | { kind: Exclude<Verdict, "good">; breakEvenArv: number | undefined }
  | { kind: "highLoan"; loanPercent: number; limitPercent: number }
  | { kind: "priceRule"; percent: number; rulePercent: number }
  | { kind: "highSpread"; percent: number; typicalPercent: number };

/** All warnings for a calculated deal, most serious first. */
export function dealWarnings(inputs: DealInputs, returns: Returns, assumptions: Assumptions): DealWarning[] {
  const { marks } = assumptions;
  const warnings: DealWarning[] = [];
  const arv = centsOf(inputs.arv);
  const price = centsOf(inputs.purchasePrice);
  const verdict = verdictOf(returns, assumptions);
  if (verdict !== "good") warnings.push({ kind: verdict, breakEvenArv: breakEvenArv(inputs, assumptions) });
  // Percentages are compared as displayed, so that nobody is warned that 70% is more than 70%.
  const loanPercent = percentOf(returns.totalLoan, arv);
  const limitPercent = percentOf(marks.loanLimitShareOfArv, 1);
  if (loanPercent > limitPercent) warnings.push({ kind: "highLoan", loanPercent, limitPercent });
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
