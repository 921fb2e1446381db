import { fill } from "../../content/fill";
import type { DealAnalysis } from "../model/analyseDeal";
import type { Risk } from "../model/breakingPoints";
import type { Returns } from "../model/calculateReturns";
import type { DealWarning } from "../model/dealWarnings";
import { centsOf, percentOf } from "../model/money";
import { MAX_MONTHS } from "../model/solveDeal";
import { monthsInWords, pointsInWords } from "./countWords";
import { formatCents, formatNumber, formatPercent, formatReturn, tenthsBelow } from "./format";
import type { Words } from "./words";

/** The results in one or two sentences, for reading and for screen readers. */
export function summaryWords(
  { expectedProfit, investorProfit, scenario1, scenario2 }: Returns,
  { text, language }: Words,
) {
  const loses = expectedProfit < 0;
  return fill(loses ? text.results.summaryLoss : text.results.summary, {
    profit: formatCents(expectedProfit, language),
    loss: formatCents(Math.abs(expectedProfit), language),
    half: formatCents(Math.abs(investorProfit), language),
    roi1: formatReturn(scenario1.investorRoi, language),
    roi2: formatReturn(scenario2.investorRoi, language),
  });
}

/** A warning as a sentence. */
export function warningWords(warning: DealWarning, { text, language }: Words): string {
  const { warnings } = text;
  switch (warning.kind) {
    case "loss": {
      const loss = formatCents(warning.lossCents, language);
      if (warning.breakEvenArv === undefined) return fill(warnings.loss, { loss });
      return fill(warnings.lossWithPrice, { loss, price: formatCents(centsOf(warning.breakEvenArv), language) });
    }
    case "highLoan":
      return fill(warnings.highLoan, {
        percent: formatPercent(warning.loanPercent, language),
        limit: formatPercent(warning.limitPercent, language),
      });
    case "priceRule":
      return fill(warnings.priceRule, {
        percent: formatPercent(warning.percent, language),
        limit: formatPercent(warning.rulePercent, language),
      });
    case "highSpread":
      return fill(warnings.highSpread, {
        percent: formatPercent(warning.percent, language),
        typical: formatPercent(warning.typicalPercent, language),
      });
  }
}

/** The break-even sale price and its distance from the entered one, written out. */
export function breakEvenWords({ breakEvenArv, inputs }: DealAnalysis, { text, language }: Words) {
  if (breakEvenArv === undefined) return { value: text.solved.none, note: "" };
  const distance = inputs.arv - breakEvenArv;
  const percent = distance >= 0 ? tenthsBelow((distance / inputs.arv) * 100) : percentOf(-distance, inputs.arv);
  const room = `${formatCents(centsOf(Math.abs(distance)), language)} (${formatPercent(percent, language)})`;
  return {
    value: formatCents(centsOf(breakEvenArv), language),
    note: fill(distance >= 0 ? text.solved.breakEvenRoom : text.solved.breakEvenGap, { room }),
  };
}

/** How long the profit lasts, written out. */
export function monthsWords(months: number | undefined, { text, language }: Words): string {
  if (months === undefined) return text.solved.losesAlready;
  if (months >= MAX_MONTHS) return fill(text.solved.moreThan, { count: formatNumber(MAX_MONTHS, language) });
  return monthsInWords(months, text.count, language);
}

/** An amount of a risk written out: percent, months or percentage points. */
export function riskAmount(risk: Risk, amount: number, { text, language }: Words): string {
  switch (risk) {
    case "salePrice":
    case "rehab":
      return formatPercent(tenthsBelow(amount * 100), language);
    case "months":
      return monthsInWords(tenthsBelow(amount), text.count, language);
    case "interestPoints":
      return pointsInWords(tenthsBelow(amount), text.count, language);
  }
}
