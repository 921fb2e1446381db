import type { CalculatorContent, Rate } from "../../content/contentTypes/calculator";
import { readAssumptions, type RehabType } from "./assumptions";
import type { Sheet } from "./sheetLines";
import { sheetOf } from "./sheet";
import { afterFall } from "./stress";

/** What a visitor enters before opening the form: amounts in whole dollars. */
export interface TeaserInputs {
  purchasePrice: number;
  /** Expected sale price. */
  arv: number;
  rehabType: RehabType;
}

/** What a deal would mean for the investor: whole cents, before tax; negative for a loss. */
export interface DealOutcome {
  /** If everything goes as planned. */
  halfCents: number;
  /** The investor's own money that the deal takes, with bank funds. */
  cashCents: number;
  /** If the sale price drops by `fall`. */
  halfAfterFallCents: number;
  /** How far the sale price drops in the second figure, as a fraction. */
  fall: number;
  projectMonths: number;
}

/** The outcome, and what the teaser does not ask for: a typical house and length, to be shown next to the figures. */
export interface TeaserResult extends DealOutcome {
  areaSqft: number;
}

/** The content the teaser needs: of each rate, only the value. */
export interface TeaserContent extends Pick<CalculatorContent, "defaults" | "typical"> {
  rates: readonly Pick<Rate, "key" | "value" | "unit">[];
}

/** The investor's half of a sheet's deal, the money it takes, and what is left of it if the sale price falls. */
const outcomeOf = (sheet: Sheet): DealOutcome => ({
  halfCents: sheet.value("investorProfit"),
  cashCents: sheet.value("totalEstimatedInvestment"),
  halfAfterFallCents: afterFall(sheet).value("investorProfit"),
  fall: sheet.rates.marks.stressSalePrice,
  projectMonths: sheet.inputs.projectMonths,
});

/**
 * The investor's half of a deal from just three inputs: the rest are the company's defaults, and the area and length
 * of a typical project. Uses the calculator's formulas.
 * @returns undefined while an amount is not a positive number, or the sale price is below the purchase price
 * @throws AssumptionsError when the content cannot be read
 */
export function calculateTeaser(inputs: TeaserInputs, content: TeaserContent): TeaserResult | undefined {
  const { purchasePrice, arv } = inputs;
  if (!(purchasePrice > 0 && Number.isFinite(arv) && arv >= purchasePrice)) return undefined;
  const assumptions = readAssumptions(content);
  const { areaSqft, months: projectMonths } = content.typical;
  const { ltc, origPoints, interestRate, interestType } = content.defaults;
  const deal = { ...inputs, areaSqft, projectMonths, ltc, origPoints, interestRate, interestType };
  return { ...outcomeOf(sheetOf(deal, assumptions)), areaSqft };
}
