// The lines of a calculated deal with their names, as shown in tables and the printed report.
import { interpolate } from "../../content/interpolate";
import type { DealAnalysis } from "../model/analysis";
import { type Formula, formulaOf } from "../model/expression";
import { costsPaid, CREDIT_CHARGES, ownLine, shownCosts } from "../model/sheet";
import type { CostLine, LineName, Sheet } from "../model/sheetLines";
import { SCENARIOS } from "../model/deal";
import { purchaseLoanIs, rehabLoanIs } from "../model/loan";
import type { CalculatorWords } from "./useWords";

export interface LineRow {
  key: string;
  name: string;
  /** How the amount is calculated, in words. */
  how: string;
  /** The same with the deal's numbers; what the visitor entered has none. */
  formula?: Formula;
  result: Formula["result"];
  isTotal?: boolean;
}

type Text = CalculatorWords["text"];

/** Lines whose words the texts have: the percentages have words of their own. */
type NamedLine = Exclude<LineName, "onProjectCost">;

const ENTERED: readonly LineName[] = ["purchasePrice", "arv"];

/** The costs whose names stand in the words of a sum. */
const NAMED_COSTS: Partial<Record<NamedLine, (sheet: Sheet) => readonly CostLine[]>> = {
  otherCreditCharges: () => CREDIT_CHARGES,
  paidAtClosingByInvestor: (sheet) => costsPaid(sheet, "closing"),
  paidDuringProjectApprox: (sheet) => costsPaid(sheet, "during"),
};

/** How a line is calculated in this deal: a loan's words follow from what its formula is made of. */
function howOf(key: NamedLine, sheet: Sheet, { lines, loans }: Text): string {
  if (key === "propertyLoan") return loans.purchase[purchaseLoanIs(sheet)];
  if (key === "rehabLoans") return loans.rehab[rehabLoanIs(sheet)];
  return lines[key].how;
}

/** A line's name, and how it is calculated: of a sum of costs, each by its name. */
function lineWords(key: NamedLine, sheet: Sheet, text: Text): Pick<LineRow, "name" | "how"> {
  const { lines } = text;
  const { name } = lines[key];
  const how = howOf(key, sheet, text);
  const costs = (NAMED_COSTS[key]?.(sheet) ?? []).map((cost) => lines[cost].name);
  return { name, how: interpolate(how, { costs: costs.join(" + ") }) };
}

const rowOf = (key: NamedLine, sheet: Sheet, text: Text, isTotal = false): LineRow => {
  const formula = sheet.formula(key);
  const opened = ENTERED.includes(key) ? {} : { formula };
  return { key, ...lineWords(key, sheet, text), ...opened, result: formula.result, isTotal };
};

/** All project costs; custom lines are listed individually. */
export function costRows({ inputs, sheets: { bank } }: DealAnalysis, text: Text): LineRow[] {
  const { ownLines = [] } = inputs;
  const own = ownLines.map((line, index) => {
    const formula = formulaOf(ownLine(line, inputs));
    return { key: `own${index}`, name: line.name, how: text.lines.ownLine.how, formula, result: formula.result };
  });
  const costs = shownCosts(bank).filter((line) => line !== "ownCosts" && line !== "ownSaleCosts");
  return [
    rowOf("purchasePrice", bank, text),
    ...costs.map((line) => rowOf(line, bank, text)),
    ...own,
    rowOf("totalProjectCosts", bank, text, true),
  ];
}

/** From the sale price to the investor's half, and what a delay takes from it. */
export const profitRows = ({ sheets: { bank }, delayCostCents }: DealAnalysis, text: Text): LineRow[] => [
  rowOf("arv", bank, text),
  rowOf("totalProjectCosts", bank, text),
  rowOf("expectedProfit", bank, text, true),
  rowOf("epgFees", bank, text),
  rowOf("investorProfit", bank, text),
  { key: "delayCost", ...text.lines.delayCost, result: { is: "cents", value: delayCostCents } },
];

const LOAN_LINES = [
  "propertyLoan",
  "rehabLoans",
  "totalLoan",
  "loanToArv",
  "interestCostTotals",
  "otherCreditCharges",
  "investorTestFunds",
] as const satisfies NamedLine[];

export function loanRows({ sheets: { bank }, peakCash }: DealAnalysis, text: Text): LineRow[] {
  const rows = LOAN_LINES.map((line) => rowOf(line, bank, text, line === "totalLoan"));
  if (!peakCash) return rows;
  return [...rows, { key: "most", ...text.lines.peakCash, result: { is: "cents", value: peakCash.most } }];
}

const WITHOUT_LINES = [
  "totalLoan",
  "originationPoints",
  "mortgageFees",
  "interestCost",
  "totalProjectCosts",
  "expectedProfit",
  "epgFees",
  "investorProfit",
] as const satisfies NamedLine[];

/** What differs without the rehab loan. */
export const withoutRows = ({ sheets: { without } }: DealAnalysis, text: Text): LineRow[] =>
  WITHOUT_LINES.map((line) => rowOf(line, without, text, line === "expectedProfit"));

const SCENARIO_LINES = [
  "paidAtClosingByInvestor",
  "paidDuringProjectApprox",
  "totalEstimatedInvestment",
  "investorProfit",
  "investorRoi",
] as const satisfies NamedLine[];

/** The ways of paying side by side: both specified scenarios, and the deal without the rehab loan. */
export const scenarioRows = ({ sheets }: DealAnalysis, text: Text) =>
  SCENARIO_LINES.map((line) => ({
    key: line,
    ...lineWords(line, sheets.bank, text),
    isTotal: line === "totalEstimatedInvestment",
    cells: SCENARIOS.map((scenario) => {
      const formula = sheets[scenario].formula(line);
      return { label: text.scenarios[scenario], result: formula.result, formula };
    }),
  }));
