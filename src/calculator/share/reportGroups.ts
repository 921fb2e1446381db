import type { CalculatorContent } from "../../content/contentTypes/calculator";
import type { DealAnalysis } from "../model/analysis";
import { cashMonths } from "../model/cashMonths";
import { saleDay } from "../model/dates";
import { ANY_INPUTS, INPUT_KEYS } from "../model/form";
import { type DealInputs, type InputKey, INPUTS } from "../model/inputs";
import type { PercentLine } from "../model/sheetLines";
import { centsOf } from "../model/money";
import { SCENARIOS } from "../model/deal";
import { formatCents, formatDay, formatPercent, formatResult } from "../words/format";
import { comparableRows, rangeRows } from "../words/comparableWords";
import { inputValue } from "../words/inputWords";
import { costRows, type LineRow, loanRows, profitRows, scenarioRows } from "../words/lineRows";
import { breakEvenWords, comparisonWords, drawWords, peakWords, stepName } from "../words/resultWords";
import type { CalculatorWords } from "../words/useWords";

type Row = [name: string, value: string, isTotal?: boolean];

export interface ReportGroup {
  title: string;
  rows: Row[];
  /** Its names are sentences: it needs the width of the page. */
  isWide?: true;
  note?: string;
}

/** Without what a lender's quote or cash takes the place of. */
const isShown = (key: InputKey, inputs: DealInputs) =>
  inputs[key] !== undefined && ANY_INPUTS[key].isRelevant?.(inputs) !== false;

function enteredRows(
  { inputs }: DealAnalysis,
  content: CalculatorContent,
  words: CalculatorWords,
  closingDay?: string,
): Row[] {
  const { form, report } = words.text;
  const entered = INPUT_KEYS.filter((key) => isShown(key, inputs) && INPUTS[key].unit !== "lines");
  const rows = entered.map((key): Row => {
    const listed = key === "rehabType" && inputs.rehabRows;
    return [form[key], listed ? form.rehabRows : inputValue(key, inputs[key], content, words)];
  });
  if (!closingDay) return rows;
  const day = (iso: string): string => formatDay(iso, words.language);
  return [
    ...rows,
    [report.closingDay, day(closingDay)],
    [report.saleDay, day(saleDay(closingDay, inputs.projectMonths) ?? "")],
  ];
}

function comparablesGroup({ inputs }: DealAnalysis, words: CalculatorWords): ReportGroup[] {
  const { comparables = [], areaSqft } = inputs;
  if (comparables.length === 0) return [];
  const range = rangeRows(comparables, areaSqft, words).map(({ name, value }): Row => [name, value]);
  const rows = [...comparableRows(comparables, words), ...range];
  return [{ title: words.text.form.comparables, rows, isWide: true }];
}

function worksGroup({ inputs }: DealAnalysis, { text }: CalculatorWords): ReportGroup[] {
  const { rehabRows = [] } = inputs;
  if (rehabRows.length === 0) return [];
  const rows = rehabRows.map(({ name, amount }): Row => [name, formatCents(centsOf(amount), true)]);
  return [{ title: text.form.rehabRows, rows }];
}

/** The ways of paying; without a rehab loan they are all the same. */
function waysGroups(analysis: DealAnalysis, words: CalculatorWords): ReportGroup[] {
  const { text, language } = words;
  const { scenarios } = text;
  const rows = scenarioRows(analysis, text);
  const rowsOf = (index: number) =>
    rows.flatMap(({ name, cells, isTotal }): Row[] =>
      cells.slice(index, index + 1).map(({ result }) => [name, formatResult(result, language, true), isTotal]),
    );
  if (analysis.sheets.bank.value("rehabLoans") === 0) return [{ title: scenarios.title, rows: rowsOf(0) }];
  return SCENARIOS.map((scenario, index) => ({
    title: scenarios[scenario],
    rows: rowsOf(index),
    ...(scenario === "without" && { note: comparisonWords(analysis, words) }),
  }));
}

function monthsGroup({ sheets: { bank } }: DealAnalysis, words: CalculatorWords): ReportGroup[] {
  if (!bank.inputs.draws) return [];
  const { months } = words.text;
  const flow = cashMonths(bank);
  const rows = flow.months.map(({ step, invested }): Row => [stepName(step, words), formatCents(invested, true)]);
  const note = [peakWords(months.peak, flow.peak, bank, words), drawWords(bank, words)].filter(Boolean).join(" ");
  return [{ title: `${months.title}: ${months.invested}`, rows, note }];
}

/** The tables of the printed report, formatted. */
export function reportGroups(
  analysis: DealAnalysis,
  content: CalculatorContent,
  words: CalculatorWords,
  closingDay?: string,
): ReportGroup[] {
  const { text, language } = words;
  const amounts = (rows: LineRow[]) =>
    rows.map(({ name, result, isTotal }): Row => [name, formatResult(result, language, true), isTotal]);
  const percent = (line: PercentLine) => formatPercent(analysis.sheets.bank.value(line), language);
  return [
    { title: text.report.inputs, rows: enteredRows(analysis, content, words, closingDay) },
    ...worksGroup(analysis, words),
    { title: text.results.costs, rows: amounts(costRows(analysis, text)) },
    { title: text.results.loans, rows: amounts(loanRows(analysis, text)) },
    { title: text.results.profit, rows: amounts(profitRows(analysis, text)) },
    ...waysGroups(analysis, words),
    ...monthsGroup(analysis, words),
    {
      title: text.returns.title,
      rows: [
        [text.returns.onCash, percent("investorRoi")],
        [text.returns.onProjectCost, percent("onProjectCost")],
      ],
    },
    {
      title: text.solved.title,
      rows: [[text.solved.breakEvenArv.name, breakEvenWords(analysis, words).value]],
    },
    ...comparablesGroup(analysis, words),
  ];
}
