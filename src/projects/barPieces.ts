import { resultOf, type Deal } from "./deal";

/** A segment of a bar: its start and width, in thousandths of the bar. */
interface BarPiece<Part extends string> {
  part: Part;
  start: number;
  width: number;
}

/**
 * The segments of a bar that shows where a sale price goes. It is as long as the sale price, or as the costs if they are
 * higher; a part below zero, the result of a loss, has no width.
 * @param amounts in one unit, in order, which add up to the sale price
 */
export function barPieces<Part extends string>(amounts: readonly (readonly [Part, number])[]): BarPiece<Part>[] {
  const whole = Math.max(1, sum(amounts.map(([, amount]) => Math.max(0, amount))));
  const thousandths = (amount: number) => Math.round((amount / whole) * 1000);
  return amounts.map(([part, amount], index) => {
    const start = sum(amounts.slice(0, index).map(([, before]) => before));
    return { part, start: thousandths(start), width: Math.max(0, thousandths(start + amount) - thousandths(start)) };
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A deal's amounts in the order of its bar. */
export const dealParts = (deal: Deal) =>
  [
    ["bought", deal.purchasePrice],
    ["works", deal.works],
    ["other", deal.otherCosts],
    ["result", resultOf(deal)],
  ] as const;

/** Where a losing deal's bar exceeds its sale price, in thousandths; undefined for any other deal. */
export function soldMark(deal: Deal): number | undefined {
  const loss = -resultOf(deal);
  return loss > 0 ? Math.round((deal.salePrice / (deal.salePrice + loss)) * 1000) : undefined;
}
