// What a visitor enters, one entry each. Form, rules, draft, links, saved deals, report, and comparison are derived.
import type { StringSchema } from "yup";
import { INTEREST_TYPES, REHAB_TYPES } from "../../content/contentTypes/calculatorRates";
import type { CalculatorText } from "../../content/texts/calculator";
import { readRate } from "../words/readRate";
import { comparables } from "./comparableKind";
import type { Comparable } from "./comparables";
import type { OwnLine, RehabRow, SpecifiedInputs } from "./deal";
import { amount, choice, decimal, countOf, isAmount, option, percentage } from "./inputKinds";
import type { ComparableValues, DealErrorKey, Defaults, InputKind, LineValues, Rules } from "./inputKinds";
import { lines } from "./lineKind";
import { type FINANCINGS, LISTED, QUOTE, type QUOTE_BASES } from "./quoteInputs";

/** What the visitor can add. If omitted, the specified math is unchanged. */
export interface Additions {
  ownLines: readonly OwnLine[];
  /** If there are rows, their sum replaces area × rate. */
  rehabRows: readonly RehabRow[];
  /** Added to the rows, as a percentage of their sum. */
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

/** What the visitor enters. */
export type DealInputs = SpecifiedInputs & Partial<Additions>;

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

export interface Asked<TypedValue> {
  /** Where the form asks for it: at once, or behind a tap. */
  readonly asked: "first" | "loan" | "quote" | "houses" | "more";
  /** Words below the field. */
  readonly help?: keyof CalculatorText["form"];
  /** What an empty form shows. */
  readonly empty: (defaults: Defaults) => TypedValue;
  /** It has a row in the comparison of saved deals. */
  readonly compared?: true;
  /** Whether it has any effect beside the others; if left out, always. */
  readonly used?: (others: Partial<DealInputs>) => boolean;
}

/** An addition to the specified inputs: a deal has it only if it has an effect. */
interface Added<AddedValue, TypedValue> {
  /** Its letter in a link, where the specified inputs are known by their position. */
  readonly letter: string;
  /** The form's value for a deal without it. */
  readonly absent: TypedValue;
  readonly matters: (value: AddedValue) => boolean;
}

const nothing = () => "";

/** Empty is the usual half; 0 is none, which only counts beside another agent. */
const agent = {
  ...decimal(),
  read: (typed: string) => (typed.trim() ? readRate(typed) : undefined),
  asked: "more",
  empty: nothing,
  absent: "",
  matters: () => true,
  used: ({ sellerAgent = 0, buyerAgent = 0 }: Partial<DealInputs>) => sellerAgent > 0 || buyerAgent > 0,
} as const;

type Input<Key extends InputKey> = InputKind<Value<Key>, Typed<Key>> &
  Asked<Typed<Key>> &
  (undefined extends DealInputs[Key] ? Added<Value<Key>, Typed<Key>> : { readonly letter?: never });

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
  areaSqft: { ...amount("sqft"), asked: "first", help: "areaHelp", empty: nothing },
  purchasePrice: { ...amount("usd"), asked: "first", help: "purchasePriceHelp", empty: nothing, compared: true },
  arv: { ...amount("usd"), rule: arvRule, asked: "first", help: "arvHelp", empty: nothing, compared: true },
  rehabType: { ...choice(REHAB_TYPES), asked: "first", empty: nothing },
  projectMonths: {
    ...option("projectMonths", "months"),
    asked: "first",
    empty: ({ projectMonths }) => String(projectMonths),
    compared: true,
  },
  ltc: {
    ...LISTED,
    ...option("ltc", "percent"),
    help: "ltcHelp",
    empty: ({ ltc }) => String(ltc),
    compared: true,
  },
  origPoints: {
    ...LISTED,
    ...option("origPoints", "percent"),
    help: "origPointsHelp",
    empty: ({ origPoints }) => String(origPoints),
    compared: true,
  },
  interestRate: {
    ...LISTED,
    ...option("interestRate", "percent"),
    empty: ({ interestRate }) => String(interestRate),
    compared: true,
  },
  interestType: {
    ...choice(INTEREST_TYPES),
    ...LISTED,
    help: "interestTypeHelp",
    empty: ({ interestType }) => interestType,
  },
  contingency: {
    ...percentage(),
    asked: "more",
    help: "contingencyHelp",
    empty: ({ contingency }) => String(contingency),
    letter: "c",
    absent: "0",
    matters: (share) => share > 0,
    used: ({ rehabRows = [] }) => rehabRows.length > 0,
  },
  ownLines: {
    ...lines((line) => line),
    asked: "more",
    help: "ownLinesHelp",
    empty: () => [],
    letter: "o",
    absent: [],
    matters: ({ length }) => length > 0,
  },
  rehabRows: {
    ...lines(({ name, amount: dollars }) => ({ name, amount: dollars })),
    asked: "more",
    help: "rehabRowsHelp",
    empty: () => [],
    letter: "w",
    absent: [],
    matters: ({ length }) => length > 0,
  },
  sellerAgent: { ...agent, help: "agentHelp", letter: "g" },
  buyerAgent: { ...agent, help: "agentHelp", letter: "b" },
  ...QUOTE,
  comparables: {
    ...comparables(),
    asked: "houses",
    empty: () => [],
    letter: "z",
    absent: [],
    matters: ({ length }) => length > 0,
  },
  draws: {
    ...countOf("number"),
    asked: "more",
    help: "drawsHelp",
    empty: nothing,
    letter: "s",
    absent: "",
    matters: (draws) => draws > 0,
    used: ({ financing }) => financing !== "cash",
  },
  worksMonths: {
    ...countOf("months"),
    asked: "more",
    help: "worksMonthsHelp",
    empty: ({ worksMonths }) => String(worksMonths),
    letter: "j",
    absent: "",
    matters: (length) => length > 0,
    used: ({ draws, financing }) => Boolean(draws) && financing !== "cash",
  },
} as const satisfies { readonly [Key in InputKey]-?: Input<Key> };

type Table = typeof INPUTS;

/** The inputs with a certain property, such as those asked for in a list. */
export type InputsWith<Property> = { [Key in InputKey]: Table[Key] extends Property ? Key : never }[InputKey];
