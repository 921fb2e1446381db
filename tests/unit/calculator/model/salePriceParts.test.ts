import fc from "fast-check";
import { salePriceParts } from "../../../../src/calculator/model/analysis";
import { sheetOf } from "../../../../src/calculator/model/sheet";
import { assumptions, badDeal, goodDeal } from "../deals";

test("the parts of the sale price add up to it, for a profit and for a loss", () => {
  for (const deal of [goodDeal, badDeal]) {
    const parts = salePriceParts(sheetOf(deal, assumptions));
    expect(parts.reduce((total, { cents }) => total + cents, 0)).toBe(deal.arv * 100);
  }
});

test("the bar's segments follow each other and never exceed it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (price, gain) => {
      const deal = { ...goodDeal, purchasePrice: price, arv: price + gain };
      const parts = salePriceParts(sheetOf(deal, assumptions));
      parts.forEach(({ start, width }, index) => {
        expect(start + width).toBeLessThanOrEqual(1000.02);
        const next = parts[index + 1];
        if (next) expect(next.start).toBeCloseTo(start + width, 1);
      });
    }),
  );
});
