// Results as sentences.
import { interpolate } from "../../content/interpolate";
import type { DealAnalysis } from "../model/analyzeDeal";
import type { Risk } from "../model/breakingPoints";
import { centsOf, percentOf } from "../model/money";
import type { DealWarning } from "../model/verdict";
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

/** The verdict in one sentence. */
export function verdictWords(
  { returns, verdict, marginPercent }: Pick<DealAnalysis, "returns" | "verdict" | "marginPercent">,
  { text, language }: CalculatorWords,
): string {
  const { expectedProfit, investorProfit } = returns;
  const isLoss = verdict === "loss";
  return interpolate(text.verdict[`${verdict}Sentence`], {
    verdict: text.verdict[verdict],
    margin: formatPercent(marginPercent, language),
    profit: formatHeadline(expectedProfit, language),
    loss: formatHeadline(-expectedProfit, language),
    half: formatHeadline(isLoss ? -investorProfit : investorProfit, language),
  });
}

/** What the deal looks like without the rehab loan, in one sentence. */
export function comparisonWords(
  { returns, withoutRehabLoan }: DealAnalysis,
  { text, language }: CalculatorWords,
): string {
  const { scenario, investorProfit } = withoutRehabLoan;
  const { totalEstimatedInvestment, investorRoi } = returns.scenario1;
  return interpolate(text.scenarios.sentence, {
    more: formatHeadline(scenario.totalEstimatedInvestment - totalEstimatedInvestment, language),
    half: formatHeadline(investorProfit, language),
    halfBank: formatHeadline(returns.investorProfit, language),
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
