// How each result is calculated, with this deal's numbers, language-independent: formatFormula() renders it.
import type { Assumptions } from "./assumptions";
import {
  COST_LINES,
  type AmountLine,
  type ProjectAmounts,
  type Returns,
  type Scenario,
  type WithoutRehabLoan,
} from "./calculateReturns";
import { ownLineCents, type DealInputs, type OwnLine } from "./deal";
import { centsOf, percentOf } from "./money";

export type Operator = "×" | "÷" | "+" | "−";

/** One piece of a formula. */
export type FormulaPart =
  | { is: "cents"; value: number }
  /** Plain percent number: 85 is 85 %. */
  | { is: "percent"; value: number }
  | { is: "number"; value: number }
  | { is: "sqft"; value: number }
  | { is: "months"; value: number }
  | { is: "sign"; value: Operator };

/** The terms left of the equals sign and the result on the right. */
export interface Formula {
  parts: FormulaPart[];
  result: { is: "cents" | "percent"; value: number };
}

type ScenarioName = "scenario1" | "scenario2" | "without";

/** A formula per output; those of the scenarios have dotted names. */
export type FormulaName = AmountLine | `${ScenarioName}.${keyof Scenario}` | `without.${keyof ProjectAmounts}`;

type Named = [FormulaName, Formula];

const cents = (value: number) => ({ is: "cents" as const, value });
const percent = (value: number) => ({ is: "percent" as const, value });
const share = (fraction: number): FormulaPart => percent(fraction * 100);
const count = (value: number): FormulaPart => ({ is: "number", value });
const sign = (value: Operator): FormulaPart => ({ is: "sign", value });
const TIMES = sign("×");
const BY = sign("÷");
const PLUS = sign("+");
const MINUS = sign("−");

/** Terms joined by plus signs; there are no parentheses. */
const plus = (terms: FormulaPart[][]): FormulaPart[] =>
  terms.flatMap((term, index) => (index === 0 ? term : [PLUS, ...term]));

const sum = (amounts: number[]): FormulaPart[] => plus(amounts.map((amount) => [cents(amount)]));

function rehabParts(inputs: DealInputs, a: Assumptions): FormulaPart[] {
  const { rehabRows = [], contingency = 0 } = inputs;
  if (rehabRows.length === 0)
    return [{ is: "sqft", value: inputs.areaSqft }, TIMES, cents(a.rehabCentsPerSqft[inputs.rehabType])];
  const more = contingency === 0 ? [] : [TIMES, percent(100 + contingency)];
  return plus(rehabRows.map(({ amount }) => [cents(centsOf(amount)), ...more]));
}

function interestParts(inputs: DealInputs, p: ProjectAmounts): FormulaPart[] {
  const { averageDraw = 100, interestRate, projectMonths } = inputs;
  const time: FormulaPart[] = [
    TIMES,
    percent(interestRate),
    BY,
    count(12),
    TIMES,
    { is: "months", value: projectMonths },
  ];
  if (averageDraw === 100 || p.rehabLoans === 0) return [cents(p.totalLoan), ...time];
  return plus([
    [cents(p.propertyLoan), ...time],
    [cents(p.rehabLoans), TIMES, percent(averageDraw), ...time],
  ]);
}

function amountFormulas(
  inputs: DealInputs,
  a: Assumptions,
  p: ProjectAmounts,
): [keyof ProjectAmounts, FormulaPart[]][] {
  const price = cents(centsOf(inputs.purchasePrice));
  const arv = cents(centsOf(inputs.arv));
  const loan = cents(p.totalLoan);
  const months: FormulaPart = { is: "months", value: inputs.projectMonths };
  const tax = [loan, TIMES, share(a.intangibleTaxShareOfLoan)];
  const own = (inputs.ownLines ?? []).map((line) => ownLineCents(line, inputs.projectMonths));
  return [
    ["rehabCost", rehabParts(inputs, a)],
    ["approxClosingCosts", [cents(a.closingFixedCents), PLUS, price, TIMES, share(a.closingShareOfPrice)]],
    ["propertyLoan", [price, TIMES, percent(inputs.ltc)]],
    ["rehabLoans", [cents(p.rehabLoans)]],
    ["totalLoan", sum([p.propertyLoan, p.rehabLoans])],
    ["originationPoints", [loan, TIMES, percent(inputs.origPoints)]],
    ["lenderPolicy", [price, TIMES, share(a.lenderPolicyShareOfPrice)]],
    [
      "mortgageFees",
      [cents(a.mortgageFixedCents), PLUS, ...tax, PLUS, count(a.stampTaxTimesIntangibleTax), TIMES, ...tax],
    ],
    ["utilities", [cents(a.utilitiesCentsPerMonth), TIMES, months]],
    ["interestCost", interestParts(inputs, p)],
    ["interestCostTotals", interestParts(inputs, p)],
    ["propertyTaxes", [arv, TIMES, share(a.propertyTaxShareOfArvPerYear), BY, count(12), TIMES, months]],
    ["realtorCommission", [arv, TIMES, share(a.realtorShareOfArv)]],
    ["saleClosingCosts", [arv, TIMES, share(a.saleClosingShareOfArv)]],
    ["ownCosts", sum(own.length > 0 ? own : [0])],
    ["totalProjectCosts", sum([centsOf(inputs.purchasePrice), ...shownCostLines(p).map((line) => p[line])])],
    ["expectedProfit", [arv, MINUS, cents(p.totalProjectCosts)]],
    ["epgFees", [cents(p.expectedProfit), TIMES, share(a.companyShareOfProfit)]],
    ["investorProfit", [cents(p.expectedProfit), MINUS, cents(p.epgFees)]],
    ["otherCreditCharges", sum([p.originationPoints, p.lenderPolicy, p.mortgageFees])],
  ];
}

