// The terms of the loan: those chosen from the list, as specified, or a lender's quote as typed, or none at all.
import type { DealInputs } from "./inputs";

export interface LoanTerms {
  /** Loan to cost, in percent of the price, or of price and works. */
  ltc: number;
  ltcOn: "price" | "cost";
  /** What part of the works the lender pays for, in percent. */
  rehabShare: number;
  /** In percent of the loan. */
  origPoints: number;
  /** Per year, in percent. */
  interestRate: number;
  /** Interest is due for at least this many months. */
  leastMonths: number;
  /** In percent of the loan, if the project takes longer than the loan's term. */
  extensionFee: number;
}

const NO_LOAN: LoanTerms = {
  ltc: 0,
  ltcOn: "price",
  rehabShare: 0,
  origPoints: 0,
  interestRate: 0,
  leastMonths: 0,
  extensionFee: 0,
};

/** The terms a deal is calculated with. */
export function loanTerms(inputs: DealInputs): LoanTerms {
  const { financing, ltc, origPoints, interestRate, projectMonths, loanTerm = 0, extensionFee = 0 } = inputs;
  if (financing === "cash") return NO_LOAN;
  if (financing !== "quote") return { ...NO_LOAN, ltc, origPoints, interestRate, rehabShare: 100 };
  const { quoteLtc = 0, quoteBasis = "price", rehabShare = 100, quotePoints = 0, quoteRate = 0 } = inputs;
  return {
    ltc: quoteLtc,
    ltcOn: quoteBasis,
    rehabShare,
    origPoints: quotePoints,
    interestRate: quoteRate,
    leastMonths: inputs.minimumInterest ?? 0,
    extensionFee: loanTerm > 0 && projectMonths > loanTerm ? extensionFee : 0,
  };
}

/** Works' months up to the last draw: no longer than the project. */
export const worksMonths = ({ worksMonths: typed = 0, projectMonths }: DealInputs): number =>
  typed > 0 ? Math.min(typed, projectMonths) : projectMonths;

/**
 * The percentage of the rehab loan that is drawn on average over the project, to one decimal: all of it, or as it
 * follows from equal draws in arrears, the last one when the works are done.
 */
export function drawnShare(inputs: DealInputs): number {
  const { draws = 0, projectMonths } = inputs;
  if (draws === 0) return 100;
  const undrawn = (worksMonths(inputs) * (draws + 1)) / (2 * draws * projectMonths);
  return Math.round(1000 * (1 - undrawn)) / 10;
}
