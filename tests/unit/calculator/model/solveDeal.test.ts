import fc from "fast-check";
import { arvByRehab, breakingPoints, profitUnder, stressStep } from "../../../../src/calculator/model/stress";
import { calculateReturns } from "../returns";
import { breakEvenArv, highestPurchasePrice, largestWhole } from "../../../../src/calculator/model/solveDeal";
import { tenthsBelow } from "../../../../src/calculator/words/format";
import { assumptions, badDeal, content, goodDeal } from "../deals";

const profitOf = (deal: typeof goodDeal) => calculateReturns(deal, assumptions).expectedProfit;

test("the largest whole number that passes is found at both ends and in between", () => {
  expect(largestWhole(1, 10, (value) => value <= 7)).toBe(7);
  expect(largestWhole(1, 10, () => true)).toBe(10);
  expect(largestWhole(1, 10, () => false)).toBeUndefined();
});

test("the break-even sale price has no loss, and one dollar less has one", () => {
  const arv = breakEvenArv(goodDeal, assumptions);
  // (384,797.92 − 33,600 of costs that grow with the ARV) ÷ (1 − 0.08) = 381,736.87
  expect(arv).toBe(381_737);
  expect(profitOf({ ...goodDeal, arv: 381_737 })).toBeGreaterThanOrEqual(0);
  expect(profitOf({ ...goodDeal, arv: 381_736 })).toBeLessThan(0);
});

test("there is no break-even sale price when selling costs more than it brings", () => {
  const costly = { ...assumptions, realtorShareOfArv: 1.1 };
  expect(breakEvenArv(goodDeal, costly)).toBeUndefined();
});

test("the highest purchase price leaves the desired profit, and one dollar more does not", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80_000_00 }), (wished) => {
      const price = highestPurchasePrice(goodDeal, assumptions, wished) ?? Number.NaN;
      const profit = (purchasePrice: number) =>
        calculateReturns({ ...goodDeal, purchasePrice }, assumptions).investorProfit;
      expect(profit(price)).toBeGreaterThanOrEqual(wished);
      expect(profit(price + 1)).toBeLessThan(wished);
    }),
    { numRuns: 30 },
  );
});

test("no purchase price leaves more profit than the sale brings", () => {
  expect(highestPurchasePrice(goodDeal, assumptions, 420_000_00)).toBeUndefined();
});

test("the what-if table marks the entered deal, and its cell has the deal's own result", () => {
  const { salePrice, rehab } = content.sensitivity;
  const byRehab = arvByRehab(goodDeal, assumptions, salePrice, rehab);
  const entered = byRehab.flatMap(({ cells }) => cells).filter((cell) => cell.entered);
  expect(entered).toEqual([{ investorProfitCents: 17_601_04, roi: 27.2, verdict: "thin", entered: true }]);
  expect(byRehab.map(({ arv }) => arv)).toEqual([378_000, 399_000, 420_000, 441_000, 462_000]);
});

test("what breaks a deal first is named first: with little bought and much built, the rehab", () => {
  const points = breakingPoints({ ...goodDeal, purchasePrice: 20_000, areaSqft: 5000 }, assumptions);
  expect(points[0]?.risk).toBe("rehab");
  for (const [at, { steps }] of points.entries()) expect(steps).toBeGreaterThanOrEqual(points[at - 1]?.steps ?? 0);
});

test("a lower sale price breaks the good deal first, and each room is the last harmless amount", () => {
  const points = breakingPoints(goodDeal, assumptions);
  expect(points[0]?.risk).toBe("salePrice");
  // 1 − 381,736.87 ÷ 420,000 = 9.11 %, found in thousandths of the 10 % step
  expect(points[0]?.room).toBeCloseTo(0.0911, 4);
  for (const { risk, room } of points) {
    const sign = risk === "salePrice" ? -1 : 1;
    expect(profitUnder(goodDeal, assumptions, { [risk]: sign * room })).toBeGreaterThanOrEqual(0);
    expect(profitUnder(goodDeal, assumptions, { [risk]: sign * room * 1.01 })).toBeLessThan(0);
  }
});

test.each([
  [4.573, 4.5],
  [0.1 + 0.2, 0.3],
  [2.9999999999999996, 3],
  [10.000000000000002, 10],
])("room of %d is shown as %d: never more than there is", (room, told) => {
  expect(tenthsBelow(room)).toBe(told);
});

test("a losing deal has no room left, and a deal with endless profit has more than can be searched", () => {
  expect(breakingPoints(badDeal, assumptions).every(({ room }) => room === 0)).toBe(true);
  const rich = breakingPoints({ ...goodDeal, arv: 999_999_999_999 }, assumptions);
  expect(rich.filter(({ beyond }) => beyond).map(({ risk }) => risk)).toContain("months");
});

test("each stress test equals the deal with that one value changed", () => {
  const points = breakingPoints(goodDeal, assumptions);
  const single = Object.fromEntries(points.map(({ risk, afterStep }) => [risk, afterStep]));
  expect(single).toEqual({
    salePrice: profitOf({ ...goodDeal, arv: 378_000 }),
    rehab: profitOf({ ...goodDeal, areaSqft: 1800 }),
    months: profitOf({ ...goodDeal, projectMonths: 7 }),
    interestPoints: profitOf({ ...goodDeal, interestRate: 12 }),
  });
  const all = profitUnder(goodDeal, assumptions, stressStep(assumptions));
  expect(all).toBeLessThan(Math.min(...Object.values(single)));
});
