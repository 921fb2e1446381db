/** A bar from zero to a result: its left end and its width, in percent of the scale. */
interface ResultBar {
  start: number;
  width: number;
}

/**
 * Results as bars on one scale, which reaches from the greatest loss to the greatest profit and always has zero on it.
 * @param results in one unit, negative for a loss
 * @returns where zero is, in percent from the left, and a bar for each result
 */
export function resultBars(results: readonly number[]): { zero: number; bars: ResultBar[] } {
  const lowest = Math.min(0, ...results);
  const highest = Math.max(0, ...results);
  const percentAt = (amount: number) => Math.round(((amount - lowest) / Math.max(1, highest - lowest)) * 1000) / 10;
  const zero = percentAt(0);
  const bars = results.map((result) => {
    const ends = [zero, percentAt(result)];
    const start = Math.min(...ends);
    return { start, width: Math.round((Math.max(...ends) - start) * 10) / 10 };
  });
  return { zero, bars };
}
