// What the loan is, and what it costs. Without a loan, nothing.
import { BY, cents, count, MINUS, months, percent, plus, share, TIMES, type FormulaPart } from "./expression";
import { drawnShare, loanTerms } from "./loanTerms";
import type { Sheet } from "./sheetLines";

const NOTHING = [cents(0)];

/** LTC on price and works is the most the lender gives for both. */
const mostOnCost = ({ value }: Sheet, ltc: number) => ((value("purchasePrice") + value("rehabCost")) * ltc) / 100;

const ofCost = ({ line }: Sheet, ltc: number) =>
  plus([
    [line("purchasePrice"), TIMES, percent(ltc)],
    [line("rehabCost"), TIMES, percent(ltc)],
  ]);

/** For the purchase: a share of the price, or what LTC on price and works leaves, but never more than the price. */
export function purchaseLoan(sheet: Sheet): FormulaPart[] {
  const { ltc, ltcOn } = loanTerms(sheet.inputs);
  const { way, line, value } = sheet;
  if (ltcOn === "price" || way === "without") return [line("purchasePrice"), TIMES, percent(ltc)];
  if (mostOnCost(sheet, ltc) - value("rehabLoans") >= value("purchasePrice")) return [line("purchasePrice")];
  return [...ofCost(sheet, ltc), MINUS, line("rehabLoans")];
}

/** For the works: all of them as specified, or the share a lender quotes. */
export function rehabLoan(sheet: Sheet): FormulaPart[] {
  const { ltc, ltcOn, rehabShare } = loanTerms(sheet.inputs);
  const { way, line, value } = sheet;
  if (way === "without" || rehabShare === 0) return NOTHING;
  if (ltcOn === "cost" && (value("rehabCost") * rehabShare) / 100 > mostOnCost(sheet, ltc)) return ofCost(sheet, ltc);
  return rehabShare === 100 ? [line("rehabCost")] : [line("rehabCost"), TIMES, percent(rehabShare)];
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
