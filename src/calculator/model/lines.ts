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
  percent,
  plus,
  PLUS,
  share,
  sum,
  TIMES,
  type Formula,
  type Factor,
  type FormulaPart,
} from "./expression";
import type { Assumptions } from "./assumptions";
import { commission, ownLine, rehab } from "./costParts";
import type { OwnLine, Way } from "./deal";
import type { DealInputs } from "./inputs";

/** The parts a sale price is divided into. */
export const SALE_PRICE_PARTS = ["purchase", "works", "financing", "holding", "sale", "profit"] as const;

export type SalePart = (typeof SALE_PRICE_PARTS)[number];

/** A deal's lines under one way of paying, each worked out when first asked for. */
export interface Sheet {
  readonly inputs: DealInputs;
  readonly rates: Assumptions;
  readonly way: Way;
  /** Whole cents, or a percentage with one decimal; never NaN or infinite. */
  readonly value: (name: LineName) => number;
  readonly formula: (name: LineName) => Formula;
  /** A line as a number in the expression of another. */
  readonly line: (name: LineName) => Factor;
  /** A part that is rounded by itself. */
  readonly rounded: (parts: readonly FormulaPart[]) => Factor;
}

type Expression = (sheet: Sheet) => readonly FormulaPart[];

interface Cost {
  /** What the sale price pays for with it. */
  part: Exclude<SalePart, "profit">;
  /** When the investor pays for it; the works are paid for by the lender or, in some scenarios, during the project. */
  paid: "closing" | "during" | "works" | "sale";
  is: Expression;
}

export type SpecifiedCost =
  | "rehabCost"
  | "approxClosingCosts"
  | "originationPoints"
  | "lenderPolicy"
  | "mortgageFees"
  | "utilities"
  | "interestCost"
  | "propertyTaxes"
  | "realtorCommission"
  | "saleClosingCosts";

/** Costs only some deals have: listed when they are not zero. */
export type AddedCost = "ownCosts" | "ownSaleCosts";

/** The amounts that follow from inputs, rates, and costs. */
export type AmountLine =
  | "purchasePrice"
  | "arv"
  | "propertyLoan"
  | "rehabLoans"
  | "totalLoan"
  | "totalProjectCosts"
  | "expectedProfit"
  | "epgFees"
  | "investorProfit"
  | "interestCostTotals"
  | "otherCreditCharges"
  | "paidAtClosingByInvestor"
  | "paidDuringProjectApprox"
  | "totalEstimatedInvestment"
  | "investorTestFunds";

export type PercentLine = "investorRoi" | "onProjectCost" | "annualized" | "loanToArv";

export type CostLine = SpecifiedCost | AddedCost;

export type LineName = CostLine | AmountLine | PercentLine;

/** Interest on the purchase loan, and on the share of the rehab loan drawn on average. */
function interest({ inputs, line, value }: Sheet) {
  const { averageDraw = 100, interestRate, projectMonths } = inputs;
  const time = [TIMES, percent(interestRate), BY, count(12), TIMES, months(projectMonths)];
  if (averageDraw === 100 || value("rehabLoans") === 0) return [line("totalLoan"), ...time];
  return plus([
    [line("propertyLoan"), ...time],
    [line("rehabLoans"), TIMES, percent(averageDraw), ...time],
  ]);
}

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
  originationPoints: {
    part: "financing",
    paid: "closing",
    is: ({ inputs, line }) => [line("totalLoan"), TIMES, percent(inputs.origPoints)],
  },
  lenderPolicy: {
    part: "financing",
    paid: "closing",
    is: ({ rates, line }) => [line("purchasePrice"), TIMES, share(rates.lenderPolicyShareOfPrice)],
  },
  mortgageFees: {
    part: "financing",
    paid: "closing",
    is: ({ rates, line }) => {
      const tax = [line("totalLoan"), TIMES, share(rates.intangibleTaxShareOfLoan)];
      return plus([[cents(rates.mortgageFixedCents)], tax, [count(rates.stampTaxTimesIntangibleTax), TIMES, ...tax]]);
    },
  },
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

/** The cash reserve is set aside; it is not a cost. */
const duringProject: Expression = (sheet) => {
  const works = sheet.way === "bank" ? [] : paid(sheet, "works");
  const { during, own } = { during: paid(sheet, "during"), own: cents(sheet.rates.cashReserveCents) };
  return sum([...during, own, ...works]);
};

const creditCharges = ["originationPoints", "lenderPolicy", "mortgageFees"] as const;

const HUNDRED = [TIMES, count(100)];

const AMOUNTS: Readonly<Record<AmountLine, Expression>> = {
  purchasePrice: ({ inputs }) => [dollars(inputs.purchasePrice)],
  arv: ({ inputs }) => [dollars(inputs.arv)],
  propertyLoan: ({ inputs, line }) => [line("purchasePrice"), TIMES, percent(inputs.ltc)],
  rehabLoans: ({ way, line }) => [way === "without" ? cents(0) : line("rehabCost")],
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
  annualized: ({ inputs, line }) => [
    ...[line("investorProfit"), BY, line("totalEstimatedInvestment"), ...HUNDRED],
    ...[BY, months(inputs.projectMonths), TIMES, count(12)],
  ],
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
