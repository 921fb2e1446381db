import fc from "fast-check";
import words from "../../../../content/text/calculator.json";
import { formulaOf, type FormulaPart } from "../../../../src/calculator/model/expression";
import { analyzeDeal } from "../../../../src/calculator/model/analysis";
import { COST_LINES, COSTS, ownLine, sheetOf } from "../../../../src/calculator/model/sheet";
import type { Cost, LineName } from "../../../../src/calculator/model/sheetLines";
import { type Scenario, SCENARIOS } from "../../../../src/calculator/model/deal";
import type { DealInputs } from "../../../../src/calculator/model/inputs";
import { loanRows, scenarioRows } from "../../../../src/calculator/words/lineRows";
import type { CalculatorText } from "../../../../src/content/texts/texts";
import { formatFormula } from "../../../../src/calculator/words/format";
import { localize } from "../../../../src/content/localize";
import { houseDeal } from "../anyDeal";
import { assumptions, badDeal, content, goodDeal, ownDeal } from "../deals";

const english = localize(words, "en", {}).count;
const spanish = localize(words, "es", {}).count;

const formulaFor = (deal: DealInputs, name: LineName, way: Scenario = "bank") =>
  sheetOf(deal, assumptions, way).formula(name);

/** Evaluates a formula independently: × and ÷ before + and −, in cents throughout. */
function workOut(parts: readonly FormulaPart[]): number {
  const terms: { sign: number; value: number }[] = [];
  let pending = "+";
  for (const part of parts) {
    if (part.is === "sign") {
      pending = part.value;
      continue;
    }
    const value = part.is === "percent" ? part.value / 100 : part.value;
    const last = terms.at(-1);
    if (pending === "×" && last) last.value *= value;
    else if (pending === "÷" && last) last.value /= value;
    else terms.push({ sign: pending === "−" ? -1 : 1, value });
  }
  return terms.reduce((total, { sign, value }) => total + sign * value, 0);
}

test.each([
  ["rehabCost", "1,500 sq ft × $50 = $75,000", "1,500 pies² × $50 = $75,000"],
  ["originationPoints", "$287,500 × 2% = $5,750", "$287,500 × 2% = $5,750"],
  ["approxClosingCosts", "$1,600 + $250,000 × 0.55% = $2,975", "$1,600 + $250,000 × 0.55% = $2,975"],
  ["interestCost", "$287,500 × 11% ÷ 12 × 4 months = $10,541.67", "$287,500 × 11% ÷ 12 × 4 meses = $10,541.67"],
  ["investorRoi", "$17,601.04 ÷ $64,597.92 × 100 = 27.2%", "$17,601.04 ÷ $64,597.92 × 100 = 27.2%"],
] as const)("the formula of %s shows the deal's numbers in both languages", (name, inEnglish, inSpanish) => {
  const formula = formulaFor(goodDeal, name);
  expect(formatFormula(formula, english, "en")).toBe(inEnglish);
  expect(formatFormula(formula, spanish, "es")).toBe(inSpanish);
});

const LINES: readonly LineName[] = [
  ...COST_LINES,
  ...(["purchasePrice", "arv", "propertyLoan", "rehabLoans", "totalLoan", "totalProjectCosts"] as const),
  ...(["expectedProfit", "epgFees", "investorProfit", "interestCostTotals", "otherCreditCharges"] as const),
  ...(["paidAtClosingByInvestor", "paidDuringProjectApprox", "totalEstimatedInvestment"] as const),
  ...(["investorTestFunds", "investorRoi", "onProjectCost", "loanToArv"] as const),
];

const anyAdditions = fc.record(
  {
    draws: fc.integer({ min: 0, max: 12 }),
    contingency: fc.integer({ min: 0, max: 100 }),
    sellerAgent: fc.constantFrom(0, 2.5, 3),
    buyerAgent: fc.constantFrom(0, 2.25),
    rehabRows: fc.array(fc.record({ name: fc.string(), amount: fc.integer({ min: 1, max: 999_999 }) })),
    ownLines: fc.array(
      fc.record({
        name: fc.string(),
        amount: fc.integer({ min: 1, max: 99_999 }),
        per: fc.constantFrom("once" as const, "month" as const, "sale" as const),
      }),
    ),
  },
  { requiredKeys: [] },
);