function scenarioFormulas(
  inputs: DealInputs,
  a: Assumptions,
  p: ProjectAmounts,
  scenario: Scenario,
  name: ScenarioName,
): Named[] {
  const own = p.ownCosts === 0 ? [] : [p.ownCosts];
  const works = name === "scenario1" ? [] : [p.rehabCost];
  const { paidAtClosingByInvestor, paidDuringProjectApprox, totalEstimatedInvestment, investorRoi } = scenario;
  const formula = (line: keyof Scenario, parts: FormulaPart[], result: Formula["result"]): Named => [
    `${name}.${line}`,
    { parts, result },
  ];
  return [
    formula(
      "paidAtClosingByInvestor",
      [
        cents(centsOf(inputs.purchasePrice)),
        MINUS,
        cents(p.propertyLoan),
        PLUS,
        ...sum([p.approxClosingCosts, p.originationPoints, p.lenderPolicy, p.mortgageFees]),
      ],
      cents(paidAtClosingByInvestor),
    ),
    formula(
      "paidDuringProjectApprox",
      sum([p.utilities, p.interestCost, ...own, a.cashReserveCents, ...works]),
      cents(paidDuringProjectApprox),
    ),
    formula(
      "totalEstimatedInvestment",
      sum([paidAtClosingByInvestor, paidDuringProjectApprox]),
      cents(totalEstimatedInvestment),
    ),
    formula(
      "investorRoi",
      [cents(p.investorProfit), BY, cents(totalEstimatedInvestment), TIMES, count(100)],
      percent(investorRoi),
    ),
  ];
}

/** The cost lines worth showing: custom costs only if there are any. */
export const shownCostLines = ({ ownCosts }: Pick<ProjectAmounts, "ownCosts">) =>
  COST_LINES.filter((line) => line !== "ownCosts" || ownCosts !== 0);

/** The formula of a custom line over the whole project. */
export function ownLineFormula(line: OwnLine, projectMonths: number): Formula {
  const amount = cents(centsOf(line.amount));
  const parts: FormulaPart[] = line.per === "once" ? [amount] : [amount, TIMES, { is: "months", value: projectMonths }];
  return { parts, result: cents(ownLineCents(line, projectMonths)) };
}

/** The loan as a share of the sale price. */
export function loanToArvFormula({ arv }: Pick<DealInputs, "arv">, totalLoan: number): Formula {
  const price = centsOf(arv);
  return {
    parts: [cents(totalLoan), BY, cents(price), TIMES, count(100)],
    result: percent(percentOf(totalLoan, price)),
  };
}

/** The formula of every output of a calculated deal. */
export function formulasOf(
  inputs: DealInputs,
  a: Assumptions,
  r: Returns,
  without: WithoutRehabLoan,
): Record<FormulaName, Formula> {
  const testFunds = sum([r.scenario1.paidAtClosingByInvestor, r.scenario1.paidDuringProjectApprox]);
  const formulas: Named[] = [
    ...amountFormulas(inputs, a, r).map(([line, parts]): Named => [line, { parts, result: cents(r[line]) }]),
    ...amountFormulas(inputs, a, without).map(([line, parts]): Named => [
      `without.${line}`,
      { parts, result: cents(without[line]) },
    ]),
    ["investorTestFunds", { parts: testFunds, result: cents(r.investorTestFunds) }],
    ...scenarioFormulas(inputs, a, r, r.scenario1, "scenario1"),
    ...scenarioFormulas(inputs, a, r, r.scenario2, "scenario2"),
    ...scenarioFormulas(inputs, a, without, without.scenario, "without"),
  ];
  return Object.fromEntries(formulas) as Record<FormulaName, Formula>;
}
