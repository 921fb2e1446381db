import type { DealInputs } from "./inputs";
import { BY, cents, count, type FormulaPart, MINUS, months, percent, plus, share, TIMES } from "./expression";
import type { Sheet } from "./sheetLines";

// The terms of the loan: those chosen from the list, as specified, or a lender's quote as typed, or none at all.

const NO_LOAN = {
  /** Loan to cost, in percent of the price, or of price and works. */
  ltc: 0,
  ltcOn: "price" as "price" | "cost",
  /** What part of the works the lender pays for, in percent. */
  rehabShare: 0,
  /** In percent of the loan. */
  origPoints: 0,
  /** Per year, in percent. */
  interestRate: 0,
  /** Interest is due for at least this many months. */
  leastMonths: 0,
  /** In percent of the loan, if the project takes longer than the loan's term. */
  extensionFee: 0,
};

export function loanTerms(inputs: DealInputs): typeof NO_LOAN {
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

// What the loan is, and what it costs. Without a loan, nothing.

const NOTHING = [cents(0)];

/** LTC on price and works is the most the lender gives for both. */
const mostOnCost = ({ value }: Sheet, ltc: number) => ((value("purchasePrice") + value("rehabCost")) * ltc) / 100;

const ofCost = ({ line }: Sheet, ltc: number) =>
  plus([
    [line("purchasePrice"), TIMES, percent(ltc)],
    [line("rehabCost"), TIMES, percent(ltc)],
  ]);

/** What the loan on the purchase is: a share of the price, or what LTC on price and works leaves, at most the price. */
export function purchaseLoanIs(sheet: Sheet): "ofPrice" | "ofCost" | "price" {
  const { ltc, ltcOn } = loanTerms(sheet.inputs);
  if (ltcOn === "price" || sheet.scenario === "without") return "ofPrice";
  const left = mostOnCost(sheet, ltc) - sheet.value("rehabLoans");
  return left >= sheet.value("purchasePrice") ? "price" : "ofCost";
}

export function purchaseLoan(sheet: Sheet): FormulaPart[] {
  const { ltc } = loanTerms(sheet.inputs);
  const price = sheet.line("purchasePrice");
  switch (purchaseLoanIs(sheet)) {
    case "ofPrice":
      return [price, TIMES, percent(ltc)];
    case "price":
      return [price];
    case "ofCost":
      return [...ofCost(sheet, ltc), MINUS, sheet.line("rehabLoans")];
  }
}

/** What the loan on the works is: all of them as specified, the share a lender quotes, or all that LTC allows. */
export function rehabLoanIs(sheet: Sheet): "none" | "works" | "ofWorks" | "ofCost" {
  const { ltc, ltcOn, rehabShare } = loanTerms(sheet.inputs);
  if (sheet.scenario === "without" || rehabShare === 0) return "none";
  if (ltcOn === "cost" && (sheet.value("rehabCost") * rehabShare) / 100 > mostOnCost(sheet, ltc)) return "ofCost";
  return rehabShare === 100 ? "works" : "ofWorks";
}

export function rehabLoan(sheet: Sheet): FormulaPart[] {
  const { ltc, rehabShare } = loanTerms(sheet.inputs);
  const works = sheet.line("rehabCost");
  switch (rehabLoanIs(sheet)) {
    case "none":
      return NOTHING;
    case "works":
      return [works];
    case "ofWorks":
      return [works, TIMES, percent(rehabShare)];
    case "ofCost":
      return ofCost(sheet, ltc);
  }
}

export const originationFee = ({ inputs, line }: Sheet): FormulaPart[] => [
  line("totalLoan"),
  TIMES,
  percent(loanTerms(inputs).origPoints),
];

export const lenderTitle = ({ rates, line, value }: Sheet): FormulaPart[] =>
  value("totalLoan") === 0 ? NOTHING : [line("purchasePrice"), TIMES, share(rates.lenderPolicyShareOfPrice)];

export function lenderFees({ rates, line, value }: Sheet): FormulaPart[] {
  if (value("totalLoan") === 0) return NOTHING;
  const tax = [line("totalLoan"), TIMES, share(rates.intangibleTaxShareOfLoan)];
  return plus([[cents(rates.mortgageFixedCents)], tax, [count(rates.stampTaxTimesIntangibleTax), TIMES, ...tax]]);
}

/** Interest on the purchase loan, and on the share of the rehab loan drawn on average. */
export function interest({ inputs, line, value }: Sheet): FormulaPart[] {
  const { interestRate, leastMonths } = loanTerms(inputs);
  const drawn = drawnShare(inputs);
  const time = [TIMES, percent(interestRate), BY, count(12), TIMES];
  const due = [...time, months(Math.max(inputs.projectMonths, leastMonths))];
  if (drawn === 100 || value("rehabLoans") === 0) return [line("totalLoan"), ...due];
  return plus([
    [line("propertyLoan"), ...due],
    [line("rehabLoans"), TIMES, percent(drawn), ...due],
  ]);
}

/** Once, if the project takes longer than the loan's term. */
export const extension = ({ inputs, line }: Sheet): FormulaPart[] => [
  line("totalLoan"),
  TIMES,
  percent(loanTerms(inputs).extensionFee),
];
