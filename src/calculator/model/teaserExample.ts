import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { calculateTeaser } from "./calculateTeaser";
import { wholeDollarsOf } from "./money";

/** What the teaser shows before the visitor has entered anything, in whole US dollars. */
export interface TeaserExample {
  readonly purchasePrice: number;
  readonly salePrice: number;
  readonly half: number;
}

/**
 * The teaser's own answer for the content's sample deal. For the build.
 * @returns undefined if the sample deal sells below its purchase price
 * @throws AssumptionsError when the content cannot be read
 */
export function teaserExample(
  { purchasePrice, salePrice }: Pick<TeaserExample, "purchasePrice" | "salePrice">,
  content: CalculatorContent,
): TeaserExample | undefined {
  const result = calculateTeaser({ purchasePrice, arv: salePrice, rehabType: "normal" }, content);
  return result && { purchasePrice, salePrice, half: wholeDollarsOf(result.halfCents) };
}
