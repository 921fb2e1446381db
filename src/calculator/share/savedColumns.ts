import { interpolate } from "../../content/interpolate";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { namedReturns } from "../model/analyzeDeal";
import { readAssumptions } from "../model/assumptions";
import { calculateReturns, calculateWithoutRehabLoan } from "../model/calculateReturns";
import { changedKeys, changeRates } from "../model/changeRates";
import type { DealInputs } from "../model/deal";
import { isoDay } from "../model/dealDates";
import { contentOfDay, type SharedDeal } from "../model/keptDeal";
import { centsOf } from "../model/money";
import { verdictOf } from "../model/verdict";
import { formatCents, formatDay, formatPercent, formatRate, monthsInWords } from "../words/format";
import type { CalculatorWords } from "../words/words";
import type { SavedDeal } from "./dealStorage";
import { decodeDeal } from "./decodeDeal";

/** A saved deal as a column of the comparison. */
export interface SavedColumn {
  code: string;
  deal: SharedDeal;
  name: string;
  address?: string;
  savedOn: string;
  /** Calculated with rates other than the company's current ones. */
  ratesChanged: boolean;
  /** One cell per row of `comparedLines`. */
  cells: string[];
}

/** The names of the comparison's rows. */
export const comparedLines = ({ text: { lines, form, scenarios, results, returns } }: CalculatorWords): string[] => [
  results.title,
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
  `${scenarios.roi} (${scenarios.without})`,
  `${scenarios.roi} (${returns.annualized.name})`,
  `${lines.expectedProfit.name} (${returns.onProjectCost.name})`,
];

function cellsOf(inputs: DealInputs, content: CalculatorContent, { text, language }: CalculatorWords): string[] {
  const assumptions = readAssumptions(content);
  const returns = calculateReturns(inputs, assumptions);
  const { annualized, onProjectCost } = namedReturns(inputs, returns);
  const money = (cents: number) => formatCents(cents, language, true);
  return [
    text.verdict[verdictOf(inputs, returns, assumptions)],
    formatCents(centsOf(inputs.purchasePrice), language),
    formatCents(centsOf(inputs.arv), language),
    monthsInWords(inputs.projectMonths, text.count, language),
    formatRate(inputs.ltc, language),
    formatRate(inputs.origPoints, language),
    formatRate(inputs.interestRate, language),
    money(returns.rehabCost),
    money(returns.totalProjectCosts),
    money(returns.expectedProfit),
    money(returns.investorProfit),
    money(returns.scenario1.totalEstimatedInvestment),
    formatPercent(returns.scenario1.investorRoi, language),
    formatPercent(calculateWithoutRehabLoan(inputs, assumptions).scenario.investorRoi, language),
    formatPercent(annualized, language),
    formatPercent(onProjectCost, language),
  ];
}

/**
 * The saved deals, recalculated with the company's rates of their day (current ones if they carry none) and the
 * visitor's own. Deals that can no longer be read are left out.
 */
export function savedColumns(saved: SavedDeal[], content: CalculatorContent, words: CalculatorWords): SavedColumn[] {
  const { text, language } = words;
  const readable = saved.flatMap(({ code, savedAt }) => {
    const decoded = decodeDeal(code, content);
    return decoded.ok ? [{ code, savedAt, deal: decoded.deal }] : [];
  });
  return readable.map(({ code, savedAt, deal }, index) => {
    const used = changeRates(contentOfDay(content, deal), deal.changedRates);
    const ratesChanged = changedKeys(used, content).length > 0;
    const name = deal.name ?? interpolate(text.saved.deal, { number: index + 1 });
    // The visitor's local day: late in the evening in America, the stored UTC time is already tomorrow.
    const day = isoDay(new Date(savedAt));
    const savedOn = day ? interpolate(text.saved.savedOn, { day: formatDay(day, language) }) : "";
    return { code, deal, name, address: deal.address, savedOn, ratesChanged, cells: cellsOf(deal.inputs, used, words) };
  });
}
