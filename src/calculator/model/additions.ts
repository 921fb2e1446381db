import type { Comparable } from "./comparables";
import type { OwnLine, RehabRow } from "./deal";

/** How a deal is financed: with a loan from the company's list, with the quote of a lender, or without a loan. */
export const FINANCINGS = ["listed", "quote", "cash"] as const;

/** What a lender's LTC is a share of: the purchase price, or price and works. */
export const QUOTE_BASES = ["price", "cost"] as const;

/** What the visitor can add. If omitted, the specified math is unchanged. */
export interface Additions {
  /** Percentage of the rehab loan drawn on average over the project; 100 draws it in full on the first day. */
  averageDraw: number;
  ownLines: readonly OwnLine[];
  /** If there are rows, their sum replaces area × rate. */
  rehabRows: readonly RehabRow[];
  /** Added to the rows, as a percentage of their sum. */
  contingency: number;
  /** Commissions of the two agents, in percent of the sale price: with either, they replace the rate of both together. */
  sellerAgent: number;
  buyerAgent: number;
  /** If it is not the list's loan, the listed terms have no effect. */
  financing: (typeof FINANCINGS)[number];
  quoteLtc: number;
  quoteBasis: (typeof QUOTE_BASES)[number];
  /** What part of the works the lender pays for. */
  rehabShare: number;
  /** In percent of the loan. */
  quotePoints: number;
  /** Interest per year. */
  quoteRate: number;
  /** Months of interest that are due even if the project is shorter. */
  minimumInterest: number;
  /** Months until the loan has to be extended, and what that costs in percent of the loan. */
  loanTerm: number;
  extensionFee: number;
  /** Number of equal draws of the rehab loan, in arrears; they replace the average draw. */
  draws: number;
  /** Months of works, up to the last draw. */
  worksMonths: number;
  /** Sold houses: the sale price may come from them, but no figure does. */
  comparables: readonly Comparable[];
}
