import type { Assumptions } from "./assumptions";
import type { ProjectAmounts } from "./calculateReturns";
import { percentOf } from "./money";

/** How a deal turns out, in words that do not depend on color. */
export type Verdict = "good" | "thin" | "loss";

type Outcome = Pick<ProjectAmounts, "expectedProfit" | "totalProjectCosts">;

/** The whole project's profit as a percentage of all its costs, to one decimal. */
export const marginPercent = ({ expectedProfit, totalProjectCosts }: Outcome): number =>
  percentOf(expectedProfit, totalProjectCosts);

/**
 * The verdict by the content's threshold. Margins are compared as displayed, so that nobody reads that 5% is below 5%.
 */
export function verdictOf(outcome: Outcome, { marks }: Pick<Assumptions, "marks">): Verdict {
  if (outcome.expectedProfit < 0) return "loss";
  return marginPercent(outcome) < percentOf(marks.thinProfitShareOfCost, 1) ? "thin" : "good";
}
