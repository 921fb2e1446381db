import words from "../../../../content/text/calculator.json";
import { calculateReturns, calculateWithoutRehabLoan } from "../../../../src/calculator/model/calculateReturns";
import type { DealInputs } from "../../../../src/calculator/model/deal";
import {
  type FormulaName,
  type FormulaPart,
  formulasOf,
  ownLineFormula,
} from "../../../../src/calculator/model/formulas";
import { formatFormula } from "../../../../src/calculator/words/format";
import { oneLanguage } from "../../../../src/content/oneLanguage";
import { assumptions, badDeal, goodDeal } from "../deals";

const english = oneLanguage(words, "en").count;
const spanish = oneLanguage(words, "es").count;

function formulasFor(deal: DealInputs) {
  const returns = calculateReturns(deal, assumptions);
  return formulasOf(deal, assumptions, returns, calculateWithoutRehabLoan(deal, assumptions));
}

/** Evaluates a formula independently: × and ÷ before + and −, in cents throughout. */
function workOut(parts: FormulaPart[]): number {
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

/** With everything a visitor may add. */
const ownDeal: DealInputs = {
  ...goodDeal,
  averageDraw: 60,
  contingency: 10,
  rehabRows: [
    { name: "Kitchen", amount: 18_000 },
    { name: "Roof", amount: 12_345 },
  ],
  ownLines: [
    { name: "Insurance", amount: 120, per: "month" },
    { name: "Permits", amount: 900, per: "once" },
  ],
};

test.each([
  ["rehabCost", "1,500 sq ft × $50 = $75,000", "1,500 pies² × $50 = $75,000"],
  ["originationPoints", "$287,500 × 2% = $5,750", "$287,500 × 2% = $5,750"],
  ["approxClosingCosts", "$1,600 + $250,000 × 0.55% = $2,975", "$1,600 + $250,000 × 0.55% = $2,975"],
  ["interestCost", "$287,500 × 11% ÷ 12 × 4 months = $10,541.67", "$287,500 × 11% ÷ 12 × 4 meses = $10,541.67"],
  ["scenario1.investorRoi", "$17,601.04 ÷ $64,597.92 × 100 = 27.2%", "$17,601.04 ÷ $64,597.92 × 100 = 27.2%"],
] as const)("the formula of %s shows the deal's numbers in both languages", (name, inEnglish, inSpanish) => {
  const formula = formulasFor(goodDeal)[name];
  expect(formatFormula(formula, english, "en")).toBe(inEnglish);
  expect(formatFormula(formula, spanish, "es")).toBe(inSpanish);
});

test("every output has a formula whose numbers give its result", () => {
  for (const deal of [goodDeal, badDeal, ownDeal]) {
    const formulas = formulasFor(deal);
    const { scenario1, scenario2, ...amounts } = calculateReturns(deal, assumptions);
    const { scenario, ...without } = calculateWithoutRehabLoan(deal, assumptions);
    const names = [
      ...Object.keys({ ...without, ...scenario }).map((key) => `without.${key}`),
      ...Object.keys(amounts),
      ...Object.keys(scenario1).map((key) => `scenario1.${key}`),
      ...Object.keys(scenario2).map((key) => `scenario2.${key}`),
    ];
    expect(Object.keys(formulas).sort()).toEqual(names.sort());
    for (const name of names) {
      const { parts, result } = formulas[name as FormulaName];
      const tolerance = result.is === "percent" ? 0.051 : 0.51;
      expect({ name, off: Math.abs(workOut(parts) - result.value) > tolerance }).toEqual({ name, off: false });
    }
  }
});

test("a loss stands in parentheses behind a sign", () => {
  const formula = formulasFor(badDeal).investorProfit;
  expect(formatFormula(formula, english, "en")).toBe("−$149,074.49 − (−$74,537.24) = −$74,537.25");
});

test("one month is written in the singular", () => {
  const deal = { ...goodDeal, projectMonths: 1 };
  const formula = formulasFor(deal).utilities;
  expect(formatFormula(formula, english, "en")).toBe("$200 × 1 month = $200");
});

test.each([
  ["rehabCost", "$18,000 × 110% + $12,345 × 110% = $33,379.50"],
  ["ownCosts", "$480 + $900 = $1,380"],
  ["interestCost", "$212,500 × 11% ÷ 12 × 4 months + $33,379.50 × 60% × 11% ÷ 12 × 4 months = $8,526.02"],
  ["without.interestCost", "$212,500 × 11% ÷ 12 × 4 months = $7,791.67"],
] as const)("with lines, a list and draws the formula of %s says so", (name, written) => {
  expect(formatFormula(formulasFor(ownDeal)[name], english, "en")).toBe(written);
});

test("a custom line has its own formula", () => {
  const [insurance, permits] = ownDeal.ownLines ?? [];
  if (!insurance || !permits) throw new Error("The deal has two own lines");
  expect(formatFormula(ownLineFormula(insurance, 4), spanish, "es")).toBe("$120 × 4 meses = $480");
  expect(formatFormula(ownLineFormula(permits, 4), english, "en")).toBe("$900 = $900");
});
