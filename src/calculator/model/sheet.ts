import type { Assumptions } from "./assumptions";
import type { OwnLine, Scenario } from "./deal";
import {
  BY,
  cents,
  count,
  dollars,
  type Factor,
  type Formula,
  formulaOf,
  type FormulaPart,
  MINUS,
  months,
  percent,
  plus,
  PLUS,
  share,
  sqft,
  TIMES,
} from "./expression";
import type { AddedCost, DealInputs } from "./inputs";
import { extension, interest, lenderFees, lenderTitle, originationFee, purchaseLoan, rehabLoan } from "./loan";
import type { AmountLine, Cost, CostLine, Expression, LineName, PercentLine, Sheet, SpecifiedCost } from "./sheetLines";

// Costs with more than one form: as specified, or as the visitor's additions say.

/** The renovation with its contingency: each item of the list, or area × rate if there is no list. */
function rehab(inputs: DealInputs, rates: Assumptions): FormulaPart[] {
  const { rehabRows = [], contingency = 0, areaSqft, rehabType } = inputs;
  const more = contingency === 0 ? [] : [TIMES, percent(100 + contingency)];
  if (rehabRows.length === 0) return [sqft(areaSqft), TIMES, cents(rates.rehabCentsPerSqft[rehabType]), ...more];
  return plus(rehabRows.map(({ amount }) => [dollars(amount), ...more]));
}

/** What a custom line comes to in the end. */
export function ownLine({ amount, per }: OwnLine, { projectMonths, arv }: DealInputs): FormulaPart[] {
  if (per === "sale") return [dollars(arv), TIMES, percent(amount)];
  return per === "once" ? [dollars(amount)] : [dollars(amount), TIMES, months(projectMonths)];
}

/**
 * The commission: of both agents together, or of each if the visitor says so. An agent of whom nothing is said keeps
 * half of the usual commission; 0 is said on purpose.
 */
function commission({ arv, sellerAgent, buyerAgent }: DealInputs, rates: Assumptions): FormulaPart[] {
  if (sellerAgent === undefined && buyerAgent === undefined)
    return [dollars(arv), TIMES, share(rates.realtorShareOfArv)];
  const agents = [sellerAgent, buyerAgent].filter((agent) => agent !== 0);
  if (agents.length === 0) return [cents(0)];
  const half = share(rates.realtorShareOfArv / 2);
  return plus(agents.map((agent) => [dollars(arv), TIMES, agent === undefined ? half : percent(agent)]));
}

// The sheet: every cost and total of a deal, once. A line is an expression over inputs, rates, and other lines; its
// value, its printed formula, the bar, the cash of each scenario, and every solver come from it.

const ownLines = ({ inputs, rounded }: Sheet, isMeant: (line: OwnLine) => boolean) =>
  plus((inputs.ownLines ?? []).filter(isMeant).map((line) => rounded(ownLine(line, inputs))));

/** The costs, in the order they are listed. Together with the purchase price they are `totalProjectCosts`. */
export const COSTS: Readonly<Record<SpecifiedCost, Cost> & Record<AddedCost, Cost & { added: true }>> = {
  rehabCost: { part: "works", paid: "works", expression: ({ inputs, rates }) => rehab(inputs, rates) },
  approxClosingCosts: {
    part: "purchase",
    paid: "closing",
    expression: ({ rates, line }) => [
      cents(rates.closingFixedCents),
      PLUS,
      line("purchasePrice"),
      TIMES,
      share(rates.closingShareOfPrice),
    ],
  },
  originationPoints: { part: "financing", paid: "closing", expression: originationFee },
  lenderPolicy: { part: "financing", paid: "closing", expression: lenderTitle },
  mortgageFees: { part: "financing", paid: "closing", expression: lenderFees },
  utilities: {
    part: "holding",
    paid: "during",
    expression: ({ inputs, rates }) => [cents(rates.utilitiesCentsPerMonth), TIMES, months(inputs.projectMonths)],
  },
  interestCost: { part: "financing", paid: "during", expression: interest },
  propertyTaxes: {
    part: "holding",
    paid: "sale",
    expression: ({ inputs, rates, line }) => [
      ...[line("arv"), TIMES, share(rates.propertyTaxShareOfArvPerYear)],
      ...[BY, count(12), TIMES, months(inputs.projectMonths)],
    ],
  },
  realtorCommission: {
    part: "sale",
    paid: "sale",
    expression: ({ inputs, rates }) => commission(inputs, rates),
  },
  saleClosingCosts: {
    part: "sale",
    paid: "sale",
    expression: ({ rates, line }) => [line("arv"), TIMES, share(rates.saleClosingShareOfArv)],
  },
  extensionFee: { part: "financing", paid: "during", added: true, expression: extension },
  ownCosts: {
    part: "holding",
    paid: "during",
    added: true,
    expression: (sheet) => ownLines(sheet, ({ per }) => per !== "sale"),
  },
  ownSaleCosts: {
    part: "sale",
    paid: "sale",
    added: true,
    expression: (sheet) => ownLines(sheet, ({ per }) => per === "sale"),
  },
};

