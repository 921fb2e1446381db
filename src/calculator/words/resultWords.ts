import { interpolate } from "../../content/interpolate";
import type { DealAnalysis } from "../model/analysis";
import { afterPriceDrop, type Risk, verdictOf } from "../model/stress";
import { cashMonths, moreThanFunds, type CashMonth } from "../model/cashMonths";
import type { Sheet } from "../model/sheetLines";
import { centsOf, percentOf } from "../model/money";
import {
  formatCents,
  formatHeadline,
  formatPercent,
  formatRate,
  monthsInWords,
  pointsInWords,
  tenthsBelow,
} from "./format";
import type { Language } from "../../i18n/languages";
import type { CalculatorWords } from "./useWords";
import { drawnShare } from "../model/loan";

/** The name of a step: the closing, `Month 3`, the sale. */
export const stepName = (step: CashMonth["step"], { text: { months } }: CalculatorWords): string =>
  typeof step === "number" ? interpolate(months.month, { number: step }) : months[step];

/** The most of the investor's own money that the deal takes, when, and beside the specified proof of funds. */
export const peakWords = (said: string, peak: CashMonth, { value }: Sheet, words: CalculatorWords): string =>
  interpolate(said, {
    amount: formatHeadline(peak.most, words.language),
    step: stepName(peak.step, words),
    funds: formatHeadline(value("investorTestFunds"), words.language),
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

const sizeOf = (cents: number, language: Language) => formatHeadline(Math.abs(cents), language);

/** How large the margin is, and, unless the house is sold, what is left of the half if the sale price falls: the amounts stand beside it. */
export function verdictWords(sheet: Sheet, { text, language }: CalculatorWords, isSold = false): string {
  const { value, rates } = sheet;
  const margin = formatPercent(Math.abs(value("onProjectCost")), language);
  if (isSold) return interpolate(value("expectedProfit") < 0 ? text.verdict.soldLoss : text.verdict.sold, { margin });
  const said = interpolate(text.verdict.ofCost, {
    verdict: text.verdict[verdictOf(sheet)],
    margin,
  });
  const halfAfterFall = afterPriceDrop(sheet).value("investorProfit");
  const fall = formatRate(percentOf(rates.marks.stressSalePrice, 1), language);
  const after = halfAfterFall < 0 ? text.verdict.fallLoss : text.verdict.fall;
  const peak = moreThanFunds(sheet);
  return [
    said,
    interpolate(after, { fall, low: sizeOf(halfAfterFall, language) }),
    ...(peak ? [peakWords(text.verdict.ownMoney, peak, sheet, { text, language })] : []),
  ].join(" ");
}

/** The investor's own money that a deal takes, with bank funds, and for how long. */
export function moneyWords(sheet: Sheet, { text, language }: CalculatorWords): string {
  const cash = Math.max(sheet.value("totalEstimatedInvestment"), cashMonths(sheet).peak.most);
  return interpolate(text.verdict.money, {
    cash: formatHeadline(Math.round(cash / 10_000) * 10_000, language),
    months: monthsInWords(sheet.inputs.projectMonths, text.count, language),
  });
}

/** What the deal looks like without the rehab loan, in one sentence. */
export function comparisonWords(
  { sheets: { bank, without } }: DealAnalysis,
  { text, language }: CalculatorWords,
): string {
  const [half, halfBank] = [without.value("investorProfit"), bank.value("investorProfit")];
  const more = without.value("totalEstimatedInvestment") - bank.value("totalEstimatedInvestment");
  const { sentence, sentenceLoss, sentenceTurned } = text.scenarios;
  // Without that loan's costs a deal never leaves less.
  const fitting = halfBank >= 0 ? sentence : half < 0 ? sentenceLoss : sentenceTurned;
  return interpolate(fitting, {
    more: formatHeadline(more, language),
    half: sizeOf(half, language),
    halfBank: sizeOf(halfBank, language),
    roi: formatPercent(without.value("investorRoi"), language),
    roiBank: formatPercent(bank.value("investorRoi"), language),
  });
}

/** The break-even sale price and its distance from the entered one, formatted. */
export function breakEvenWords({ breakEvenArv, inputs }: DealAnalysis, { text, language }: CalculatorWords) {
  if (breakEvenArv === undefined) return { value: text.solved.none, note: "" };
  const distance = inputs.arv - breakEvenArv;
  const percent = distance >= 0 ? tenthsBelow((distance / inputs.arv) * 100) : percentOf(-distance, inputs.arv);
  const room = `${formatCents(centsOf(Math.abs(distance)), language)} (${formatPercent(percent, language)})`;
  return {
    value: formatCents(centsOf(breakEvenArv), language),
    note: interpolate(distance >= 0 ? text.solved.breakEvenRoom : text.solved.breakEvenGap, { room }),
  };
}

/**
 * The size of a risk, formatted: percent, months, or percentage points.
 * @param percent a calculated percentage by default; `formatRate` for a configured one
 */
export function riskAmount(
  risk: Risk,
  amount: number,
  { text, language }: CalculatorWords,
  percent: typeof formatPercent = formatPercent,
): string {
  switch (risk) {
    case "salePrice":
    case "rehab":
      return percent(tenthsBelow(amount * 100), language);
    case "months":
      return monthsInWords(tenthsBelow(amount), text.count, language);
    case "interestPoints":
      return pointsInWords(tenthsBelow(amount), text.count, language);
  }
}
