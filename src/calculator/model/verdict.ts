import type { Sheet } from "./sheetLines";
import { percentOf } from "./money";
import { afterFall } from "./stressDeal";

/** How a deal would turn out: with a solid profit, with a thin one, or with a loss. */
export type Verdict = "solid" | "thin" | "loss";

/**
 * The verdict by the margin alone: thin under the content's mark for it, compared as displayed, or when the step below
 * the sale price turns it into a loss.
 */
export function verdictOf(sheet: Sheet): Verdict {
  const { value, rates } = sheet;
  if (value("expectedProfit") < 0) return "loss";
  const isThin = value("onProjectCost") < percentOf(rates.marks.thinProfitShareOfCost, 1);
  return isThin || afterFall(sheet).value("expectedProfit") < 0 ? "thin" : "solid";
}
