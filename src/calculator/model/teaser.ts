import type { CalculatorContent, Rate } from "../../content/kinds/calculator";
import { readAssumptions, type RehabType } from "./assumptions";
import { calculateReturns } from "./calculateReturns";
import { stressDeal } from "./stressDeal";

/** What a visitor says before there is a form: amounts in whole dollars. */
export interface TeaserInputs {
  purchasePrice: number;
  /** Expected sale price. */
  arv: number;
  rehabType: RehabType;
}

/** The investor's half in whole cents, before tax; negative for a loss. */
export interface TeaserResult {
  /** When all goes to plan. */
  halfCents: number;
  /** When the sale price falls by `fall`. */
  halfAfterFallCents: number;
  /** How far the sale price falls in the second figure, as a fraction. */
  fall: number;
  /** The house's area is not asked for: the typical one of the content, to be named beside the figures. */
  areaSqft: number;
}

/** What the teaser reckons with: of the rates no more than their values. */
export interface TeaserContent extends Pick<CalculatorContent, "defaults" | "typical"> {
  rates: readonly Pick<Rate, "key" | "value" | "unit">[];
}

/**
 * The investor's half of a deal of which only three things are known: all else is the company's default, and the area a
 * typical one. The same formulas as in the calculator.
 * @returns undefined as long as one of the amounts is no positive number, or the sale price is below the purchase price
 * @throws AssumptionsError when the content cannot be read
 */
export function teaser(inputs: TeaserInputs, content: TeaserContent): TeaserResult | undefined {
  const { purchasePrice, arv } = inputs;
  if (!(purchasePrice > 0 && Number.isFinite(arv) && arv >= purchasePrice)) return undefined;
  const assumptions = readAssumptions(content);
  const { areaSqft } = content.typical;
  const deal = { ...inputs, ...content.defaults, areaSqft };
  const fall = assumptions.marks.stressSalePrice;
  const worse = stressDeal(deal, assumptions, { salePrice: -fall });
  return {
    halfCents: calculateReturns(deal, assumptions).investorProfit,
    halfAfterFallCents: calculateReturns(worse.inputs, worse.assumptions).investorProfit,
    fall,
    areaSqft,
  };
}