test("any line of any deal is what its printed numbers give, worked out independently", () => {
  const each = (deal: DealInputs) => {
    for (const way of SCENARIOS) {
      for (const name of LINES) {
        const { parts, result } = formulaFor(deal, name, way);
        const tolerance = result.is === "percent" ? 0.000_5 : 0.01;
        const value = workOut(parts);
        const rounded = result.is === "percent" ? Math.round(value * 10) / 10 : Math.round(value);
        const isHalf = Math.abs(Math.abs((result.is === "percent" ? value * 10 : value) % 1) - 0.5) < tolerance;
        if (!isHalf) expect({ way, name, value: result.value }).toEqual({ way, name, value: rounded + 0 });
      }
    }
  };
  [goodDeal, badDeal, ownDeal].forEach(each);
  fc.assert(fc.property(houseDeal, anyAdditions, (deal, additions) => each({ ...deal, ...additions })));
});

test("a loss stands in parentheses behind a sign", () => {
  const formula = formulaFor(badDeal, "investorProfit");
  expect(formatFormula(formula, english, "en")).toBe("−$149,074.49 − (−$74,537.24) = −$74,537.25");
});

test("one month is written in the singular", () => {
  const deal = { ...goodDeal, projectMonths: 1 };
  const formula = formulaFor(deal, "utilities");
  expect(formatFormula(formula, english, "en")).toBe("$200 × 1 month = $200");
});

test.each([
  ["rehabCost", "$18,000 × 110% + $12,345 × 110% = $33,379.50"],
  ["ownCosts", "$480 + $900 = $1,380"],
  ["ownSaleCosts", "$8,400 = $8,400"],
  ["realtorCommission", "$420,000 × 2.5% + $420,000 × 3% = $23,100"],
  ["interestCost", "$212,500 × 11% ÷ 12 × 4 months + $33,379.50 × 53.1% × 11% ÷ 12 × 4 months = $8,441.57"],
] as const)("with lines, a list and draws the formula of %s says so", (name, written) => {
  expect(formatFormula(formulaFor(ownDeal, name), english, "en")).toBe(written);
});

test("without the rehab loan, no draw is in the formula of the interest", () => {
  const written = "$212,500 × 11% ÷ 12 × 4 months = $7,791.67";
  expect(formatFormula(formulaFor(ownDeal, "interestCost", "without"), english, "en")).toBe(written);
});

test("the words of a sum name each cost that is in it", () => {
  const text = localize(words, "en", {}) as CalculatorText;
  const quote = {
    financing: "quote",
    quoteLtc: 80,
    quotePoints: 2,
    quoteRate: 11,
    loanTerm: 2,
    extensionFee: 1,
  } as const;
  const analysis = analyzeDeal({ ...ownDeal, ...quote }, content, "2026-11-27");
  const rows = [...loanRows(analysis, text), ...scenarioRows(analysis, text)];
  const howOf = (line: LineName) => rows.find(({ key }) => key === line)?.how ?? "";
  const named = (paid: Cost["paid"]) =>
    COST_LINES.filter((line) => COSTS[line].paid === paid).map((line) => text.lines[line].name);
  for (const name of named("closing")) expect(howOf("paidAtClosingByInvestor")).toContain(name);
  for (const name of named("during")) expect(howOf("paidDuringProjectApprox")).toContain(name);
  expect(howOf("otherCreditCharges")).toBe("Origination points + Lender’s policy + Mortgage fees.");
});

test("a custom line has its own formula", () => {
  const [insurance, permits] = ownDeal.ownLines ?? [];
  if (!insurance || !permits) throw new Error("The deal has two own lines");
  expect(formatFormula(formulaOf(ownLine(insurance, goodDeal)), spanish, "es")).toBe("$120 × 4 meses = $480");
  expect(formatFormula(formulaOf(ownLine(permits, goodDeal)), english, "en")).toBe("$900 = $900");
});
