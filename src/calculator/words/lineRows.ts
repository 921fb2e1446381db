// The lines of a calculated deal with their names, as shown in tables and the printed report.
import type { DealAnalysis } from "../model/analyzeDeal";
import type { AmountLine, ProjectAmounts, Scenario } from "../model/calculateReturns";
import { type Formula, type FormulaName, loanToArvFormula, ownLineFormula, shownCostLines } from "../model/formulas";
import { centsOf } from "../model/money";
import { formatCents, formatPercent } from "./format";
import type { CalculatorWords } from "./words";

export interface LineRow {
  key: string;
  name: string;
  /** How the amount is calculated, in words. */
  how: string;
  /** The same with the deal's numbers; inputs have none. */
  formula?: Formula;
  result: Formula["result"];
  /** The line the others add up to. */
  isTotal?: boolean;
}

type Text = CalculatorWords["text"];

const cents = (value: number) => ({ is: "cents" as const, value });

const entered = (key: "purchasePrice" | "arv", { inputs }: DealAnalysis, { lines }: Text): LineRow => ({
  key,
  ...lines[key],
  result: cents(centsOf(inputs[key])),
});

const worked = (key: AmountLine, { returns, formulas }: DealAnalysis, { lines }: Text): LineRow => ({
  key,
  ...lines[key],
  formula: formulas[key],
  result: cents(returns[key]),
});

const calculated = (formula: Formula) => ({ formula, result: formula.result });

const total = (row: LineRow): LineRow => ({ ...row, isTotal: true });

/** All project costs; custom lines are listed individually. */
export function costRows(analysis: DealAnalysis, text: Text): LineRow[] {
  const { ownLines = [], projectMonths } = analysis.inputs;
  const own = ownLines.map((line, index) => ({
    key: `own${index}`,
    name: line.name,
    how: text.lines.ownLine.how,
    ...calculated(ownLineFormula(line, projectMonths)),
  }));
  const specified = shownCostLines(analysis.returns).filter((line) => line !== "ownCosts");
  return [
    entered("purchasePrice", analysis, text),
    ...specified.map((line) => worked(line, analysis, text)),
    ...own,
    total(worked("totalProjectCosts", analysis, text)),
  ];
}

/** From the sale price to the investor's half, and what a delay takes from it. */
export const profitRows = (analysis: DealAnalysis, text: Text): LineRow[] => [
  entered("arv", analysis, text),
  worked("totalProjectCosts", analysis, text),
  total(worked("expectedProfit", analysis, text)),
  worked("epgFees", analysis, text),
  worked("investorProfit", analysis, text),
  { key: "furtherMonth", ...text.lines.furtherMonth, result: cents(analysis.furtherMonthCents) },
];

export const loanRows = (analysis: DealAnalysis, text: Text): LineRow[] => [
  worked("propertyLoan", analysis, text),
  worked("rehabLoans", analysis, text),
  total(worked("totalLoan", analysis, text)),
  {
    key: "loanToArv",
    ...text.lines.loanToArv,
    ...calculated(loanToArvFormula(analysis.inputs, analysis.returns.totalLoan)),
  },
  worked("interestCostTotals", analysis, text),
  worked("otherCreditCharges", analysis, text),
  worked("investorTestFunds", analysis, text),
];

const WITHOUT_LINES = [
  "totalLoan",
  "originationPoints",
  "mortgageFees",
  "interestCost",
  "totalProjectCosts",
  "expectedProfit",
  "epgFees",
  "investorProfit",
] as const satisfies (keyof ProjectAmounts)[];

/** What differs without the rehab loan. */
export const withoutRows = ({ withoutRehabLoan, formulas }: DealAnalysis, { lines }: Text): LineRow[] =>
  WITHOUT_LINES.map((key) => ({
    key,
    ...lines[key],
    formula: formulas[`without.${key}`],
    result: cents(withoutRehabLoan[key]),
    isTotal: key === "expectedProfit",
  }));

/** One line of the comparison: its formatted value for each way of paying. */
export interface ScenarioRow {
  key: string;
  name: string;
  how: string;
  isTotal: boolean;
  cells: { way: string; value: string; formula: Formula }[];
}

const LINES = [
  "paidAtClosingByInvestor",
  "paidDuringProjectApprox",
  "totalEstimatedInvestment",
  "investorProfit",
  "investorRoi",
] as const satisfies (keyof Scenario | "investorProfit")[];

/** The ways of paying side by side: both specified scenarios, and the deal without the rehab loan. */
export function scenarioRows(analysis: DealAnalysis, { text, language }: CalculatorWords): ScenarioRow[] {
  const { returns, withoutRehabLoan, formulas } = analysis;
  const { bank, own, without } = text.scenarios;
  const ways = [
    { way: bank, formulaOf: "scenario1", values: { ...returns.scenario1, investorProfit: returns.investorProfit } },
    { way: own, formulaOf: "scenario2", values: { ...returns.scenario2, investorProfit: returns.investorProfit } },
    {
      way: without,
      formulaOf: "without",
      values: { ...withoutRehabLoan.scenario, investorProfit: withoutRehabLoan.investorProfit },
    },
  ] as const;
  return LINES.map((line) => ({
    key: line,
    ...text.lines[line],
    isTotal: line === "totalEstimatedInvestment",
    cells: ways.map(({ way, formulaOf, values }) => {
      const name: FormulaName =
        line === "investorProfit"
          ? formulaOf === "without"
            ? "without.investorProfit"
            : "investorProfit"
          : `${formulaOf}.${line}`;
      const value =
        line === "investorRoi" ? formatPercent(values[line], language) : formatCents(values[line], language, true);
      return { way, value, formula: formulas[name] };
    }),
  }));
}
