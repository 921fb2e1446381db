// Results as sentences.
import { interpolate } from "../../content/interpolate";
import type { DealAnalysis } from "../model/analyzeDeal";
import type { Risk } from "../model/breakingPoints";
import type { Sheet } from "../model/sheetLines";
import { centsOf, percentOf } from "../model/money";
import { afterFall } from "../model/stressDeal";
import { type DealWarning, verdictOf } from "../model/verdict";
import {
  formatCents,
  formatHeadline,
  formatPercent,
  formatRate,
  monthsInWords,
  pointsInWords,
  tenthsBelow,
} from "./format";
import type { CalculatorWords } from "./words";

const sizeOf = (cents: number, language: CalculatorWords["language"]) => formatHeadline(Math.abs(cents), language);

/** What the figures would leave, and what is left of it if the sale price falls. */
export function verdictWords(sheet: Sheet, { text, language }: CalculatorWords): string {
  const { value, rates } = sheet;
  const verdict = verdictOf(sheet);
  const said = interpolate(text.verdict[`${verdict}Sentence`], {
    verdict: text.verdict[verdict],
    margin: formatPercent(value("onProjectCost"), language),
    profit: sizeOf(value("expectedProfit"), language),
    loss: sizeOf(value("expectedProfit"), language),
    half: sizeOf(value("investorProfit"), language),
  });
  const halfAfterFall = afterFall(sheet).value("investorProfit");
  const fall = formatRate(percentOf(rates.marks.stressSalePrice, 1), language);
  const after = halfAfterFall < 0 ? text.verdict.fallLoss : text.verdict.fall;
  return `${said} ${interpolate(after, { fall, low: sizeOf(halfAfterFall, language) })}`;
}

/** The investor's own money that a deal takes, with bank funds, and for how long. */
export const moneyWords = ({ inputs, value }: Sheet, { text, language }: CalculatorWords): string =>
  interpolate(text.verdict.money, {
    cash: formatHeadline(Math.round(value("totalEstimatedInvestment") / 10_000) * 10_000, language),
    months: monthsInWords(inputs.projectMonths, text.count, language),
  });

/** What the deal looks like without the rehab loan, in one sentence. */
export function comparisonWords(
  { returns, withoutRehabLoan }: DealAnalysis,
  { text, language }: CalculatorWords,
): string {
  const { scenario, investorProfit } = withoutRehabLoan;
  const { totalEstimatedInvestment, investorRoi } = returns.scenario1;
  const { sentence, sentenceLoss, sentenceTurned } = text.scenarios;
  // Without that loan's costs a deal never leaves less.
  const fitting = returns.investorProfit >= 0 ? sentence : investorProfit < 0 ? sentenceLoss : sentenceTurned;
  return interpolate(fitting, {
    more: formatHeadline(scenario.totalEstimatedInvestment - totalEstimatedInvestment, language),
    half: sizeOf(investorProfit, language),
    halfBank: sizeOf(returns.investorProfit, language),
    roi: formatPercent(scenario.investorRoi, language),
    roiBank: formatPercent(investorRoi, language),
  });
}

/** A warning as a sentence. */
export function warningWords(
  warning: DealWarning,
  { inputs }: DealAnalysis,
  { text, language }: CalculatorWords,
): string {
  const { warnings } = text;
  switch (warning.kind) {
    case "thin":
    case "loss": {
      const verdict = text.verdict[warning.kind];
      const { breakEvenArv } = warning;
      if (breakEvenArv === undefined) return interpolate(warnings.noPrice, { verdict });
      const percent = tenthsBelow(((inputs.arv - breakEvenArv) / inputs.arv) * 100);
      return interpolate(warnings[warning.kind], {
        verdict,
        percent: formatPercent(percent, language),
        price: formatCents(centsOf(breakEvenArv), language),
      });
    }
    case "highLoan":
      return interpolate(warnings.highLoan, {
        percent: formatPercent(warning.loanPercent, language),
        limit: formatRate(warning.limitPercent, language),
        gap: formatHeadline(warning.gapCents, language),
      });
    case "priceRule":
      return interpolate(warnings.priceRule, {
        percent: formatPercent(warning.percent, language),
        limit: formatRate(warning.rulePercent, language),
      });
    case "highSpread":
      return interpolate(warnings.highSpread, {
        percent: formatPercent(warning.percent, language),
        typical: formatRate(warning.typicalPercent, language),
      });
  }
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
