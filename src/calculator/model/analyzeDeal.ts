import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { type Assumptions, readAssumptions } from "./assumptions";
import { profitUnder } from "./breakingPoints";
import { type CashMonth, moreThanFunds } from "./cashMonths";
import { calculateReturns, calculateWithoutRehabLoan, type Returns, type WithoutRehabLoan } from "./calculateReturns";
import type { Way } from "./deal";
import { type DealWarning, dealWarnings } from "./dealWarnings";
import type { DealInputs } from "./inputs";
import { roundCents } from "./money";
import { type SalePricePart, salePriceParts } from "./salePriceParts";
import type { Sheet } from "./sheetLines";
import { sheetOf, sheetWith } from "./sheet";
import { breakEvenArv } from "./solveDeal";
import { type Verdict, verdictOf } from "./verdict";

/** Interest in cents saved by drawing the rehab loan in stages instead of in full on the first day. */
export const savedByDraws = (sheet: Sheet): number =>
  sheetWith(sheet, { inputs: { ...sheet.inputs, draws: 0 } }).value("interestCost") - sheet.value("interestCost");

/** What is shown of a calculated deal at once; the rest is worked out when its part is opened. */
export interface DealAnalysis {
  inputs: DealInputs;
  assumptions: Assumptions;
  returns: Returns;
  withoutRehabLoan: WithoutRehabLoan;
  verdict: Verdict;
  /** Interest in cents saved by drawing the rehab loan in stages. */
  savedByDraws: number;
  /** When the investor's own money in the deal is at its most, if that is more than the proof of funds. */
  mostOwnMoney: CashMonth | undefined;
  /** How much lower the profit is, in cents, if the project takes one month longer. */
  furtherMonthCents: number;
  /** The lines under each way of paying. */
  sheets: Record<Way, Sheet>;
  salePriceParts: SalePricePart[];
  warnings: DealWarning[];
  /** Whole dollars; undefined when no sale price avoids a loss. */
  breakEvenArv: number | undefined;
  /** Highest price in cents by the rule of thumb; negative when the renovation alone exceeds it. */
  priceByRuleCents: number;
}

/**
 * Analyzes a deal for what the page shows at once.
 * @param content content/calculator.json with the visitor's own rates applied
 * @param today ISO day
 * @throws AssumptionsError when the content cannot be read
 */
export function analyzeDeal(inputs: DealInputs, content: CalculatorContent, today: string): DealAnalysis {
  const assumptions = readAssumptions(content);
  const returns = calculateReturns(inputs, assumptions);
  const withoutRehabLoan = calculateWithoutRehabLoan(inputs, assumptions);
  const sheets = {
    bank: sheetOf(inputs, assumptions, "bank"),
    own: sheetOf(inputs, assumptions, "own"),
    without: sheetOf(inputs, assumptions, "without"),
  };
  const outcome = { verdict: verdictOf(sheets.bank), breakEvenArv: breakEvenArv(inputs, assumptions) };
  const typical = { typicalMonths: content.typical.months, offeredMonths: content.options.projectMonths };
  const byRule = sheets.bank.value("arv") * assumptions.marks.priceRuleShareOfArv - returns.rehabCost;
  return {
    inputs,
    assumptions,
    returns,
    withoutRehabLoan,
    ...outcome,
    savedByDraws: savedByDraws(sheets.bank),
    mostOwnMoney: moreThanFunds(sheets.bank),
    furtherMonthCents: returns.expectedProfit - profitUnder(inputs, assumptions, { months: 1 }),
    sheets,
    salePriceParts: salePriceParts(sheets.bank),
    warnings: dealWarnings(sheets.bank, { ...outcome, ...typical, today }),
    priceByRuleCents: roundCents(byRule),
  };
}
