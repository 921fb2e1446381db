import content from "../../../content/calculator.json";
import { readAssumptions } from "../../../src/calculator/model/assumptions";
import type { DealInputs } from "../../../src/calculator/model/calculateReturns";

export const assumptions = readAssumptions(content);

/** A house with a good profit. */
export const goodDeal: DealInputs = {
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

/** A dear house with heavy works that loses money. */
export const badDeal: DealInputs = {
  areaSqft: 2_313,
  purchasePrice: 333_333,
  arv: 444_447,
  rehabType: "fuerte",
  projectMonths: 12,
  ltc: 95,
  origPoints: 1.5,
  interestRate: 10.5,
  interestType: "straight",
};
