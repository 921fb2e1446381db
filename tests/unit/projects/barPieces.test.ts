import { barPieces, dealParts, soldMark } from "../../../src/projects/barPieces";

test("the segments of a bar fill it without gaps; those of a loss extend past the sale price mark", () => {
  for (const salePrice of [260_000, 400_000, 333_333]) {
    const deal = { purchasePrice: 200_000, works: 60_001, otherCosts: 29_998, salePrice };
    const pieces = barPieces(dealParts(deal));
    let end = 0;
    for (const { start, width } of pieces) {
      expect(start).toBe(end);
      end = start + width;
    }
    expect(end).toBe(1000);
    const loses = salePrice < 289_999;
    expect(pieces.at(-1)?.width === 0).toBe(loses);
    expect(soldMark(deal) !== undefined).toBe(loses);
  }
  expect(soldMark({ purchasePrice: 200, works: 100, otherCosts: 100, salePrice: 300 })).toBe(750);
});