export const COST_LINES = Object.keys(COSTS) as CostLine[];

export const shownCosts = ({ value }: Pick<Sheet, "value">): CostLine[] =>
  COST_LINES.filter((name) => !("added" in COSTS[name]) || value(name) !== 0);

export const costsPaid = (sheet: Pick<Sheet, "value">, time: Cost["paid"]): CostLine[] =>
  shownCosts(sheet).filter((name) => COSTS[name].paid === time);

const paid = (sheet: Sheet, time: Cost["paid"]) => costsPaid(sheet, time).map(sheet.line);

const atClosing: Expression = (sheet) => [
  ...[sheet.line("purchasePrice"), MINUS, sheet.line("propertyLoan"), PLUS],
  ...plus(paid(sheet, "closing")),
];

/** What a lender leaves of the renovation; the specified loan pays for all of it. */
function unfinancedWorks({ line, value, rounded }: Sheet): Factor[] {
  const isFinanced = value("rehabCost") === value("rehabLoans");
  return isFinanced ? [] : [rounded([line("rehabCost"), MINUS, line("rehabLoans")])];
}

/** The cash reserve is set aside; it is not a cost. */
const duringProject: Expression = (sheet) => {
  const works = sheet.scenario === "bank" ? unfinancedWorks(sheet) : paid(sheet, "works");
  const { during, own } = { during: paid(sheet, "during"), own: cents(sheet.rates.cashReserveCents) };
  return plus([...during, own, ...works]);
};

export const CREDIT_CHARGES = ["originationPoints", "lenderPolicy", "mortgageFees"] as const;

const HUNDRED = [TIMES, count(100)];

const AMOUNTS: Readonly<Record<AmountLine, Expression>> = {
  purchasePrice: ({ inputs }) => [dollars(inputs.purchasePrice)],
  arv: ({ inputs }) => [dollars(inputs.arv)],
  propertyLoan: purchaseLoan,
  rehabLoans: rehabLoan,
  totalLoan: ({ line }) => plus([line("propertyLoan"), line("rehabLoans")]),
  totalProjectCosts: (sheet) => plus([sheet.line("purchasePrice"), ...shownCosts(sheet).map(sheet.line)]),
  expectedProfit: ({ line }) => [line("arv"), MINUS, line("totalProjectCosts")],
  epgFees: ({ rates, line }) => [line("expectedProfit"), TIMES, share(rates.companyShareOfProfit)],
  investorProfit: ({ line }) => [line("expectedProfit"), MINUS, line("epgFees")],
  interestCostTotals: interest,
  otherCreditCharges: ({ line }) => plus(CREDIT_CHARGES.map(line)),
  paidAtClosingByInvestor: atClosing,
  paidDuringProjectApprox: duringProject,
  totalEstimatedInvestment: ({ line }) => plus([line("paidAtClosingByInvestor"), line("paidDuringProjectApprox")]),
  investorTestFunds: ({ line }) => plus([line("paidAtClosingByInvestor"), line("paidDuringProjectApprox")]),
};

/** Percentages, to one decimal. */
const PERCENTS: Readonly<Record<PercentLine, Expression>> = {
  investorRoi: ({ line }) => [line("investorProfit"), BY, line("totalEstimatedInvestment"), ...HUNDRED],
  onProjectCost: ({ line }) => [line("expectedProfit"), BY, line("totalProjectCosts"), ...HUNDRED],
  loanToArv: ({ line }) => [line("totalLoan"), BY, line("arv"), ...HUNDRED],
};

const costExpressions = Object.fromEntries(COST_LINES.map((name) => [name, COSTS[name].expression])) as Record<
  CostLine,
  Expression
>;

const LINES: Readonly<Record<LineName, Expression>> = { ...costExpressions, ...AMOUNTS, ...PERCENTS };

const lineFormula = (name: LineName, sheet: Sheet): Formula =>
  formulaOf(LINES[name](sheet), name in PERCENTS ? "percent" : "cents");

/** The sheet of a deal. Formulas: specification, section 9, and its settled gaps. */
export function sheetOf(inputs: DealInputs, rates: Assumptions, scenario: Scenario = "bank"): Sheet {
  const known: Partial<Record<LineName, Formula>> = {};
  const formula = (name: LineName) => (known[name] ??= lineFormula(name, sheet));
  const value = (name: LineName) => formula(name).result.value;
  const sheet: Sheet = {
    inputs,
    rates,
    scenario,
    value,
    formula,
    line: (name) => cents(value(name)),
    rounded: (parts) => formulaOf(parts).result,
  };
  return sheet;
}
