import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { barPieces } from "../../projects/barPieces";
import { readAssumptions } from "./assumptions";
import { moreThanFunds } from "./cashMonths";
import type { DealInputs } from "./inputs";
import { percentOf, roundCents, sumCents } from "./money";
import { COST_LINES, COSTS, sheetOf } from "./sheet";
import { SALE_PRICE_PARTS, type SalePart, type Sheet } from "./sheetLines";
import { breakEvenArv } from "./solveDeal";
import { profitUnder, verdictOf } from "./stress";
import { dealWarnings } from "./warnings";

/**
 * Where the sale price goes: cents that add up to it, negative only for the profit of a losing deal, and percentages of
 * it, with the segments of its bar.
 */
export function salePriceParts({ value }: Pick<Sheet, "value">) {
  const [arv, price, profit] = [value("arv"), value("purchasePrice"), value("expectedProfit")];
  const amountOf = (part: SalePart) => {
    if (part === "profit") return profit;
    const costs = COST_LINES.filter((name) => COSTS[name].part === part).map(value);
    return sumCents(part === "purchase" ? [price, ...costs] : costs);
  };
  const amounts = SALE_PRICE_PARTS.map((part) => [part, amountOf(part)] as const);
  return barPieces(amounts).map((piece, index) => {
    const cents = amounts[index]?.[1] ?? 0;
    return { ...piece, cents, percent: percentOf(cents, arv) };
  });
}

/** Interest in cents saved by drawing the rehab loan in stages instead of in full on the first day. */
export const savedByDraws = ({ inputs, rates, scenario, value }: Sheet): number =>
  sheetOf({ ...inputs, draws: 0 }, rates, scenario).value("interestCost") - value("interestCost");

/** What is shown of a calculated deal at once; the rest is worked out when its part is opened. */
export type DealAnalysis = ReturnType<typeof analyzeDeal>;

/**
 * Analyzes a deal for what the page shows at once.
 * @param content content/calculator.json with the visitor's own rates applied
 * @param today ISO day
 * @param isSold the deal is what a finished house cost and sold for (`isFinal`)
 */
export function analyzeDeal(inputs: DealInputs, content: CalculatorContent, today: string, isSold = false) {
  const assumptions = readAssumptions(content);
  const [bank, own, without] = [
    sheetOf(inputs, assumptions, "bank"),
    sheetOf(inputs, assumptions, "own"),
    sheetOf(inputs, assumptions, "without"),
  ];
  const outcome = { verdict: verdictOf(bank), breakEvenArv: breakEvenArv(inputs, assumptions) };
  const typical = { typicalMonths: content.typical.months, offeredMonths: content.options.projectMonths };
  const byRule = bank.value("arv") * assumptions.marks.priceRuleShareOfArv - bank.value("rehabCost");
  return {
    inputs,
    isSold,
    assumptions,
    ...outcome,
    savedByDraws: savedByDraws(bank),
    /** When the investor's own money in the deal is at its most, if that is more than the proof of funds. */
    peakCash: moreThanFunds(bank),
    /** How much lower the profit is, in cents, if the project takes one month longer. */
    delayCostCents: bank.value("expectedProfit") - profitUnder(inputs, assumptions, { months: 1 }),
    sheets: { bank, own, without },
    salePriceParts: salePriceParts(bank),
    /** Nobody asks of a finished house whether its price holds, or its months are enough. */
    warnings: isSold ? [] : dealWarnings(bank, { ...outcome, ...typical, today }),
    /** Highest price in cents by the rule of thumb; negative when the renovation alone exceeds it. */
    priceByRuleCents: roundCents(byRule),
  };
}
