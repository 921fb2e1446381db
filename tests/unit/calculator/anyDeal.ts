import fc from "fast-check";
import type { RehabType } from "../../../src/calculator/model/assumptions";
import type { OptionalInputs, DealInputs } from "../../../src/calculator/model/inputs";
import { content } from "./deals";

const { options } = content;

/** Any deal the form accepts. */
export const anyDeal: fc.Arbitrary<DealInputs> = fc
  .record({
    areaSqft: fc.integer({ min: 1, max: 9_999_999 }),
    purchasePrice: fc.integer({ min: 1, max: 999_999_999_999 }),
    gain: fc.integer({ min: 0, max: 999_999_999_999 }),
    rehabType: fc.constantFrom<RehabType>("suave", "normal", "fuerte"),
    projectMonths: fc.constantFrom(...options.projectMonths),
    ltc: fc.constantFrom(...options.ltc),
    origPoints: fc.constantFrom(...options.origPoints),
    interestRate: fc.constantFrom(...options.interestRate),
    interestType: fc.constantFrom("annual" as const, "straight" as const),
  })
  .map(({ gain, ...deal }) => ({ ...deal, arv: Math.min(deal.purchasePrice + gain, 999_999_999_999) }));

/** Deals at realistic house prices, where rates and fees are comparable. */
export const houseDeal = anyDeal.map((deal) => {
  const purchasePrice = (deal.purchasePrice % 900_000) + 10_000;
  return { ...deal, areaSqft: (deal.areaSqft % 4_000) + 100, purchasePrice, arv: purchasePrice + (deal.arv % 900_000) };
});

const percent = (max: number) => fc.integer({ min: 0, max: max * 8 }).map((eighths) => eighths / 8);

const months = fc.integer({ min: 0, max: 24 });

/** What is drawn elsewhere, or has tests of its own. */
type Others = "contingency" | "ownLines" | "rehabRows" | "sellerAgent" | "buyerAgent" | "comparables";

const FINANCING = {
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
} satisfies Record<Exclude<keyof OptionalInputs, Others>, fc.Arbitrary<unknown>>;

/** Any financing the form accepts, the list's included, and any draws. */
export const anyQuote: fc.Arbitrary<Partial<OptionalInputs>> = fc.record(FINANCING);
