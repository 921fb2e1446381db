// What the calculator works out at a press of the button, for the browser of tests/bench/calculator.ts.
import { analyzeDeal } from "../../src/calculator/model/analyzeDeal";
import { readAssumptions } from "../../src/calculator/model/assumptions";
import { breakingPoints } from "../../src/calculator/model/breakingPoints";
import { cashMonths } from "../../src/calculator/model/cashMonths";
import type { DealInputs } from "../../src/calculator/model/inputs";
import { arvByMonths, arvByRehab } from "../../src/calculator/model/sensitivity";
import { sheetOf } from "../../src/calculator/model/sheet";
import { breakEvenArv, highestPurchasePrice } from "../../src/calculator/model/solveDeal";
import type { CalculatorContent } from "../../src/content/contentTypes/calculator";

const specified: DealInputs = {
  areaSqft: 1500,
  purchasePrice: 250_000,
  arv: 420_000,
  rehabType: "normal",
  projectMonths: 4,
  ltc: 85,
  origPoints: 2,
  interestRate: 11,
  interestType: "annual",
};

const TWELVE = Array.from({ length: 12 }, (_line, index) => ({ name: `Line ${index}`, amount: 500 + index }));

/** With as many additions as the form takes. */
const full: DealInputs = {
  ...specified,
  projectMonths: 12,
  rehabRows: TWELVE,
  contingency: 10,
  ownLines: TWELVE.map((line, index) => ({ ...line, per: index % 2 ? "once" : "month" })),
  sellerAgent: 2.5,
  buyerAgent: 2.5,
  financing: "quote",
  quoteLtc: 80,
  quoteBasis: "cost",
  rehabShare: 90,
  quotePoints: 2,
  quoteRate: 11,
  minimumInterest: 6,
  loanTerm: 9,
  extensionFee: 1,
  draws: 6,
  worksMonths: 8,
};

const DEALS = { specified, full };

/** Each kind of work, by its name, for one of the deals. */
export function calculatorWork(deal: keyof typeof DEALS, content: CalculatorContent): Record<string, () => unknown> {
  const inputs = DEALS[deal];
  const assumptions = readAssumptions(content);
  const { salePrice, rehab } = content.sensitivity;
  return {
    "break-even": () => breakEvenArv(inputs, assumptions),
    "highest purchase price": () => highestPurchasePrice(inputs, assumptions, 3_000_000),
    "what breaks it first": () => breakingPoints(inputs, assumptions),
    "sensitivity, 45 cells": () => [
      arvByRehab(inputs, assumptions, salePrice, rehab),
      arvByMonths(inputs, assumptions, salePrice, content.options.projectMonths),
    ],
    "month by month": () => cashMonths(sheetOf(inputs, assumptions)),
    "whole analysis": () => analyzeDeal(inputs, content),
  };
}
