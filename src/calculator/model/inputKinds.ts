// The kinds of inputs: what the form accepts of each, and how a typed value becomes a number and back.
import { array, string, type ISchema, type Schema } from "yup";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { OPTION_BOUNDS } from "../../content/contentTypes/calculatorRates";
import { readCount, readPercentage } from "../../typed/readNumber";
import { valueIn } from "../../typed/reading";
import { MOST_PERCENT, type OwnLine } from "./deal";

export type Rules = Pick<CalculatorContent, "options" | "digits">;

export type Defaults = CalculatorContent["defaults"];

/** Keys of the messages a field can show. */
export const DEAL_ERRORS = [
  "validArea",
  "validAmount",
  "arvBelowPrice",
  "required",
  "validDate",
  "validRate",
  "validCount",
  "validDay",
  "validAdjustment",
] as const;

export type DealErrorKey = (typeof DEAL_ERRORS)[number];

/** A custom line or renovation item as typed; ignored if both name and amount are empty. */
export interface LineValues {
  name: string;
  amount: string;
  per: OwnLine["per"];
}

/** A sold house as typed; ignored if all of it is empty. */
export interface ComparableValues {
  price: string;
  area: string;
  /** ISO day. */
  soldOn: string;
  /** Dollars with a sign. */
  adjustment: string;
}

export type InputUnit = "sqft" | "usd" | "months" | "number" | "percent" | "choice" | "lines";

export type Control = "amount" | "percentage" | "count" | "option" | "lines" | "houses";

/** A kind of input: `Value` in a deal, `Typed` in the form. */
export interface InputKind<Value, Typed> {
  readonly control: Control;
  readonly unit: InputUnit;
  readonly rule: (rules: Rules) => Schema;
  /** Undefined if nothing is said. */
  readonly read: (typed: Typed) => Value | undefined;
  readonly typed: (value: Value) => Typed;
}

/** A list: each entry is one item of a link, and one object of a draft. */
export interface ListKind<Entry, TypedEntry> {
  readonly control: Control;
  readonly most: number;
  readonly rule: () => Schema;
  readonly read: (typed: TypedEntry[]) => readonly Entry[];
  readonly typed: (value: readonly Entry[]) => TypedEntry[];
  /** Without the letter of the list. */
  readonly linked: (value: readonly Entry[]) => string[];
  /** What cannot be read becomes what the rule refuses. */
  readonly unlinked: (item: string) => TypedEntry;
  /** An entry of a draft; none if it is something else. */
  readonly stored: (kept: unknown) => TypedEntry[];
}

const REQUIRED: DealErrorKey = "required";

/** A list's rule: the form lets nobody add more, so its message is never read. */
export const atMostOf = <Entry>(entry: ISchema<Entry>, most: number) => array().of(entry).max(most, REQUIRED);

/** A rule for a typed text, in view of the other values of the form. */
const tested = (message: DealErrorKey, isValid: (value: string, others: { financing?: string }) => boolean) =>
  string().test("typed", message, (value = "", { parent }: { parent: { financing?: string } }) =>
    isValid(value, parent),
  );

/** True for an amount above zero as its field leaves it once it is read: digits. */
export const isAmount = (value: string | undefined, digits: number) =>
  value !== undefined && /^\d+$/.test(value) && value.length <= digits && Number(value) > 0;

const number = { read: Number, typed: String };

/** A whole number above zero. */
export function amount(unit: "sqft" | "usd") {
  const message = unit === "sqft" ? "validArea" : "validAmount";
  const digits = (rules: Rules) => (unit === "sqft" ? rules.digits.area : rules.digits.amount);
  const rule = (rules: Rules) => tested(message, (value) => isAmount(value, digits(rules)));
  return { ...number, control: "amount" as const, unit, digits, rule };
}

/** The percentage that was typed; undefined if nothing was, NaN for what is none. */
export const percentOf = (typed: string): number | undefined => {
  const read = readPercentage(typed, MOST_PERCENT);
  return read.is === "unread" ? NaN : valueIn(read);
};

/**
 * A percentage up to 100.
 * @param isNeeded whether the other values of the form make it required
 */
export const percentage = (isNeeded: (values: { financing?: string }) => boolean = () => false) => ({
  control: "percentage" as const,
  unit: "percent" as const,
  rule: () =>
    tested("validRate", (typed, others) => {
      const { is } = readPercentage(typed, MOST_PERCENT);
      return is === "nothing" ? !isNeeded(others) : is === "value";
    }),
  read: percentOf,
  typed: String,
});

/** A whole number up to 60, or nothing. */
export const countOf = (unit: "months" | "number", least = 0) => ({
  control: "count" as const,
  unit,
  rule: () =>
    tested("validCount", (typed) => {
      const read = readCount(typed, OPTION_BOUNDS.projectMonths[1]);
      return read.is === "value" ? read.value >= least : read.is === "nothing";
    }),
  // 0 months, or no draws, say what nothing says.
  read: (typed: string) => valueIn(readCount(typed)) || undefined,
  typed: String,
});

const among = (values: readonly (string | number)[]) => string().oneOf(values.map(String), REQUIRED).required(REQUIRED);

/** One of the numbers the content offers. */
export const option = (name: keyof Rules["options"], unit: "months" | "percent") => ({
  ...number,
  control: "option" as const,
  unit,
  rule: ({ options }: Rules) => among(options[name]),
});

/** One of the calculation's own words. */
export const choice = <Value extends string>(values: readonly Value[]) => ({
  control: "option" as const,
  unit: "choice" as const,
  rule: () => among(values),
  // The rule has been checked before.
  read: (typed: string) => typed as Value,
  typed: (value: Value): string => value,
});
