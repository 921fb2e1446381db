import fc from "fast-check";
import { lossShares } from "../../../src/projects/deal";
import { newestAndLoss, portfolioOf } from "../../../src/projects/portfolio";

const deal = (purchasePrice: number, works: number, otherCosts: number, salePrice: number, months: number) => ({
  purchasePrice,
  works,
  otherCosts,
  salePrice,
  months,
});

test("a loss is shared by the company's terms, in whole dollars that add up", () => {
  expect(lossShares(deal(189_000, 68_000, 56_437, 302_000, 8), 0.5)).toEqual({
    loss: 11_437,
    ours: 5_719,
    theirs: 5_718,
  });
  expect(lossShares(deal(100, 10, 10, 20, 8), 0.3)).toEqual({ loss: 100, ours: 30, theirs: 70 });
});

test("a profit and a loss are added up, with their means", () => {
  const record = portfolioOf([deal(200_000, 50_000, 30_000, 320_000, 7), deal(300_000, 60_000, 50_000, 400_000, 12)]);
  expect(record).toEqual({
    count: 2,
    losses: 1,
    sum: { purchasePrice: 500_000, works: 110_000, otherCosts: 80_000, salePrice: 720_000 },
    months: 9.5,
    result: 15_000,
    margin: 30_000 / 690_000,
  });
});

test("proof is the newest sale and the newest that ended the other way, or else the sale before", () => {
  const sold = (name: string, soldOn: string | null, salePrice: number) => ({
    name,
    deal: { ...deal(200_000, 50_000, 30_000, salePrice, 7), soldOn },
  });
  const [old, loss, newer, newest] = [
    sold("old", "2025-01-01", 300_000),
    sold("loss", "2025-02-01", 270_000),
    sold("newer", "2025-03-01", 300_000),
    sold("newest", "2025-04-01", 300_000),
  ];
  expect(newestAndLoss([old, loss, newer, newest])).toEqual([newest, loss]);
  expect(newestAndLoss([old, newest, sold("unknown", null, 300_000)])).toEqual([newest, old]);
  // One that went well and one that did not, whichever is the newer.
  const newLoss = sold("new loss", "2025-05-01", 270_000);
  expect(newestAndLoss([old, loss, newest, newLoss])).toEqual([newLoss, newest]);
  expect(newestAndLoss([loss])).toEqual([loss]);
  expect(newestAndLoss([])).toEqual([]);
});

test("without a sold house there is no record", () => {
  expect(portfolioOf([])).toBeUndefined();
});

test("the sum's parts and result are what the single deals add up to, in any order", () => {
  const amount = fc.integer({ min: 1, max: 999_999_999 });
  const any = fc.tuple(amount, amount, amount, amount, fc.integer({ min: 1, max: 60 })).map((list) => deal(...list));
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 40 }), (deals) => {
      const record = portfolioOf(deals);
      const results = deals.map((one) => one.salePrice - one.purchasePrice - one.works - one.otherCosts);
      expect(record?.result).toBe(Math.round(results.reduce((sum, one) => sum + one, 0) / deals.length));
      expect(record?.losses).toBe(results.filter((one) => one < 0).length);
      expect(portfolioOf([...deals].reverse())).toEqual(record);
    }),
  );
});
