// Values found by search: profit is monotonic in each of them, so bisection finds the boundary exactly.
import type { Assumptions } from "./assumptions";
import { calculateReturns } from "./calculateReturns";
import type { DealInputs } from "./deal";

/** Largest amount the form accepts, in dollars. */
const MAX_DOLLARS = 999_999_999_999;

/** Largest whole number from `low` to `high` that passes; undefined when `low` does not. */
export function largestWhole(low: number, high: number, passes: (value: number) => boolean): number | undefined {
  if (!passes(low)) return undefined;
  let [good, bad] = [low, high + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (passes(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Lowest sale price in whole dollars without a loss; undefined when no price avoids one. */
export function breakEvenArv(inputs: DealInputs, assumptions: Assumptions): number | undefined {
  const loses = (arv: number) => calculateReturns({ ...inputs, arv }, assumptions).expectedProfit < 0;
  const highestLoss = largestWhole(0, MAX_DOLLARS, loses);
  if (highestLoss === undefined) return 0;
  return highestLoss === MAX_DOLLARS ? undefined : highestLoss + 1;
}

/**
 * Highest purchase price in whole dollars that leaves the investor at least the desired profit.
 * @param wishedProfitCents the investor's share of the profit, in cents
 * @returns undefined when even a price of one dollar is too high
 */
export function highestPurchasePrice(
  inputs: DealInputs,
  assumptions: Assumptions,
  wishedProfitCents: number,
): number | undefined {
  return largestWhole(
    1,
    MAX_DOLLARS,
    (purchasePrice) => calculateReturns({ ...inputs, purchasePrice }, assumptions).investorProfit >= wishedProfitCents,
  );
}
