import type { Assumptions } from "./assumptions";
import type { ProjectAmounts } from "./calculateReturns";
import { percentOf } from "./money";

/** How a deal ends, in words that do not need colour. */
export type Verdict = "good" | "thin" | "loss";

type Outcome = Pick<ProjectAmounts, "expectedProfit" | "totalProjectCosts">;

/** The profit of the whole project in percent of all its costs, one decimal. */
export const marginPercent = ({ expectedProfit, totalProjectCosts }: Outcome): number =>
  percentOf(expectedProfit, totalProjectCosts);

/** The verdict by the mark of the content. Margins are compared as they are shown: nobody reads that 5% is below 5%. */
export function verdictOf(outcome: Outcome, { marks }: Pick<Assumptions, "marks">): Verdict {
  if (outcome.expectedProfit < 0) return "loss";
  return marginPercent(outcome) < percentOf(marks.thinProfitShareOfCost, 1) ? "thin" : "good";
}
