import { interpolate } from "../../content/interpolate";
import type { DealAnalysis } from "../model/analysis";
import type { Change, DealWarning } from "../model/warnings";
import { centsOf } from "../model/money";
import {
  formatCents,
  formatHeadline,
  formatNumber,
  formatPercent,
  formatRate,
  monthsInWords,
  tenthsBelow,
} from "./format";
import type { CalculatorWords } from "./useWords";
import type { Language } from "../../i18n/languages";

const dollars = (whole: number, language: Language) => formatCents(centsOf(whole), language);

export function warningWords(
  warning: DealWarning,
  { inputs }: Pick<DealAnalysis, "inputs">,
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
        price: dollars(breakEvenArv, language),
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
        times: formatNumber(warning.times, language),
        typical: formatRate(warning.typicalPercent, language),
      });
    case "aboveSoldHouses":
      return interpolate(warnings.aboveSoldHouses, {
        percent: formatPercent(warning.percent, language),
        middle: dollars(warning.middle, language),
      });
    case "fewMonths":
      return interpolate(warnings.fewMonths, {
        months: monthsInWords(warning.typicalMonths, text.count, language),
      });
    case "oneAgent":
      return interpolate(warnings.oneAgent, { percent: formatRate(warning.otherPercent, language) });
    case "futureSale":
    case "oldSale":
      return warnings[warning.kind];
  }
}

/** What the button beside a warning does. */
export const changeWords = ({ input, value }: Change, { text, language }: CalculatorWords): string =>
  input === "arv"
    ? interpolate(text.warnings.useMiddle, { price: dollars(value, language) })
    : interpolate(text.warnings.useMonths, { months: monthsInWords(value, text.count, language) });
