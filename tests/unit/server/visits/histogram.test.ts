import fc from "fast-check";
import { percentile, shares } from "../../../../src/server/visits/histogram";
import { LIMITS, spanOf, startOf, UNITS } from "../../../../src/server/visits/spans";
import { METRICS, type Metric } from "../../../../src/visits/visit";

/** Counts values as the server does. */
function counted(metric: Metric, values: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const span = spanOf(metric, value) ?? NaN;
    histogram.set(span, (histogram.get(span) ?? 0) + 1);
  }
  return histogram;
}

test.each(METRICS)("the thresholds of %s are ends of spans, so that its shares are exact", (metric) => {
  const { good, fair } = LIMITS[metric];
  expect([spanOf(metric, good / UNITS[metric]), spanOf(metric, fair / UNITS[metric])]).toEqual([good, fair]);
  const step = 1 / UNITS[metric];
  const values = [good / UNITS[metric], good / UNITS[metric] + step, fair / UNITS[metric] + step, 0];
  expect(shares(metric, counted(metric, values))).toEqual({ good: 0.5, fair: 0.25, poor: 0.25 });
});

test.each([-1, NaN, Infinity, -Infinity, 60_001])("an LCP of %s is invalid", (value) => {
  expect(spanOf("LCP", value)).toBeUndefined();
});

test("a CLS is at least 0 and at most 10", () => {
  expect([
    spanOf("CLS", 0),
    spanOf("CLS", 0.0004),
    spanOf("CLS", 10),
    spanOf("CLS", 10.1),
    spanOf("CLS", -0.1),
  ]).toEqual([0, 10, 100_000, undefined, undefined]);
});

test("an empty histogram has no percentile and no shares", () => {
  expect([percentile("LCP", new Map(), 0.75), shares("LCP", new Map())]).toEqual([undefined, undefined]);
});

test("a percentile is interpolated linearly within its span", () => {
  const histogram = new Map([
    [3000, 2],
    [2500, 2],
  ]);
  expect([0.25, 0.5, 0.75, 1].map((share) => percentile("LCP", histogram, share))).toEqual([2375, 2500, 2750, 3000]);
  expect(percentile("CLS", new Map([[0, 5]]), 0.75)).toBe(0);
});

test("the p75 of any visits is in the span of their true p75, for every metric", () => {
  const value = fc.integer({ min: 0, max: 60_000 });
  fc.assert(
    fc.property(fc.constantFrom(...METRICS), fc.array(value, { minLength: 1, maxLength: 200 }), (metric, numbers) => {
      const values = numbers.map((number) => (metric === "CLS" ? number / 10_000 : number));
      const sorted = values.toSorted((one, other) => one - other);
      const span = spanOf(metric, sorted[Math.ceil(sorted.length * 0.75) - 1] ?? NaN) ?? NaN;
      const p75 = (percentile(metric, counted(metric, values), 0.75) ?? NaN) * UNITS[metric];
      // Dividing and multiplying by the unit may leave a rounding error.
      expect(p75).toBeGreaterThanOrEqual(startOf(metric, span) - 1e-6);
      expect(p75).toBeLessThanOrEqual(span + 1e-6);
    }),
  );
});
