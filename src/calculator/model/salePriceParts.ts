import { percentOf, sumCents } from "./money";
import { COST_LINES, COSTS } from "./lines";
import { SALE_PRICE_PARTS, type SalePart, type Sheet } from "./sheetLines";

export interface SalePricePart {
  part: SalePart;
  /** Negative only for the profit of a losing deal. */
  cents: number;
  /** Percentage of the sale price. */
  percent: number;
  /** Start and width of its segment, in thousandths of the bar; a loss has no segment. */
  start: number;
  width: number;
}

/**
 * Where the sale price goes; the parts add up to it. The bar is as long as the sale price, or the costs if they are
 * higher.
 */
export function salePriceParts({ value }: Pick<Sheet, "value">): SalePricePart[] {
  const [arv, price, profit] = [value("arv"), value("purchasePrice"), value("expectedProfit")];
  const amountOf = (part: SalePart) => {
    if (part === "profit") return profit;
    const costs = COST_LINES.filter((name) => COSTS[name].part === part).map(value);
    return sumCents(part === "purchase" ? [price, ...costs] : costs);
  };
  const amounts = SALE_PRICE_PARTS.map(amountOf);
  const barCents = Math.max(arv, value("totalProjectCosts"));
  const thousandths = (cents: number) => Math.max(0, Math.round((cents / barCents) * 100_000) / 100);
  return SALE_PRICE_PARTS.map((part, index) => {
    const cents = amounts[index] ?? 0;
    const before = sumCents(amounts.slice(0, index));
    return { part, cents, percent: percentOf(cents, arv), start: thousandths(before), width: thousandths(cents) };
  });
}
