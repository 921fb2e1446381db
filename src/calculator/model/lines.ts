// The sheet: every cost and total of a deal, once. A line is an expression over inputs, rates, and other lines; its
// value, its printed formula, the bar, the cash of each scenario, and every solver come from it.
import {
  BY,
  cents,
  count,
  dollars,
  formulaOf,
  MINUS,
  months,
  PLUS,
  share,
  sum,
  TIMES,
  type Factor,
  type Formula,
} from "./expression";
import { commission, ownLine, rehab } from "./costParts";
import type { OwnLine } from "./deal";
import { extension, interest, lenderFees, lenderTitle, originationFee, purchaseLoan, rehabLoan } from "./loanLines";
import type { AddedCost } from "./inputs";
import type { AmountLine, Cost, CostLine, Expression, LineName, PercentLine, Sheet, SpecifiedCost } from "./sheetLines";

/** The sum of the rounded lines. */
const ownLines = ({ inputs, rounded }: Sheet, isMeant: (line: OwnLine) => boolean) =>
  sum((inputs.ownLines ?? []).filter(isMeant).map((line) => rounded(ownLine(line, inputs))));

/** The costs, in the order they are listed. Together with the purchase price they are `totalProjectCosts`. */
export const COSTS: Readonly<Record<SpecifiedCost, Cost> & Record<AddedCost, Cost & { added: true }>> = {
  rehabCost: { part: "works", paid: "works", is: ({ inputs, rates }) => rehab(inputs, rates) },
  approxClosingCosts: {
    part: "purchase",
    paid: "closing",
    is: ({ rates, line }) => [
      cents(rates.closingFixedCents),
      PLUS,
      line("purchasePrice"),
      TIMES,
      share(rates.closingShareOfPrice),
    ],
  },
  originationPoints: { part: "financing", paid: "closing", is: originationFee },
  lenderPolicy: { part: "financing", paid: "closing", is: lenderTitle },
  mortgageFees: { part: "financing", paid: "closing", is: lenderFees },
  utilities: {
    part: "holding",
    paid: "during",
    is: ({ inputs, rates }) => [cents(rates.utilitiesCentsPerMonth), TIMES, months(inputs.projectMonths)],
  },
  interestCost: { part: "financing", paid: "during", is: interest },
  propertyTaxes: {
    part: "holding",
    paid: "sale",
    is: ({ inputs, rates, line }) => [
      ...[line("arv"), TIMES, share(rates.propertyTaxShareOfArvPerYear)],
      ...[BY, count(12), TIMES, months(inputs.projectMonths)],
    ],
  },
  realtorCommission: {
    part: "sale",
    paid: "sale",
    is: ({ inputs, rates }) => commission(inputs, rates),
  },
  saleClosingCosts: {
    part: "sale",
    paid: "sale",
    is: ({ rates, line }) => [line("arv"), TIMES, share(rates.saleClosingShareOfArv)],
  },
  extensionFee: { part: "financing", paid: "during", added: true, is: extension },
  ownCosts: {
    part: "holding",
    paid: "during",
    added: true,
    is: (sheet) => ownLines(sheet, ({ per }) => per !== "sale"),
  },
  ownSaleCosts: {
    part: "sale",
    paid: "sale",
    added: true,
    is: (sheet) => ownLines(sheet, ({ per }) => per === "sale"),
  },
};

export const COST_LINES = Object.keys(COSTS) as CostLine[];

/** The cost lines worth showing. */
export const shownCosts = ({ value }: Pick<Sheet, "value">): CostLine[] =>
  COST_LINES.filter((name) => !("added" in COSTS[name]) || value(name) !== 0);

/** The costs the investor pays at a given time. */
const paid = (sheet: Sheet, time: Cost["paid"]) =>
  shownCosts(sheet)
    .filter((name) => COSTS[name].paid === time)
    .map(sheet.line);

const atClosing: Expression = (sheet) => [
  ...[sheet.line("purchasePrice"), MINUS, sheet.line("propertyLoan"), PLUS],
  ...sum(paid(sheet, "closing")),
];

/** What a lender leaves of the renovation; the specified loan pays for all of it. */
function unfinancedWorks({ line, value, rounded }: Sheet): Factor[] {
  const isFinanced = value("rehabCost") === value("rehabLoans");
  return isFinanced ? [] : [rounded([line("rehabCost"), MINUS, line("rehabLoans")])];
}

/** The cash reserve is set aside; it is not a cost. */
const duringProject: Expression = (sheet) => {
  const works = sheet.way === "bank" ? unfinancedWorks(sheet) : paid(sheet, "works");
  const { during, own } = { during: paid(sheet, "during"), own: cents(sheet.rates.cashReserveCents) };
  return sum([...during, own, ...works]);
};

const creditCharges = ["originationPoints", "lenderPolicy", "mortgageFees"] as const;

const HUNDRED = [TIMES, count(100)];

const AMOUNTS: Readonly<Record<AmountLine, Expression>> = {
  purchasePrice: ({ inputs }) => [dollars(inputs.purchasePrice)],
  arv: ({ inputs }) => [dollars(inputs.arv)],
  propertyLoan: purchaseLoan,
  rehabLoans: rehabLoan,
  totalLoan: ({ line }) => sum([line("propertyLoan"), line("rehabLoans")]),
  totalProjectCosts: (sheet) => sum([sheet.line("purchasePrice"), ...shownCosts(sheet).map(sheet.line)]),
  expectedProfit: ({ line }) => [line("arv"), MINUS, line("totalProjectCosts")],
  epgFees: ({ rates, line }) => [line("expectedProfit"), TIMES, share(rates.companyShareOfProfit)],
  investorProfit: ({ line }) => [line("expectedProfit"), MINUS, line("epgFees")],
  interestCostTotals: interest,
  otherCreditCharges: ({ line }) => sum(creditCharges.map(line)),
  paidAtClosingByInvestor: atClosing,
  paidDuringProjectApprox: duringProject,
  totalEstimatedInvestment: ({ line }) => sum([line("paidAtClosingByInvestor"), line("paidDuringProjectApprox")]),
  investorTestFunds: ({ line }) => sum([line("paidAtClosingByInvestor"), line("paidDuringProjectApprox")]),
};

/** Percentages, to one decimal. */
const PERCENTS: Readonly<Record<PercentLine, Expression>> = {
  investorRoi: ({ line }) => [line("investorProfit"), BY, line("totalEstimatedInvestment"), ...HUNDRED],
  onProjectCost: ({ line }) => [line("expectedProfit"), BY, line("totalProjectCosts"), ...HUNDRED],
  loanToArv: ({ line }) => [line("totalLoan"), BY, line("arv"), ...HUNDRED],
};

const costExpressions = Object.fromEntries(COST_LINES.map((name) => [name, COSTS[name].is])) as Record<
  CostLine,
  Expression
>;

const LINES: Readonly<Record<LineName, Expression>> = { ...costExpressions, ...AMOUNTS, ...PERCENTS };

/** The formula of a line, rounded once. */
export const lineFormula = (name: LineName, sheet: Sheet): Formula =>
  formulaOf(LINES[name](sheet), name in PERCENTS ? "percent" : "cents");
