import { exampleResult, type ExampleDeal } from "./exampleDeal";

/** A segment of the bar: its start and width, in thousandths of the bar; a loss has no segment. */
export interface BarPiece {
  part: "bought" | "works" | "other" | "result";
  start: number;
  width: number;
}

/** The segments of a bar as long as the sale price, or the costs if they are higher; amounts in whole dollars. */
export function barPieces(deal: ExampleDeal): BarPiece[] {
  const { purchasePrice, works, otherCosts, salePrice } = deal;
  const whole = Math.max(1, salePrice, purchasePrice + works + otherCosts);
  const thousandths = (dollars: number) => Math.round((dollars / whole) * 1000);
  const amounts = [
    ["bought", purchasePrice],
    ["works", works],
    ["other", otherCosts],
    ["result", Math.max(0, exampleResult(deal))],
  ] as const;
  let before = 0;
  return amounts.map(([part, dollars]) => {
    const start = thousandths(before);
    before += dollars;
    return { part, start, width: thousandths(before) - start };
  });
}

/** Where a losing deal's bar exceeds its sale price, in thousandths; undefined for any other deal. */
export function soldMark(deal: ExampleDeal): number | undefined {
  const loss = -exampleResult(deal);
  return loss > 0 ? Math.round((deal.salePrice / (deal.salePrice + loss)) * 1000) : undefined;
}
