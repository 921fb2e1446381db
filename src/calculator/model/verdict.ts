import type { Sheet } from "./sheetLines";
import { percentOf, roundCents } from "./money";
import { afterFall } from "./stressDeal";

/** How a deal would turn out: with a profit that has room, with a profit that is thin, or with a loss. */
export type Verdict = "good" | "thin" | "loss";

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
function markWarnings({ value, rates: { marks } }: Sheet): MarkWarning[] {
  const warnings: MarkWarning[] = [];
  const arv = value("arv");
  const price = value("purchasePrice");
  const loanPercent = value("loanToArv");
  const limitPercent = percentOf(marks.loanLimitShareOfArv, 1);
  const gapCents = value("totalLoan") - roundCents(arv * marks.loanLimitShareOfArv);
  if (loanPercent > limitPercent) warnings.push({ kind: "highLoan", loanPercent, limitPercent, gapCents });
  const percent = percentOf(price + value("rehabCost"), arv);
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

/**
 * The verdict by the content's marks. The best one is for deals that overstep none of them, leave more than a thin
 * profit, and still leave one after the step below the sale price. Margins are compared as displayed.
 */
export function verdictOf(sheet: Sheet): Verdict {
  const { value, rates } = sheet;
  if (value("expectedProfit") < 0) return "loss";
  const isThin = value("onProjectCost") < percentOf(rates.marks.thinProfitShareOfCost, 1);
  const hasRoom = !isThin && markWarnings(sheet).length === 0 && afterFall(sheet).value("expectedProfit") >= 0;
  return hasRoom ? "good" : "thin";
}

/** All warnings for a calculated deal, most serious first. */
export const dealWarnings = (
  sheet: Sheet,
  { verdict, breakEvenArv }: { verdict: Verdict; breakEvenArv: number | undefined },
): DealWarning[] => [...(verdict === "good" ? [] : [{ kind: verdict, breakEvenArv }]), ...markWarnings(sheet)];
