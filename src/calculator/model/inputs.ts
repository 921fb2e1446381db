// What a visitor enters, one entry each. Form, rules, draft, links, saved deals, report, and comparison are derived.
import type { Schema, StringSchema } from "yup";
import { INTEREST_TYPES, REHAB_TYPES } from "../../content/contentTypes/calculatorRates";
import type { CalculatorText } from "../../content/texts/calculator";
import type { Additions } from "./additions";
import { comparables } from "./comparableKind";
import type { Comparable } from "./comparables";
import type { SpecifiedInputs } from "./deal";
import { amount, choice, decimal, countOf, isAmount, option, percentage } from "./inputKinds";
import type {
  ComparableValues,
  Control,
  DealErrorKey,
  Defaults,
  InputKind,
  LineValues,
  ListKind,
  Rules,
} from "./inputKinds";
import { lines } from "./lineKind";
import { LISTED, QUOTE } from "./quoteInputs";

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

interface Asked<TypedValue> {
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

const agent = {
  ...decimal(),
  asked: "more",
  empty: nothing,
  absent: "",
  matters: (share: number) => share > 0,
} as const;

type Input<Key extends InputKey> = InputKind<Value<Key>, Typed<Key>> &
  Asked<Typed<Key>> &
  (undefined extends DealInputs[Key] ? Added<Value<Key>, Typed<Key>> : { readonly letter?: never });

const arvRule = (rules: Rules) =>
  (amount("usd").rule(rules) as StringSchema).test(
    "above-price",
    "arvBelowPrice" satisfies DealErrorKey,
    (arv, { parent }) => {
      const { purchasePrice } = parent as DealValues;
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
  averageDraw: {
    ...percentage(),
    asked: "more",
    help: "averageDrawHelp",
    empty: ({ averageDraw }) => String(averageDraw),
    letter: "d",
    absent: "100",
    matters: (share) => share !== 100,
    used: ({ draws, financing }) => !draws && financing !== "cash",
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

type ListValues = LineValues[] | ComparableValues[];

/** An input without the types of its values: for code that does the same with each of them. */
interface AnyInput
  extends
    Asked<string | ListValues>,
    Partial<Omit<ListKind<unknown, ListValues[number]>, "control" | "rule" | "read" | "typed">> {
  readonly control: Control;
  readonly rule: (rules: Rules) => Schema;
  readonly read: (typed: unknown) => unknown;
  readonly typed: (value: unknown) => string | ListValues;
  readonly letter?: string;
  readonly absent?: string | ListValues;
  readonly matters?: (value: unknown) => boolean;
}

export const ANY_INPUTS = INPUTS as unknown as Readonly<Record<InputKey, AnyInput>>;

export const INPUT_KEYS = Object.keys(INPUTS) as InputKey[];

/** The specified inputs, in the order of a link. */
export const SPECIFIED_KEYS = INPUT_KEYS.filter((key) => !ANY_INPUTS[key].letter);

/** The additions, in the order of a link. */
export const ADDED_KEYS = INPUT_KEYS.filter((key) => ANY_INPUTS[key].letter);

/** True for a specified input, and for an addition that changes something in this deal. */
export function hasEffect(key: InputKey, inputs: Partial<DealInputs>): boolean {
  const { matters, used } = ANY_INPUTS[key];
  return !matters || (inputs[key] !== undefined && matters(inputs[key]) && used?.(inputs) !== false);
}
