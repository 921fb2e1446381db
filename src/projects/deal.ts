import { isRecord } from "../content/isRecord";

/** A house bought, renovated and sold, in whole US dollars. */
export interface Deal {
  readonly purchasePrice: number;
  readonly works: number;
  /** All that it cost besides price and works. */
  readonly otherCosts: number;
  readonly salePrice: number;
}

export const isDeal = (value: unknown): value is Deal =>
  isRecord(value) &&
  [value.purchasePrice, value.works, value.otherCosts, value.salePrice].every((amount) => typeof amount === "number");

/** A deal of a project: `months` from purchase to sale. */
export interface SoldDeal extends Deal {
  readonly months: number;
  readonly isSample: boolean;
}

/** A deal whose other costs only the calculator knows. */
export type PlannedDeal = Omit<Deal, "otherCosts">;

/** What remains of the sale price after all costs, in whole US dollars; negative for a loss. */
export const resultOf = ({ purchasePrice, works, otherCosts, salePrice }: Deal): number =>
  salePrice - purchasePrice - works - otherCosts;

/** The result as a share of all costs, as a fraction. */
export const marginOf = (deal: Deal): number => resultOf(deal) / (deal.salePrice - resultOf(deal));

/** Whether the calculator takes a deal: it takes no sale below the purchase price, which a loss may have. */
export const isCalculable = ({ purchasePrice, salePrice }: Pick<Deal, "purchasePrice" | "salePrice">): boolean =>
  salePrice >= purchasePrice;

/** Who bears a loss, in whole dollars that add up. */
export type LossShares = Record<"loss" | "ours" | "theirs", number>;

/** @param companyShare of profit and loss, as a fraction */
export function lossShares(deal: Deal, companyShare: number): LossShares {
  const loss = -resultOf(deal);
  const ours = Math.round(loss * companyShare);
  return { loss, ours, theirs: loss - ours };
}
