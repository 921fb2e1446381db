import { interpolate } from "../../content/interpolate";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { readAssumptions } from "../model/assumptions";
import { cashMonths } from "../model/cashMonths";
import { changedKeys, changeRates, contentOfDay } from "../model/rates";
import type { DealInputs } from "../model/inputs";
import { isoDay } from "../model/dates";
import { loanTerms } from "../model/loan";
import type { LineName } from "../model/sheetLines";
import { sheetOf } from "../model/sheet";
import { verdictOf } from "../model/stress";
import { formatCents, formatDay, formatResult } from "../words/format";
import { inputValue } from "../words/inputWords";
import type { CalculatorWords } from "../words/useWords";
import type { SavedDeal } from "./dealStorage";
import { decodeDeal } from "./shareLink";

export type SavedColumn = ReturnType<typeof savedColumns>[number];

const COMPARED = ["purchasePrice", "arv", "projectMonths", "ltc", "origPoints", "interestRate"] as const;
const FIGURES = ["rehabCost", "totalProjectCosts", "expectedProfit", "investorProfit"] as const;

/** The names of the comparison's rows. */
export const comparedLines = ({ text: { lines, form, scenarios, results, returns } }: CalculatorWords): string[] => [
  results.title,
  ...COMPARED.map((key) => form[key]),
  ...FIGURES.map((line) => lines[line].name),
  `${lines.totalEstimatedInvestment.name} (${scenarios.bank})`,
  lines.peakCash.name,
  `${scenarios.roi} (${scenarios.bank})`,
  `${scenarios.roi} (${scenarios.without})`,
  `${lines.expectedProfit.name} (${returns.onProjectCost})`,
];

function cellsOf(inputs: DealInputs, content: CalculatorContent, words: CalculatorWords): string[] {
  const { text, language } = words;
  const assumptions = readAssumptions(content);
  const [bank, without] = [sheetOf(inputs, assumptions), sheetOf(inputs, assumptions, "without")];
  const shown = (line: LineName, sheet = bank) => formatResult(sheet.formula(line).result, language, true);
  return [
    text.verdict[verdictOf(bank)],
    ...COMPARED.map((key) => inputValue(key, { ...inputs, ...loanTerms(inputs) }[key], content, words)),
    ...FIGURES.map((line) => shown(line)),
    shown("totalEstimatedInvestment"),
    formatCents(cashMonths(bank).peak.most, language, true),
    shown("investorRoi"),
    shown("investorRoi", without),
    shown("onProjectCost"),
  ];
}

/**
 * The saved deals, recalculated with the company's rates of their day (current ones if they carry none) and the
 * visitor's own, as columns of one cell per line. Deals that can no longer be read are left out.
 */
export function savedColumns(saved: SavedDeal[], content: CalculatorContent, words: CalculatorWords) {
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
