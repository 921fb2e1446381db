import { fill } from "../../content/fill";
import type { CalculatorContent } from "../../content/kinds/calculator";
import { readAssumptions } from "../model/assumptions";
import { calculateReturns, type DealInputs, type Returns } from "../model/calculateReturns";
import { changeRates } from "../model/changeRates";
import { monthsInWords } from "../words/countWords";
import { isoDay } from "../model/dealDates";
import { formatCents, formatDay, formatPercent, formatReturn } from "../words/format";
import { centsOf } from "../model/money";
import type { SavedDeal } from "./savedDeals";
import { decodeDeal, type SharedDeal } from "./shareLink";
import type { Words } from "../words/words";
import { changedKeys } from "../model/changeRates";

/** A kept deal as a column of the comparison. */
export interface SavedColumn {
  code: string;
  deal: SharedDeal;
  name: string;
  savedOn: string;
  /** Calculated with other rates than the company's. */
  ratesChanged: boolean;
  /** One cell per row of `comparedLines`. */
  cells: string[];
}

/** The names of the comparison's rows. */
export const comparedLines = ({ text: { lines, form, scenarios } }: Words): string[] => [
  form.purchasePrice,
  form.arv,
  form.projectMonths,
  form.ltc,
  form.origPoints,
  form.interestRate,
  lines.rehabCost.name,
  lines.totalProjectCosts.name,
  lines.expectedProfit.name,
  lines.investorProfit.name,
  `${lines.totalEstimatedInvestment.name} (${scenarios.bank})`,
  `${scenarios.roi} (${scenarios.bank})`,
  `${scenarios.roi} (${scenarios.own})`,
];

function cellsOf(inputs: DealInputs, returns: Returns, { text, language }: Words): string[] {
  const money = (cents: number) => formatCents(cents, language, true);
  return [
    formatCents(centsOf(inputs.purchasePrice), language),
    formatCents(centsOf(inputs.arv), language),
    monthsInWords(inputs.projectMonths, text.count, language),
    formatPercent(inputs.ltc, language, 2),
    formatPercent(inputs.origPoints, language, 2),
    formatPercent(inputs.interestRate, language, 2),
    money(returns.rehabCost),
    money(returns.totalProjectCosts),
    money(returns.expectedProfit),
    money(returns.investorProfit),
    money(returns.scenario1.totalEstimatedInvestment),
    formatReturn(returns.scenario1.investorRoi, language),
    formatReturn(returns.scenario2.investorRoi, language),
  ];
}

/**
 * The kept deals, calculated anew with the company's present rates and the visitor's own.
 * A deal that present rules no longer allow is left out.
 */
export function savedColumns(saved: SavedDeal[], content: CalculatorContent, words: Words): SavedColumn[] {
  const { text, language } = words;
  const readable = saved.flatMap(({ code, savedAt }) => {
    const decoded = decodeDeal(code, content);
    return decoded.ok ? [{ code, savedAt, deal: decoded.deal }] : [];
  });
  return readable.map(({ code, savedAt, deal }, index) => {
    const { inputs, changedRates } = deal;
    const changedContent = changeRates(content, changedRates);
    const returns = calculateReturns(inputs, readAssumptions(changedContent));
    const ratesChanged = changedKeys(changedContent, content).length > 0;
    const name = fill(text.saved.deal, { number: index + 1 });
    // The visitor's own day: late in the evening in America it is tomorrow in the stored time.
    const day = isoDay(new Date(savedAt));
    const savedOn = day ? fill(text.saved.savedOn, { day: formatDay(day, language) }) : "";
    return { code, deal, name, savedOn, ratesChanged, cells: cellsOf(inputs, returns, words) };
  });
}
