// What a visitor enters, one entry each. Form, rules, draft, links, saved deals, report, and comparison are derived.
import type { Schema, StringSchema } from "yup";
import { INTEREST_TYPES, REHAB_TYPES } from "../../content/contentTypes/calculatorRates";
import type { CalculatorText } from "../../content/texts/calculator";
import type { OwnLine, RehabRow, SpecifiedInputs } from "./deal";
import { amount, choice, decimal, isAmount, option, percentage } from "./inputKinds";
import type { Control, DealErrorKey, Defaults, InputKind, LineValues, ListKind, Rules } from "./inputKinds";
import { lines } from "./lineKind";

/** What the visitor can add. If omitted, the specified math is unchanged. */
interface Additions {
  /** Percentage of the rehab loan drawn on average over the project; 100 draws it in full on the first day. */
  averageDraw: number;
  ownLines: readonly OwnLine[];
  /** If there are rows, their sum replaces area × rate. */
  rehabRows: readonly RehabRow[];
  /** Added to the rows, as a percentage of their sum. */
  contingency: number;
  /** Commissions of the two agents, in percent of the sale price: with either, they replace the rate of both together. */
  sellerAgent: number;
  buyerAgent: number;
}

/** What the visitor enters. */
export type DealInputs = SpecifiedInputs & Partial<Additions>;

export type InputKey = keyof DealInputs;

type Value<Key extends InputKey> = NonNullable<DealInputs[Key]>;

type Typed<Key extends InputKey> = Value<Key> extends readonly object[] ? LineValues[] : string;

/** The deal as typed: amounts are bare digits. */
export type DealValues = { [Key in InputKey]-?: Typed<Key> };

interface Asked<TypedValue> {
  /** Where the form asks for it: at once, or behind a tap. */
  readonly asked: "first" | "loan" | "more";
  /** Words below the field. */
  readonly help?: keyof CalculatorText["form"];
  /** What an empty form shows. */
  readonly empty: (defaults: Defaults) => TypedValue;
  /** It has a row in the comparison of saved deals. */
  readonly compared?: true;
}

/** An addition to the specified inputs: a deal has it only if it has an effect. */
interface Added<AddedValue, TypedValue> {
  /** Its letter in a link, where the specified inputs are known by their position. */
  readonly letter: string;
  /** The form's value for a deal without it. */
  readonly absent: TypedValue;
  readonly matters: (value: AddedValue) => boolean;
  /** Another addition without which it has no effect. */
  readonly needs?: InputKey;
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
    ...option("ltc", "percent"),
    asked: "loan",
    help: "ltcHelp",
    empty: ({ ltc }) => String(ltc),
    compared: true,
  },
  origPoints: {
    ...option("origPoints", "percent"),
    asked: "loan",
    help: "origPointsHelp",
    empty: ({ origPoints }) => String(origPoints),
    compared: true,
  },
  interestRate: {
    ...option("interestRate", "percent"),
    asked: "loan",
    empty: ({ interestRate }) => String(interestRate),
    compared: true,
  },
  interestType: {
    ...choice(INTEREST_TYPES),
    asked: "loan",
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
  },
  contingency: {
    ...percentage(),
    asked: "more",
    help: "contingencyHelp",
    empty: ({ contingency }) => String(contingency),
    letter: "c",
    absent: "0",
    matters: (share) => share > 0,
    needs: "rehabRows",
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
} as const satisfies { readonly [Key in InputKey]-?: Input<Key> };

type Table = typeof INPUTS;

/** The inputs with a certain property, such as those asked for in a list. */
export type InputsWith<Property> = { [Key in InputKey]: Table[Key] extends Property ? Key : never }[InputKey];

/** An input without the types of its values: for code that does the same with each of them. */
interface AnyInput
  extends
    Asked<string | LineValues[]>,
    Partial<Omit<ListKind<unknown, LineValues>, "control" | "rule" | "read" | "typed">> {
  readonly control: Control;
  readonly rule: (rules: Rules) => Schema;
  readonly read: (typed: unknown) => unknown;
  readonly typed: (value: unknown) => string | LineValues[];
  readonly letter?: string;
  readonly absent?: string | LineValues[];
  readonly matters?: (value: unknown) => boolean;
  readonly needs?: InputKey;
}

export const ANY_INPUTS = INPUTS as unknown as Readonly<Record<InputKey, AnyInput>>;

export const INPUT_KEYS = Object.keys(INPUTS) as InputKey[];

/** The specified inputs, in the order of a link. */
export const SPECIFIED_KEYS = INPUT_KEYS.filter((key) => !ANY_INPUTS[key].letter);

/** The additions, in the order of a link. */
export const ADDED_KEYS = INPUT_KEYS.filter((key) => ANY_INPUTS[key].letter);
