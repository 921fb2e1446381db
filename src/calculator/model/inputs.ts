// What a visitor enters, one entry each. Form, rules, draft, links, saved deals, report, and comparison are derived.
import type { StringSchema } from "yup";
import { INTEREST_TYPES, REHAB_TYPES } from "../../content/contentTypes/calculatorRates";
import type { Comparable } from "./comparables";
import type { OwnLine, RehabRow, SpecifiedInputs } from "./deal";
import { amount, choice, countOf, isAmount, option, percentage, percentOf } from "./inputKinds";
import type { ComparableValues, DealErrorKey, Defaults, InputKind, LineValues, Rules } from "./inputKinds";
import { comparables, costs, works } from "./listKinds";

/** How a deal is financed: with a loan from the company's list, with the quote of a lender, or without a loan. */
export const FINANCINGS = ["listed", "quote", "cash"] as const;

/** What a lender's LTC is a share of: the purchase price, or price and works. */
export const QUOTE_BASES = ["price", "cost"] as const;

/** What the visitor can add. If omitted, the specified math is unchanged. */
export interface OptionalInputs {
  ownLines: readonly OwnLine[];
  /** If there are rows, their sum replaces area × rate. */
  rehabRows: readonly RehabRow[];
  /** Added to the renovation, as a percentage of it. */
  contingency: number;
  /** Commissions of the two agents, in percent of the sale price: with either, they replace the rate of both together. */
  sellerAgent: number;
  buyerAgent: number;
  /** If it is not the list's loan, the listed terms have no effect. */
  financing: (typeof FINANCINGS)[number];
  quoteLtc: number;
  quoteBasis: (typeof QUOTE_BASES)[number];
  /** What part of the works the lender pays for. */
  rehabShare: number;
  /** In percent of the loan. */
  quotePoints: number;
  /** Interest per year. */
  quoteRate: number;
  /** Months of interest that are due even if the project is shorter. */
  minimumInterest: number;
  /** Months until the loan has to be extended, and what that costs in percent of the loan. */
  loanTerm: number;
  extensionFee: number;
  /** Number of equal draws of the rehab loan, in arrears; without them it is drawn in full on the first day. */
  draws: number;
  /** Months of works, up to the last draw. */
  worksMonths: number;
  /** Sold houses: the sale price may come from them, but no figure does. */
  comparables: readonly Comparable[];
}

/** Costs only some deals have, because of what was added: listed when they are not zero. */
export type AddedCost = "extensionFee" | "ownCosts" | "ownSaleCosts";

export type DealInputs = SpecifiedInputs & Partial<OptionalInputs>;

export type InputKey = keyof DealInputs;

type Value<Key extends InputKey> = NonNullable<DealInputs[Key]>;

type Typed<Key extends InputKey> =
  Value<Key> extends readonly Comparable[]
    ? ComparableValues[]
    : Value<Key> extends readonly object[]
      ? LineValues[]
      : string;

/** The deal as typed: amounts are bare digits. */
export type DealValues = { [Key in InputKey]-?: Typed<Key> };

export interface FormEntry {
  /** Where the form asks for it: at once, or behind a tap. */
  readonly section: "first" | "loan" | "houses" | "more";
  /** The company's default that an empty form shows; if there is none, what a deal without it says. */
  readonly default?: keyof Defaults;
  /** What a deal without it says, if it is not nothing. */
  readonly absent?: string;
  /** Whether it has any effect beside the others; if left out, always. */
  readonly isRelevant?: (others: Partial<DealInputs>) => boolean;
}

/** Optional inputs have a letter in a link, where the specified inputs are known by their position. */
type Lettered<Key extends InputKey> = undefined extends DealInputs[Key]
  ? { readonly letter: string }
  : { readonly letter?: never };

type Others = Partial<DealInputs>;

const LISTED = { section: "loan", isRelevant: ({ financing = "listed" }: Others) => financing === "listed" } as const;

const isQuote = ({ financing }: { financing?: string }) => financing === "quote";

/** A term of a lender's quote: it starts with that of the list, and replaces it. */
const quoted = { section: "loan", isRelevant: (others: Others) => isQuote(others) } as const;

/** Each agent by itself: 0 is none. */
const agent = { ...percentage(), section: "more" } as const;

const isBorrowed = ({ financing }: Others) => financing !== "cash";

const arvRule = (rules: Rules) =>
  (amount("usd").rule(rules) as StringSchema).test(
    "above-price",
    "arvBelowPrice" satisfies DealErrorKey,
    (arv, { parent: { purchasePrice } }: { parent: DealValues }) => {
      const bothValid = isAmount(arv, rules.digits.amount) && isAmount(purchasePrice, rules.digits.amount);
      return !bothValid || Number(arv) >= Number(purchasePrice);
    },
  );

/** The specified inputs in the order of a link, then the additions in theirs. */
export const INPUTS = {
  areaSqft: { ...amount("sqft"), section: "first" },
  purchasePrice: { ...amount("usd"), section: "first" },
  arv: { ...amount("usd"), rule: arvRule, section: "first" },
  rehabType: { ...choice(REHAB_TYPES), section: "first" },
  projectMonths: { ...option("projectMonths", "months"), section: "first", default: "projectMonths" },
  ltc: { ...LISTED, ...option("ltc", "percent"), default: "ltc" },
  origPoints: { ...LISTED, ...option("origPoints", "percent"), default: "origPoints" },
  interestRate: { ...LISTED, ...option("interestRate", "percent"), default: "interestRate" },
  interestType: { ...LISTED, ...choice(INTEREST_TYPES), default: "interestType" },
  contingency: { ...percentage(), section: "more", letter: "c", absent: "0" },
  ownLines: { ...costs(), section: "more", letter: "o" },
  rehabRows: { ...works(), section: "more", letter: "w" },
  sellerAgent: { ...agent, letter: "g" },
  buyerAgent: { ...agent, letter: "b" },
  financing: { ...choice(FINANCINGS), section: "loan", letter: "k", absent: "listed" },
  quoteLtc: { ...quoted, ...percentage(isQuote), letter: "l", default: "ltc" },
  quoteBasis: { ...quoted, ...choice(QUOTE_BASES), letter: "m", absent: "price" },
  rehabShare: { ...quoted, ...percentage(isQuote), letter: "h", absent: "100" },
  quotePoints: { ...quoted, ...percentage(isQuote), letter: "p", default: "origPoints" },
  quoteRate: { ...quoted, ...percentage(isQuote), letter: "i", default: "interestRate" },
  minimumInterest: { ...quoted, ...countOf("months"), letter: "e" },
  loanTerm: { ...quoted, ...countOf("months"), letter: "y" },
  extensionFee: {
    ...quoted,
    ...percentage(),
    read: (typed) => percentOf(typed) || undefined,
    letter: "x",
    isRelevant: (others) => isQuote(others) && Boolean(others.loanTerm),
  },
  comparables: { ...comparables(), section: "houses", letter: "z" },
  draws: { ...countOf("number"), section: "more", letter: "s", isRelevant: isBorrowed },
  worksMonths: {
    ...countOf("months", 1),
    section: "more",
    letter: "j",
    default: "worksMonths",
    isRelevant: (others) => Boolean(others.draws) && isBorrowed(others),
  },
} as const satisfies {
  readonly [Key in InputKey]-?: InputKind<Value<Key>, Typed<Key>> & FormEntry & Lettered<Key>;
};

type Table = typeof INPUTS;

/** The inputs with a certain property, such as those asked for in a list. */
export type InputsWith<Property> = { [Key in InputKey]: Table[Key] extends Property ? Key : never }[InputKey];
