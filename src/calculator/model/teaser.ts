import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { readAssumptions, type RehabType, type WithRates } from "./assumptions";
import { sheetOf } from "./sheet";
import { afterPriceDrop } from "./stress";

/** What a visitor enters before opening the form: amounts in whole dollars. */
interface TeaserInputs {
  purchasePrice: number;
  /** Expected sale price. */
  arv: number;
  rehabType: RehabType;
}

/** The content the teaser needs: of each rate, only the value. */
export type TeaserContent = Pick<CalculatorContent, "defaults" | "typical"> & WithRates;

/** What a deal would mean for the investor: whole cents, before tax; negative for a loss. */
export type TeaserResult = NonNullable<ReturnType<typeof calculateTeaser>>;

/**
 * The calculator's lines for a deal from just three inputs: the rest are the company's defaults, and the area and length
 * of a typical project.
 * @returns undefined while an amount is not a positive number, or the sale price is below the purchase price
 */
export function teaserSheet(inputs: TeaserInputs, content: TeaserContent) {
  const { purchasePrice, arv } = inputs;
  if (!(purchasePrice > 0 && Number.isFinite(arv) && arv >= purchasePrice)) return undefined;
  const { areaSqft, months: projectMonths } = content.typical;
  const { ltc, origPoints, interestRate, interestType } = content.defaults;
  const deal = { ...inputs, areaSqft, projectMonths, ltc, origPoints, interestRate, interestType };
  return sheetOf(deal, readAssumptions(content));
}

/** The investor's half of a deal from just three inputs; undefined where `teaserSheet` is. */
export function calculateTeaser(inputs: TeaserInputs, content: TeaserContent) {
  const sheet = teaserSheet(inputs, content);
  if (!sheet) return undefined;
  const { areaSqft, months: projectMonths } = content.typical;
  return {
    halfCents: sheet.value("investorProfit"),
    /** The investor's own money that the deal takes, with bank funds. */
    cashCents: sheet.value("totalEstimatedInvestment"),
    /** If the sale price drops by `fall`, a fraction. */
    halfAfterFallCents: afterPriceDrop(sheet).value("investorProfit"),
    fall: sheet.rates.marks.stressSalePrice,
    /** A typical house and length, which the teaser does not ask for: shown next to the figures. */
    projectMonths,
    areaSqft,
  };
}
