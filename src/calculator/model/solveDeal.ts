// Values found by search: profit is monotonic in each of them, so bisection finds the boundary exactly.
import type { Assumptions } from "./assumptions";
import type { DealInputs } from "./inputs";
import { sheetOf } from "./sheet";

/** Largest amount the form accepts, in dollars. */
const MAX_DOLLARS = 999_999_999_999;

/**
 * Largest whole number from `low` to `high` that passes; undefined when `low` does not.
 * @param guess where to look first: near it, the search is short
 */
export function largestWhole(
  low: number,
  high: number,
  passes: (value: number) => boolean,
  guess = Number.NaN,
): number | undefined {
  if (!passes(low)) return undefined;
  let [good, bad] = [low, high + 1];
  for (let [at, step] = [Math.floor(guess), 1]; at > good && at < bad; step *= 8) {
    if (passes(at)) [good, at] = [at, at + step];
    else [bad, at] = [at, at - step];
  }
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (passes(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/** Where a straight line through two of its points is zero. */
export function zeroOf(line: (at: number) => number, [one, other]: readonly [number, number]): number {
  const [first, second] = [line(one), line(other)];
  return one - (first * (other - one)) / (second - first);
}

/** Lowest sale price in whole dollars without a loss; undefined when no price avoids one. */
export function breakEvenArv(inputs: DealInputs, assumptions: Assumptions): number | undefined {
  const profit = (arv: number) => sheetOf({ ...inputs, arv }, assumptions).value("expectedProfit");
  const guess = zeroOf(profit, [inputs.arv, inputs.arv + 100_000]);
  const highestLoss = largestWhole(0, MAX_DOLLARS, (arv) => profit(arv) < 0, guess);
  if (highestLoss === undefined) return 0;
  return highestLoss === MAX_DOLLARS ? undefined : highestLoss + 1;
}

/**
 * Highest purchase price in whole dollars that leaves the investor at least the desired profit.
 * @param targetProfitCents the investor's share of the profit, in cents
 * @returns undefined when even a price of one dollar is too high
 */
export function highestPurchasePrice(
  inputs: DealInputs,
  assumptions: Assumptions,
  targetProfitCents: number,
): number | undefined {
  const left = (purchasePrice: number) =>
    sheetOf({ ...inputs, purchasePrice }, assumptions).value("investorProfit") - targetProfitCents;
  const guess = zeroOf(left, [inputs.purchasePrice, inputs.purchasePrice + 100_000]);
  return largestWhole(1, MAX_DOLLARS, (price) => left(price) >= 0, guess);
}
