import { array, object, string } from "yup";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { INTEREST_TYPES, REHAB_TYPES } from "../../content/contentTypes/calculatorRates";
import {
  LINE_DIGITS,
  LINE_NAME_LENGTH,
  MOST_LINES,
  NO_EXTRAS,
  printable,
  withExtras,
  type DealInputs,
  type OwnLine,
  type SpecifiedInputs,
} from "./deal";
import { isClosingDay } from "./dealDates";

/** The specified part of the form: everything is a string, amounts are bare digits. */
export type DealValues = Record<keyof SpecifiedInputs, string>;

/** A custom line or renovation item as typed; ignored if both name and amount are empty. */
export interface LineValues {
  name: string;
  amount: string;
  per: OwnLine["per"];
}

/** The optional part of the form. */
export interface ExtraValues {
  averageDraw: string;
  contingency: string;
  ownLines: LineValues[];
  rehabRows: LineValues[];
}

/** The whole form: the deal, the extras, and the optional ISO day of the purchase closing. */
export type FormValues = DealValues & ExtraValues & { closingDay: string };

/** Keys of the messages a field can show. */
export type DealErrorKey = "validArea" | "validAmount" | "arvBelowPrice" | "required" | "validDate" | "validPercent";

type Rules = Pick<CalculatorContent, "options" | "digits">;

const key = (messageKey: DealErrorKey) => messageKey;

/** The form's initial values. */
export function emptyForm({ defaults }: Pick<CalculatorContent, "defaults">): FormValues {
  return {
    areaSqft: "",
    purchasePrice: "",
    arv: "",
    rehabType: "",
    projectMonths: String(defaults.projectMonths),
    ltc: String(defaults.ltc),
    origPoints: String(defaults.origPoints),
    interestRate: String(defaults.interestRate),
    interestType: defaults.interestType,
    averageDraw: String(defaults.averageDraw),
    contingency: String(defaults.contingency),
    ownLines: [],
    rehabRows: [],
    closingDay: "",
  };
}

const isAmount = (value: string | undefined, digits: number) =>
  value !== undefined && /^\d+$/.test(value) && value.length <= digits && Number(value) > 0;

const amount = (digits: number, message: DealErrorKey) =>
  string().test("amount", key(message), (value) => isAmount(value, digits));

const option = (values: readonly (string | number)[]) =>
  string().oneOf(values.map(String), key("required")).required(key("required"));

const percent = () =>
  string().test("percent", key("validPercent"), (value = "") => /^\d{1,3}$/.test(value) && Number(value) <= 100);

const isBlank = ({ name, amount }: Partial<LineValues>) => !name?.trim() && !amount;

const blankOr = (message: DealErrorKey, isValid: (value: string) => boolean) =>
  string().test(
    "line",
    key(message),
    (value = "", { parent }) => isBlank(parent as Partial<LineValues>) || isValid(value),
  );

const lines = () =>
  array()
    .of(
      object({
        name: blankOr("required", (name) => name.trim().length > 0 && name.length <= LINE_NAME_LENGTH),
        amount: blankOr("validAmount", (value) => isAmount(value, LINE_DIGITS)),
        per: string().oneOf(["once", "month"], key("required")),
      }),
    )
    .max(MOST_LINES, key("required"));

/** The rules of section 5; options and digit counts come from the content. */
export function dealSchema({ options, digits }: Rules) {
  return object({
    areaSqft: amount(digits.area, "validArea"),
    purchasePrice: amount(digits.amount, "validAmount"),
    arv: amount(digits.amount, "validAmount").test("above-price", key("arvBelowPrice"), (arv, { parent }) => {
      const { purchasePrice } = parent as DealValues;
      const bothValid = isAmount(arv, digits.amount) && isAmount(purchasePrice, digits.amount);
      return !bothValid || Number(arv) >= Number(purchasePrice);
    }),
    rehabType: option(REHAB_TYPES),
    projectMonths: option(options.projectMonths),
    ltc: option(options.ltc),
    origPoints: option(options.origPoints),
    interestRate: option(options.interestRate),
    interestType: option(INTEREST_TYPES),
  });
}

const extrasSchema = object({
  averageDraw: percent(),
  contingency: percent(),
  ownLines: lines(),
  rehabRows: lines(),
});

/** The rules of the whole form. */
export const formSchema = (content: Rules & Pick<CalculatorContent, "dates">) =>
  dealSchema(content)
    .concat(extrasSchema)
    .shape({ closingDay: string().test("day", key("validDate"), (day) => !day || isClosingDay(day, content.dates)) });

const readLines = (values: LineValues[]): OwnLine[] =>
  values
    .filter((line) => !isBlank(line))
    .map(({ name, amount, per }) => ({ name: printable(name).trim(), amount: Number(amount), per }));

/** The specified inputs from the form's values; undefined when a rule is broken. */
export function readSpecified(values: DealValues, content: Rules): SpecifiedInputs | undefined {
  if (!dealSchema(content).isValidSync(values)) return undefined;
  return {
    areaSqft: Number(values.areaSqft),
    purchasePrice: Number(values.purchasePrice),
    arv: Number(values.arv),
    rehabType: values.rehabType as SpecifiedInputs["rehabType"],
    projectMonths: Number(values.projectMonths),
    ltc: Number(values.ltc),
    origPoints: Number(values.origPoints),
    interestRate: Number(values.interestRate),
    interestType: values.interestType as SpecifiedInputs["interestType"],
  };
}

/** The deal from the form's values; undefined when a rule is broken. */
export function readDeal(values: DealValues & ExtraValues, content: Rules): DealInputs | undefined {
  const inputs = readSpecified(values, content);
  if (!inputs || !extrasSchema.isValidSync(values)) return undefined;
  return withExtras(inputs, {
    averageDraw: Number(values.averageDraw),
    contingency: Number(values.contingency),
    ownLines: readLines(values.ownLines),
    rehabRows: readLines(values.rehabRows).map(({ name, amount }) => ({ name, amount })),
  });
}

/** The form values of a deal. */
export function valuesOf(inputs: DealInputs, defaults: CalculatorContent["defaults"]): DealValues & ExtraValues {
  const { averageDraw, ownLines, rehabRows, contingency, ...specified } = { ...NO_EXTRAS, ...inputs };
  const typed = ({ name, amount, per = "once" }: Pick<OwnLine, "name" | "amount"> & Partial<OwnLine>): LineValues => ({
    name,
    amount: String(amount),
    per,
  });
  const texts = Object.entries(specified).map(([field, value]) => [field, String(value)]);
  return {
    ...(Object.fromEntries(texts) as DealValues),
    averageDraw: String(averageDraw),
    contingency: String(rehabRows.length > 0 ? contingency : defaults.contingency),
    ownLines: ownLines.map(typed),
    rehabRows: rehabRows.map(typed),
  };
}
