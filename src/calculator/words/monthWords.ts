import { interpolate } from "../../content/interpolate";
import type { CashFlow, CashMonth } from "../model/cashMonths";
import type { Sheet } from "../model/sheetLines";
import { drawnShare } from "../model/loan";
import { formatHeadline, formatRate } from "./format";
import type { CalculatorWords } from "./words";

/** The name of a step: the closing, `Month 3`, the sale. */
export const stepName = (step: CashMonth["step"], { text: { months } }: CalculatorWords): string =>
  typeof step === "number" ? interpolate(months.month, { number: step }) : months[step];

/** The most of the investor's own money that the deal takes, when, and beside the specified proof of funds. */
export const peakWords = ({ peak }: CashFlow, { value }: Sheet, words: CalculatorWords): string =>
  interpolate(words.text.months.peak, {
    amount: formatHeadline(peak.most),
    step: stepName(peak.step, words),
    funds: formatHeadline(value("investorTestFunds")),
  });

/** How the rehab loan is drawn in these months; undefined if the loan pays for the purchase only. */
export function drawWords({ inputs, value }: Sheet, { text: { months }, language }: CalculatorWords) {
  if (value("totalLoan") === 0) return months.noDraws;
  if (value("rehabLoans") === 0) return undefined;
  const percent = formatRate(drawnShare(inputs), language);
  return inputs.draws
    ? interpolate(months.drawn, { count: inputs.draws, percent })
    : interpolate(months.even, { percent });
}
