import { fill } from "../../content/fill";
import type { CalculatorContent } from "../../content/kinds/calculator";
import type { DealAnalysis } from "../model/analyseDeal";
import type { AmountLine } from "../model/calculateReturns";
import { monthsInWords } from "../words/countWords";
import { saleDay } from "../model/dealDates";
import { formatCents, formatDay, formatNumber, formatPercent, formatReturn } from "../words/format";
import { centsOf } from "../model/money";
import { COST_TABLE, LOAN_TABLE, SCENARIO_LINES } from "../ui/results/lineGroups";
import { breakEvenWords, monthsWords } from "../words/resultWords";
import type { Words } from "../words/words";

interface ReportGroup {
  title: string;
  rows: [name: string, value: string][];
}

type Row = ReportGroup["rows"][number];

const labelOf = (entries: readonly { key: string; label: string }[], key: string) =>
  entries.find((entry) => entry.key === key)?.label ?? key;

function enteredRows({ inputs }: DealAnalysis, content: CalculatorContent, words: Words, closingDay?: string): Row[] {
  const { text, language } = words;
  const { form } = text;
  const sale = closingDay && saleDay(closingDay, inputs.projectMonths);
  const dates: Row[] = closingDay
    ? [
        [
          form.closingDay,
          formatDay(closingDay, language) +
            (sale ? `. ${fill(text.results.saleDay, { day: formatDay(sale, language) })}` : ""),
        ],
      ]
    : [];
  return [
    [form.areaSqft, fill(text.count.sqft, { count: formatNumber(inputs.areaSqft, language) })],
    [form.purchasePrice, formatCents(centsOf(inputs.purchasePrice), language)],
    [form.arv, formatCents(centsOf(inputs.arv), language)],
    [form.rehabType, labelOf(content.rehabTypes, inputs.rehabType)],
    [form.projectMonths, monthsInWords(inputs.projectMonths, text.count, language)],
    [form.ltc, formatPercent(inputs.ltc, language, 2)],
    [form.origPoints, formatPercent(inputs.origPoints, language, 2)],
    [form.interestRate, formatPercent(inputs.interestRate, language, 2)],
    [form.interestType, labelOf(content.interestTypes, inputs.interestType)],
    ...dates,
  ];
}

/** The tables of the printed report, written out. */
export function reportGroups(
  analysis: DealAnalysis,
  content: CalculatorContent,
  words: Words,
  closingDay?: string,
): ReportGroup[] {
  const { text, language } = words;
  const { returns } = analysis;
  const amount = (line: AmountLine): Row => [text.lines[line].name, formatCents(returns[line], language, true)];
  const scenario = (which: "scenario1" | "scenario2"): Row[] =>
    SCENARIO_LINES.map((line) => [
      text.lines[line].name,
      line === "investorRoi"
        ? formatReturn(returns[which][line], language)
        : formatCents(returns[which][line], language, true),
    ]);
  const price: Row = [
    text.lines.purchasePrice.name,
    formatCents(centsOf(analysis.inputs.purchasePrice), language, true),
  ];
  const costs = COST_TABLE.map((line) => (line === "purchasePrice" ? price : amount(line)));
  return [
    { title: text.report.inputs, rows: enteredRows(analysis, content, words, closingDay) },
    { title: text.results.costs, rows: costs },
    { title: text.results.loans, rows: LOAN_TABLE.map(amount) },
    {
      title: text.results.profit,
      rows: (["expectedProfit", "epgFees", "investorProfit"] as const).map(amount),
    },
    { title: text.scenarios.bank, rows: scenario("scenario1") },
    { title: text.scenarios.own, rows: scenario("scenario2") },
    {
      title: text.returns.title,
      rows: (["onCash", "onProjectCost", "annualised"] as const).map((name): Row => [
        text.returns[name].name,
        formatReturn(analysis.namedReturns[name], language),
      ]),
    },
    {
      title: text.solved.title,
      rows: [
        [text.solved.breakEvenArv.name, breakEvenWords(analysis, words).value],
        [text.solved.monthsUntilLoss.name, monthsWords(analysis.monthsUntilLoss, words)],
      ],
    },
  ];
}
