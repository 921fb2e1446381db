import { exampleResult, type ExampleDeal } from "./exampleDeal";

/** A piece of the bar: where it starts and how wide it is, in thousandths of the bar; a loss has no piece. */
export interface BarPiece {
  part: "bought" | "works" | "other" | "result";
  start: number;
  width: number;
}

/** The pieces of a bar that is as long as the sale price, or as the costs where they are more; amounts in whole dollars. */
export function barPieces(deal: ExampleDeal): BarPiece[] {
  const { purchasePrice, works, otherCosts, salePrice } = deal;
  const whole = Math.max(salePrice, purchasePrice + works + otherCosts);
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

/** Where the bar of a deal that loses passes its sale price, in thousandths; undefined for any other. */
export function soldMark(deal: ExampleDeal): number | undefined {
  const loss = -exampleResult(deal);
  return loss > 0 ? Math.round((deal.salePrice / (deal.salePrice + loss)) * 1000) : undefined;
}
