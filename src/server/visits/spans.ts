// Values are counted in spans: few numbers a day, yet enough for percentiles. Each span's upper end is stored with its
// count, so spans can change while old days stay readable.
import type { Metric } from "../../visits/visit";

/** Where "good" and "needs improvement" end, in whole units; from web.dev/vitals. */
export const LIMITS: Readonly<Record<Metric, { good: number; fair: number }>> = {
  LCP: { good: 2500, fair: 4000 },
  INP: { good: 200, fair: 500 },
  CLS: { good: 1000, fair: 2500 },
  FCP: { good: 1800, fair: 3000 },
  TTFB: { good: 800, fair: 1800 },
};

// Each list includes its metric's thresholds, so that the shares are exact.
const LOADING = [
  50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 3000, 3500,
  4000, 5000, 7000, 10_000, 20_000, 60_000,
];
const SPANS: Readonly<Record<Metric, readonly number[]>> = {
  LCP: LOADING,
  FCP: LOADING,
  TTFB: LOADING,
  INP: [16, 24, 32, 40, 56, 72, 100, 120, 160, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000, 60_000],
  CLS: [0, 10, 50, 100, 200, 300, 500, 750, 1000, 1500, 2000, 2500, 4000, 7000, 10_000, 100_000],
};

/** Stored units per unit of the metric: CLS is stored in ten-thousandths, times in milliseconds. */
export const UNITS: Readonly<Record<Metric, number>> = { LCP: 1, INP: 1, CLS: 10_000, FCP: 1, TTFB: 1 };

/**
 * Upper end of the span containing a value, in whole units.
 * @param value as measured by browsers: milliseconds, or unitless for CLS
 * @returns undefined for impossible values: negative, not finite, above a minute or a CLS of ten
 */
export function spanOf(metric: Metric, value: number): number | undefined {
  const whole = Math.round(value * UNITS[metric]);
  return whole >= 0 ? SPANS[metric].find((end) => whole <= end) : undefined;
}

/** Lower end of a span, in whole units; 0 for the first. */
export function startOf(metric: Metric, upTo: number): number {
  return SPANS[metric].findLast((end) => end < upTo) ?? 0;
}
