import type { DealAnalysis } from "../model/analyseDeal";
import type { Scenario } from "../model/calculateReturns";
import type { Formula, FormulaName } from "../model/formulas";
import { formatCents, formatPercent } from "./format";
import type { Words } from "./words";

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
export function scenarioRows(analysis: DealAnalysis, { text, language }: Words): ScenarioRow[] {
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
