import type { Assumptions } from "./assumptions";
import { calculateReturns, type ProjectAmounts } from "./calculateReturns";
import type { DealInputs } from "./deal";
import { centsOf, percentOf, roundCents } from "./money";
import { stressDeal } from "./stressDeal";

/** How a deal would turn out: with a profit that has room, with a profit that is thin, or with a loss. */
export type Verdict = "good" | "thin" | "loss";

type ProjectResult = Pick<ProjectAmounts, "expectedProfit" | "totalProjectCosts">;

type Marks = Pick<Assumptions, "marks">;

/** The whole project's profit as a percentage of all its costs, to one decimal. */
export const marginPercent = ({ expectedProfit, totalProjectCosts }: ProjectResult): number =>
  percentOf(expectedProfit, totalProjectCosts);

/** Something a careful partner would point out about a deal; it never blocks the calculation. */
export type DealWarning =
  /** How far the sale price is from breaking even; undefined when no sale price does. */
  | { kind: Exclude<Verdict, "good">; breakEvenArv: number | undefined }
  /** `gapCents`: how much of the loan is above the limit. */
  | { kind: "highLoan"; loanPercent: number; limitPercent: number; gapCents: number }
  | { kind: "priceRule"; percent: number; rulePercent: number }
  | { kind: "highSpread"; percent: number; typicalPercent: number };

type MarkWarning = Exclude<DealWarning, { kind: "thin" | "loss" }>;

/**
 * The marks a deal oversteps. Percentages are compared as displayed, so that nobody is warned that 70% is more than
 * 70%.
 */
function markWarnings(
  inputs: DealInputs,
  { totalLoan, rehabCost }: Pick<ProjectAmounts, "totalLoan" | "rehabCost">,
  { marks }: Marks,
): MarkWarning[] {
  const warnings: MarkWarning[] = [];
  const arv = centsOf(inputs.arv);
  const price = centsOf(inputs.purchasePrice);
  const loanPercent = percentOf(totalLoan, arv);
  const limitPercent = percentOf(marks.loanLimitShareOfArv, 1);
  const gapCents = totalLoan - roundCents(arv * marks.loanLimitShareOfArv);
  if (loanPercent > limitPercent) warnings.push({ kind: "highLoan", loanPercent, limitPercent, gapCents });
  const percent = percentOf(price + rehabCost, arv);
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

/** The deal's amounts if the sale price is lower by the content's step. */
export function afterFall(inputs: DealInputs, assumptions: Assumptions): ProjectAmounts {
  const worse = stressDeal(inputs, assumptions, { salePrice: -assumptions.marks.stressSalePrice });
  return calculateReturns(worse.inputs, worse.assumptions);
}

/**
 * The verdict by the content's marks. The best one is for deals that overstep none of them, leave more than a thin
 * profit, and still leave one after the step below the sale price. Margins are compared as displayed.
 */
export function verdictOf(inputs: DealInputs, returns: ProjectAmounts, assumptions: Assumptions): Verdict {
  if (returns.expectedProfit < 0) return "loss";
  const isThin = marginPercent(returns) < percentOf(assumptions.marks.thinProfitShareOfCost, 1);
  const hasRoom =
    !isThin &&
    markWarnings(inputs, returns, assumptions).length === 0 &&
    afterFall(inputs, assumptions).expectedProfit >= 0;
  return hasRoom ? "good" : "thin";
}

/** All warnings for a calculated deal, most serious first. */
export const dealWarnings = (
  inputs: DealInputs,
  returns: ProjectAmounts,
  assumptions: Marks,
  { verdict, breakEvenArv }: { verdict: Verdict; breakEvenArv: number | undefined },
): DealWarning[] => [
  ...(verdict === "good" ? [] : [{ kind: verdict, breakEvenArv }]),
  ...markWarnings(inputs, returns, assumptions),
];
