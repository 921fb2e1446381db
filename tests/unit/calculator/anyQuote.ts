import fc from "fast-check";
import type { Additions } from "../../../src/calculator/model/inputs";

const percent = (max: number) => fc.integer({ min: 0, max: max * 8 }).map((eighths) => eighths / 8);

const months = fc.integer({ min: 0, max: 24 });

/** Any financing the form accepts, the list's included, and any draws. */
export const anyQuote: fc.Arbitrary<Partial<Additions>> = fc.record({
  financing: fc.constantFrom("listed" as const, "quote" as const, "cash" as const),
  quoteLtc: percent(100),
  quoteBasis: fc.constantFrom("price" as const, "cost" as const),
  rehabShare: fc.integer({ min: 0, max: 100 }),
  quotePoints: percent(6),
  quoteRate: percent(16),
  minimumInterest: months,
  loanTerm: months,
  extensionFee: percent(3),
  draws: fc.integer({ min: 0, max: 12 }),
  worksMonths: months,
});
