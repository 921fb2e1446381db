// The kinds of inputs: what the form accepts of each, and how a typed value becomes a number and back.
import { array, object, string, type Schema } from "yup";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { LINE_DIGITS, LINE_NAME_LENGTH, MOST_LINES, printable, type OwnLine, type RehabRow } from "./deal";

export type Rules = Pick<CalculatorContent, "options" | "digits">;

export type Defaults = CalculatorContent["defaults"];

/** Keys of the messages a field can show. */
export type DealErrorKey = "validArea" | "validAmount" | "arvBelowPrice" | "required" | "validDate" | "validPercent";

/** A custom line or renovation item as typed; ignored if both name and amount are empty. */
export interface LineValues {
  name: string;
  amount: string;
  per: OwnLine["per"];
}

/** How a value is asked for and written. */
export type InputUnit = "sqft" | "usd" | "months" | "percent" | "choice" | "lines";

/** A kind of input: `Value` in a deal, `Typed` in the form. */
export interface InputKind<Value, Typed> {
  readonly control: "amount" | "option" | "lines";
  readonly unit: InputUnit;
  readonly rule: (rules: Rules) => Schema;
  readonly read: (typed: Typed) => Value;
  readonly typed: (value: Value) => Typed;
}

const key = (messageKey: DealErrorKey) => messageKey;

const PERCENT_DIGITS = 3;

export const isAmount = (value: string | undefined, digits: number) =>
  value !== undefined && /^\d+$/.test(value) && value.length <= digits && Number(value) > 0;

const number = { read: Number, typed: String };

/** A required whole number above zero. */
export const amount = (unit: "sqft" | "usd") => ({
  ...number,
  control: "amount" as const,
  unit,
  digits: ({ digits }: Rules) => (unit === "sqft" ? digits.area : digits.amount),
  rule: (rules: Rules) => {
    const digits = unit === "sqft" ? rules.digits.area : rules.digits.amount;
    const message = key(unit === "sqft" ? "validArea" : "validAmount");
    return string().test("amount", message, (value) => isAmount(value, digits));
  },
});

/** A whole percentage up to 100. */
export const percentage = () => ({
  ...number,
  control: "amount" as const,
  unit: "percent" as const,
  digits: () => PERCENT_DIGITS,
  rule: () =>
    string().test("percent", key("validPercent"), (value = "") => /^\d{1,3}$/.test(value) && Number(value) <= 100),
});

const among = (values: readonly (string | number)[]) =>
  string().oneOf(values.map(String), key("required")).required(key("required"));

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

const isBlank = ({ name, amount: typed }: Partial<LineValues>) => !name?.trim() && !typed;

const blankOr = (message: DealErrorKey, isValid: (value: string) => boolean) =>
  string().test(
    "line",
    key(message),
    (value = "", { parent }) => isBlank(parent as Partial<LineValues>) || isValid(value),
  );

const line = object({
  name: blankOr("required", (name) => name.trim().length > 0 && name.length <= LINE_NAME_LENGTH),
  amount: blankOr("validAmount", (value) => isAmount(value, LINE_DIGITS)),
  per: string().oneOf(["once", "month"], key("required")),
});

/** Lines of a name and an amount. */
export const lines = <Line extends RehabRow>(read: (written: OwnLine) => Line) => ({
  control: "lines" as const,
  unit: "lines" as const,
  rule: () => array().of(line).max(MOST_LINES, key("required")),
  read: (typed: LineValues[]): readonly Line[] =>
    typed
      .filter((written) => !isBlank(written))
      .map(({ name, amount: digits, per }) => read({ name: printable(name).trim(), amount: Number(digits), per })),
  typed: (value: readonly (RehabRow & Partial<OwnLine>)[]): LineValues[] =>
    value.map(({ name, amount: dollars, per = "once" }) => ({ name, amount: String(dollars), per })),
});
