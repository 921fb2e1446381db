import { readAssumptions } from "../../../src/calculator/model/assumptions";
import { dealWarnings, type WarningContext } from "../../../src/calculator/model/warnings";
import type { DealInputs } from "../../../src/calculator/model/inputs";
import { ratesOfDay, type SharedDeal } from "../../../src/calculator/model/rates";
import { sheetOf } from "../../../src/calculator/model/sheet";
import { breakEvenArv } from "../../../src/calculator/model/solveDeal";
import { verdictOf } from "../../../src/calculator/model/stress";
import { calculatorContentIn } from "../../fixtures/calculatorContent";

export const content = calculatorContentIn("en");

export const assumptions = readAssumptions(content);

/** The worked example: a profit, but price and works are above the 70% rule, and a fall by ten percent loses. */
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

/** With everything a visitor may add. */
export const ownDeal: DealInputs = {
  ...goodDeal,
  draws: 4,
  worksMonths: 3,
  contingency: 10,
  rehabRows: [
    { name: "Kitchen", amount: 18_000 },
    { name: "Roof", amount: 12_345 },
  ],
  ownLines: [
    { name: "Insurance", amount: 120, per: "month" },
    { name: "Permits", amount: 900, per: "once" },
    { name: "Concession", amount: 2, per: "sale" },
  ],
  sellerAgent: 2.5,
  buyerAgent: 3,
};

/** A deal with room: inside every mark, and with a profit left after a fall by ten percent. */
export const roomyDeal: DealInputs = { ...goodDeal, arv: 490_000 };

/** An expensive house with a heavy renovation that loses money. */
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

/** The deal as saved, with the company's rates of the given day. */
export const kept = (deal: Partial<SharedDeal> = {}, day = "2026-11-23"): SharedDeal => ({
  inputs: goodDeal,
  changedRates: {},
  ratesOfDay: ratesOfDay(content, day),
  ...deal,
});

/** Beside a company whose houses took four months, unless said otherwise. */
export function warningsOf(deal: DealInputs, context: Partial<WarningContext> = {}) {
  const sheet = sheetOf(deal, assumptions);
  return dealWarnings(sheet, {
    verdict: verdictOf(sheet),
    breakEvenArv: breakEvenArv(deal, assumptions),
    typicalMonths: 4,
    offeredMonths: content.options.projectMonths,
    today: "2026-11-27",
    ...context,
  });
}
