import fc from "fast-check";
import { calculateReturns } from "../returns";
import { centsPerSqft, type Comparable, sqftRange, valueOfArea } from "../../../../src/calculator/model/comparables";
import { readDeal, valuesOf } from "../../../../src/calculator/model/form";
import { encodeDeal, decodeDeal } from "../../../../src/calculator/share/shareLink";
import { assumptions, content, goodDeal, kept } from "../deals";

const houses: Comparable[] = [
  { price: 420_000, areaSqft: 1_500, soldOn: "2026-08-01", adjustment: -5_000 },
  { price: 399_000, areaSqft: 1_400, soldOn: "", adjustment: 0 },
  { price: 450_000, areaSqft: 1_700, soldOn: "2026-06-15", adjustment: 10_000 },
];

const anyHouses = fc.array(
  fc.record({
    price: fc.integer({ min: 50_000, max: 999_999 }),
    areaSqft: fc.integer({ min: 100, max: 99_999 }),
    soldOn: fc.constantFrom("", "2026-02-28"),
    adjustment: fc.integer({ min: -49_999, max: 99_999 }),
  }),
  { minLength: 1, maxLength: 3 },
);

test("three sold houses give a low, a middle, and a high price per square foot, as worked out by hand", () => {
  // 415,000 ÷ 1,500; 399,000 ÷ 1,400; 460,000 ÷ 1,700
  expect(houses.map(centsPerSqft)).toEqual([276_67, 285_00, 270_59]);
  expect(sqftRange(houses)).toEqual({ low: 270_59, middle: 276_67, high: 285_00 });
  expect(valueOfArea(276_67, 1_500)).toBe(415_005);
});

test("the middle of two houses is halfway between them, and without houses there is no range", () => {
  expect(sqftRange(houses.slice(0, 2))?.middle).toBe(280_84);
  expect(sqftRange([])).toBeUndefined();
});

test("the middle lies between low and high, and the order of the houses does not matter", () => {
  fc.assert(
    fc.property(anyHouses, (any) => {
      const range = sqftRange(any);
      expect(range?.low).toBeLessThanOrEqual(range?.middle ?? NaN);
      expect(range?.middle).toBeLessThanOrEqual(range?.high ?? NaN);
      expect(sqftRange([...any].reverse())).toEqual(range);
    }),
  );
});

test("no figure of a deal depends on its sold houses, and links and the form keep them", () => {
  fc.assert(
    fc.property(anyHouses, (comparables) => {
      const deal = { ...goodDeal, comparables };
      expect(calculateReturns(deal, assumptions)).toEqual(calculateReturns(goodDeal, assumptions));
      expect(decodeDeal(encodeDeal(kept({ inputs: deal })), content)).toEqual({
        ok: true,
        deal: kept({ inputs: deal }),
      });
      expect(readDeal(valuesOf(deal, content.defaults), content)).toEqual(deal);
    }),
  );
});

test.each([
  ["an adjustment of more than the price", { adjustment: -420_000 }],
  ["no area", { areaSqft: 0 }],
  ["a day that does not exist", { soldOn: "2026-02-30" }],
])("a house with %s is refused", (_fault, changed) => {
  const comparables = [{ ...houses[0], ...changed }] as Comparable[];
  expect(readDeal(valuesOf({ ...goodDeal, comparables }, content.defaults), content)).toBeUndefined();
});
