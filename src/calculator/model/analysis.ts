import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { type Assumptions, readAssumptions } from "./assumptions";
import { type CashMonth, moreThanFunds } from "./cashMonths";
import type { Way } from "./deal";
import type { DealInputs } from "./inputs";
import { percentOf, roundCents, sumCents } from "./money";
import { COST_LINES, COSTS, sheetOf, sheetWith } from "./sheet";
import { SALE_PRICE_PARTS, type SalePart, type Sheet } from "./sheetLines";
import { breakEvenArv } from "./solveDeal";
import { profitUnder, type Verdict, verdictOf } from "./stress";
import { type DealWarning, dealWarnings } from "./warnings";

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

/** Interest in cents saved by drawing the rehab loan in stages instead of in full on the first day. */
export const savedByDraws = (sheet: Sheet): number =>
  sheetWith(sheet, { inputs: { ...sheet.inputs, draws: 0 } }).value("interestCost") - sheet.value("interestCost");

/** What is shown of a calculated deal at once; the rest is worked out when its part is opened. */
export interface DealAnalysis {
  inputs: DealInputs;
  assumptions: Assumptions;
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
  const sheets = {
    bank: sheetOf(inputs, assumptions, "bank"),
    own: sheetOf(inputs, assumptions, "own"),
    without: sheetOf(inputs, assumptions, "without"),
  };
  const outcome = { verdict: verdictOf(sheets.bank), breakEvenArv: breakEvenArv(inputs, assumptions) };
  const typical = { typicalMonths: content.typical.months, offeredMonths: content.options.projectMonths };
  const byRule = sheets.bank.value("arv") * assumptions.marks.priceRuleShareOfArv - sheets.bank.value("rehabCost");
  return {
    inputs,
    assumptions,
    ...outcome,
    savedByDraws: savedByDraws(sheets.bank),
    mostOwnMoney: moreThanFunds(sheets.bank),
    furtherMonthCents: sheets.bank.value("expectedProfit") - profitUnder(inputs, assumptions, { months: 1 }),
    sheets,
    salePriceParts: salePriceParts(sheets.bank),
    warnings: dealWarnings(sheets.bank, { ...outcome, ...typical, today }),
    priceByRuleCents: roundCents(byRule),
  };
}
