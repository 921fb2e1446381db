// How each result came about, with the numbers of this deal, free of language: formatFormula() writes it out.
import type { Assumptions } from "./assumptions";
import { COST_LINES, type AmountLine, type DealInputs, type Returns, type Scenario } from "./calculateReturns";
import { centsOf } from "./money";

export type Sign = "×" | "÷" | "+" | "−";

/** One piece of a formula. */
export type FormulaPart =
  | { is: "cents"; value: number }
  /** Plain percent number: 85 is 85 %. */
  | { is: "percent"; value: number }
  | { is: "number"; value: number }
  | { is: "sqft"; value: number }
  | { is: "months"; value: number }
  | { is: "sign"; value: Sign };

/** The pieces left of the equals sign and the result right of it. */
export interface Formula {
  parts: FormulaPart[];
  result: { is: "cents" | "percent"; value: number };
}

/** A formula per output; the scenarios' outputs are named with a dot. */
export type FormulaName = AmountLine | `scenario${1 | 2}.${keyof Scenario}`;

const cents = (value: number) => ({ is: "cents" as const, value });
const percent = (value: number) => ({ is: "percent" as const, value });
const share = (fraction: number): FormulaPart => percent(fraction * 100);
const count = (value: number): FormulaPart => ({ is: "number", value });
const sign = (value: Sign): FormulaPart => ({ is: "sign", value });
const TIMES = sign("×");
const BY = sign("÷");
const PLUS = sign("+");
const MINUS = sign("−");

const sum = (amounts: number[]): FormulaPart[] =>
  amounts.flatMap((amount, index) => (index === 0 ? [cents(amount)] : [PLUS, cents(amount)]));

function scenarioFormulas(
  inputs: DealInputs,
  a: Assumptions,
  r: Returns,
  which: 1 | 2,
): [FormulaName, FormulaPart[]][] {
  const own = r[`scenario${which}`];
  const during = [r.utilities, r.interestCost, a.cashReserveCents];
  return [
    [
      `scenario${which}.paidAtClosingByInvestor`,
      [
        cents(centsOf(inputs.purchasePrice)),
        MINUS,
        cents(r.propertyLoan),
        PLUS,
        ...sum([r.approxClosingCosts, r.originationPoints, r.lenderPolicy, r.mortgageFees]),
      ],
    ],
    [`scenario${which}.paidDuringProjectApprox`, sum(which === 1 ? during : [...during, r.rehabCost])],
    [`scenario${which}.totalEstimatedInvestment`, sum([own.paidAtClosingByInvestor, own.paidDuringProjectApprox])],
    [
      `scenario${which}.investorRoi`,
      [cents(r.investorProfit), BY, cents(own.totalEstimatedInvestment), TIMES, count(100)],
    ],
  ];
}

function resultOf(r: Returns, name: FormulaName): Formula["result"] {
  const [line, detail] = name.split(".");
  if (line === "scenario1" || line === "scenario2") {
    const key = detail as keyof Scenario;
    return key === "investorRoi" ? percent(r[line][key]) : cents(r[line][key]);
  }
  return cents(r[line as AmountLine]);
}

/** The formula of every output of a calculated deal. */
export function formulasOf(inputs: DealInputs, a: Assumptions, r: Returns): Record<FormulaName, Formula> {
  const price = cents(centsOf(inputs.purchasePrice));
  const arv = cents(centsOf(inputs.arv));
  const loan = cents(r.totalLoan);
  const months: FormulaPart = { is: "months", value: inputs.projectMonths };
  const interest = [loan, TIMES, percent(inputs.interestRate), BY, count(12), TIMES, months];
  const tax = [loan, TIMES, share(a.intangibleTaxShareOfLoan)];
  const formulas: [FormulaName, FormulaPart[]][] = [
    ["rehabCost", [{ is: "sqft", value: inputs.areaSqft }, TIMES, cents(a.rehabCentsPerSqft[inputs.rehabType])]],
    ["approxClosingCosts", [cents(a.closingFixedCents), PLUS, price, TIMES, share(a.closingShareOfPrice)]],
    ["propertyLoan", [price, TIMES, percent(inputs.ltc)]],
    ["rehabLoans", [cents(r.rehabCost)]],
    ["totalLoan", sum([r.propertyLoan, r.rehabLoans])],
    ["originationPoints", [loan, TIMES, percent(inputs.origPoints)]],
    ["lenderPolicy", [price, TIMES, share(a.lenderPolicyShareOfPrice)]],
    [
      "mortgageFees",
      [cents(a.mortgageFixedCents), PLUS, ...tax, PLUS, count(a.stampTaxTimesIntangibleTax), TIMES, ...tax],
    ],
    ["utilities", [cents(a.utilitiesCentsPerMonth), TIMES, months]],
    ["interestCost", interest],
    ["interestCostTotals", interest],
    ["propertyTaxes", [arv, TIMES, share(a.propertyTaxShareOfArvPerYear), BY, count(12), TIMES, months]],
    ["realtorCommission", [arv, TIMES, share(a.realtorShareOfArv)]],
    ["saleClosingCosts", [arv, TIMES, share(a.saleClosingShareOfArv)]],
    ["totalProjectCosts", sum([centsOf(inputs.purchasePrice), ...COST_LINES.map((line) => r[line])])],
    ["expectedProfit", [arv, MINUS, cents(r.totalProjectCosts)]],
    ["epgFees", [cents(r.expectedProfit), TIMES, share(a.companyShareOfProfit)]],
    ["investorProfit", [cents(r.expectedProfit), MINUS, cents(r.epgFees)]],
    ["investorTestFunds", sum([r.scenario1.paidAtClosingByInvestor, r.scenario1.paidDuringProjectApprox])],
    ["otherCreditCharges", sum([r.originationPoints, r.lenderPolicy, r.mortgageFees])],
    ...scenarioFormulas(inputs, a, r, 1),
    ...scenarioFormulas(inputs, a, r, 2),
  ];
  return Object.fromEntries(formulas.map(([name, parts]) => [name, { parts, result: resultOf(r, name) }])) as Record<
    FormulaName,
    Formula
  >;
}
