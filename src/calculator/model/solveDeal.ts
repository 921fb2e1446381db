// Values found by trying: the profit moves one way with each of them, so halving the range finds the edge exactly.
import type { Assumptions } from "./assumptions";
import { calculateReturns } from "./calculateReturns";
import type { DealInputs } from "./deal";

/** Largest amount that the form takes, in dollars. */
const MAX_DOLLARS = 999_999_999_999;

/** Projects are searched up to fifty years. */
export const MAX_MONTHS = 600;

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

/** Lowest sale price in whole dollars that brings no loss; undefined when no price does. */
export function breakEvenArv(inputs: DealInputs, assumptions: Assumptions): number | undefined {
  const loses = (arv: number) => calculateReturns({ ...inputs, arv }, assumptions).expectedProfit < 0;
  const highestLoss = largestWhole(0, MAX_DOLLARS, loses);
  if (highestLoss === undefined) return 0;
  return highestLoss === MAX_DOLLARS ? undefined : highestLoss + 1;
}

/**
 * Highest purchase price in whole dollars that leaves the investor at least the wished profit.
 * @param wishedProfitCents the investor's share of the profit, in cents
 * @returns undefined when not even a price of one dollar does
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

/** Whole months that the project may last before it loses money, at most 600; undefined when it loses from the start. */
export function monthsUntilLoss(inputs: DealInputs, assumptions: Assumptions): number | undefined {
  return largestWhole(
    0,
    MAX_MONTHS,
    (projectMonths) => calculateReturns({ ...inputs, projectMonths }, assumptions).expectedProfit >= 0,
  );
}
