import type { Returns } from "./calculateReturns";
import type { DealInputs } from "./deal";
import { centsOf, percentOf, sumCents } from "./money";

export const SALE_PRICE_PARTS = ["purchase", "works", "financing", "holding", "sale", "profit"] as const;

export interface SalePricePart {
  part: (typeof SALE_PRICE_PARTS)[number];
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
export function salePriceParts(inputs: Pick<DealInputs, "arv" | "purchasePrice">, r: Returns): SalePricePart[] {
  const amounts = {
    purchase: centsOf(inputs.purchasePrice) + r.approxClosingCosts,
    works: r.rehabCost,
    financing: r.originationPoints + r.lenderPolicy + r.mortgageFees + r.interestCost,
    holding: r.utilities + r.propertyTaxes + r.ownCosts,
    sale: r.realtorCommission + r.saleClosingCosts,
    profit: r.expectedProfit,
  };
  const arv = centsOf(inputs.arv);
  const barCents = Math.max(arv, r.totalProjectCosts);
  const thousandths = (cents: number) => Math.max(0, Math.round((cents / barCents) * 100_000) / 100);
  return SALE_PRICE_PARTS.map((part, index) => {
    const before = sumCents(SALE_PRICE_PARTS.slice(0, index).map((name) => amounts[name]));
    const cents = amounts[part];
    return { part, cents, percent: percentOf(cents, arv), start: thousandths(before), width: thousandths(cents) };
  });
}
