import fc from "fast-check";
import { resultBars } from "../../../src/projects/resultBars";

test("profits reach right from zero and losses left, to one scale", () => {
  expect(resultBars([60_000, 30_000, -20_000])).toEqual({
    zero: 25,
    bars: [
      { start: 25, width: 75 },
      { start: 25, width: 37.5 },
      { start: 0, width: 25 },
    ],
  });
});

test("zero is on the scale even if all won, all lost, or nothing is left", () => {
  expect(resultBars([10, 20])).toEqual({ zero: 0, bars: [expect.anything(), { start: 0, width: 100 }] });
  expect(resultBars([-10])).toEqual({ zero: 100, bars: [{ start: 0, width: 100 }] });
  expect(resultBars([0])).toEqual({ zero: 0, bars: [{ start: 0, width: 0 }] });
  expect(resultBars([])).toEqual({ zero: 0, bars: [] });
});

test("no bar leaves the scale, and each touches zero", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })), (results) => {
      const { zero, bars } = resultBars(results);
      bars.forEach(({ start, width }) => {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + width).toBeLessThanOrEqual(100.001);
        expect(Math.min(Math.abs(start - zero), Math.abs(start + width - zero))).toBeLessThan(0.001);
      });
    }),
  );
});
