import type { Metric } from "../../visits/visit";
import { LIMITS, startOf, UNITS } from "./spans";

/** How many visits had a value within each span, by its upper end in whole units (see spans.ts). */
export type Histogram = ReadonlyMap<number, number>;

export interface Shares {
  good: number;
  fair: number;
  poor: number;
}

export const total = (histogram: Histogram): number => [...histogram.values()].reduce((sum, count) => sum + count, 0);

/**
 * The value that the given share of visits did not exceed, in the metric's own unit, interpolated within its span.
 * @param share such as 0.75
 * @returns undefined when nothing was counted
 */
export function percentile(metric: Metric, histogram: Histogram, share: number): number | undefined {
  const wanted = total(histogram) * share;
  let passed = 0;
  for (const [upTo, count] of [...histogram].sort(([one], [other]) => one - other)) {
    if (count > 0 && passed + count >= wanted) {
      const start = startOf(metric, upTo);
      return (start + ((upTo - start) * (wanted - passed)) / count) / UNITS[metric];
    }
    passed += count;
  }
  return undefined;
}

/** Shares of visits rated good, needs improvement, and poor, from 0 to 1; undefined when nothing was counted. */
export function shares(metric: Metric, histogram: Histogram): Shares | undefined {
  const all = total(histogram);
  if (all === 0) return undefined;
  const upTo = (limit: number) =>
    [...histogram].reduce((sum, [end, count]) => (end <= limit ? sum + count : sum), 0) / all;
  const { good, fair } = LIMITS[metric];
  return { good: upTo(good), fair: upTo(fair) - upTo(good), poor: 1 - upTo(fair) };
}
