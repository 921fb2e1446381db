import fc from "fast-check";
import { trackRecord } from "../../../src/projects/trackRecord";

const deal = (purchasePrice: number, works: number, otherCosts: number, salePrice: number, months: number) => ({
  purchasePrice,
  works,
  otherCosts,
  salePrice,
  months,
});

test("a profit and a loss are added up, with their means", () => {
  const record = trackRecord([deal(200_000, 50_000, 30_000, 320_000, 7), deal(300_000, 60_000, 50_000, 400_000, 12)]);
  expect(record).toEqual({
    count: 2,
    losses: 1,
    sum: { purchasePrice: 500_000, works: 110_000, otherCosts: 80_000, salePrice: 720_000 },
    months: 9.5,
    result: 15_000,
    margin: 30_000 / 690_000,
  });
});

test("without a sold house there is no record", () => {
  expect(trackRecord([])).toBeUndefined();
});

test("the sum's parts and result are what the single deals add up to, in any order", () => {
  const amount = fc.integer({ min: 1, max: 999_999_999 });
  const any = fc.tuple(amount, amount, amount, amount, fc.integer({ min: 1, max: 60 })).map((list) => deal(...list));
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 40 }), (deals) => {
      const record = trackRecord(deals);
      const results = deals.map((one) => one.salePrice - one.purchasePrice - one.works - one.otherCosts);
      expect(record?.result).toBe(Math.round(results.reduce((sum, one) => sum + one, 0) / deals.length));
      expect(record?.losses).toBe(results.filter((one) => one < 0).length);
      expect(trackRecord([...deals].reverse())).toEqual(record);
    }),
  );
});
