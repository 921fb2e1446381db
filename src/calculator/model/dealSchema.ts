import { object, string } from "yup";
import type { CalculatorContent } from "../../content/kinds/calculator";
import { INTEREST_TYPES, REHAB_TYPES } from "../../content/kinds/calculatorRates";
import type { DealInputs } from "./calculateReturns";
import { isClosingDay } from "./dealDates";

/** The form's values: everything is text, amounts are bare digits. */
export type DealValues = Record<keyof DealInputs, string>;

/** The whole form: the deal, and the optional ISO day of the purchase closing. */
export type FormValues = DealValues & { closingDay: string };

/** Keys of the messages that a field can show. */
export type DealErrorKey = "validArea" | "validAmount" | "arvBelowPrice" | "required" | "validDate";

const key = (messageKey: DealErrorKey) => messageKey;

/** What the form shows first. */
export function emptyForm({ defaults }: CalculatorContent): FormValues {
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
    closingDay: "",
  };
}

const isAmount = (value: string | undefined, digits: number) =>
  value !== undefined && /^\d+$/.test(value) && value.length <= digits && Number(value) > 0;

const amount = (digits: number, message: DealErrorKey) =>
  string().test("amount", key(message), (value) => isAmount(value, digits));

const option = (values: readonly (string | number)[]) =>
  string().oneOf(values.map(String), key("required")).required(key("required"));

/** The rules of section 5; options and numbers of digits come from the content. */
export function dealSchema({ options, digits }: Pick<CalculatorContent, "options" | "digits">) {
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

/** The rules of the whole form. */
export const formSchema = (content: Pick<CalculatorContent, "options" | "digits" | "dates">) =>
  dealSchema(content).shape({
    closingDay: string().test("day", key("validDate"), (day) => !day || isClosingDay(day, content.dates)),
  });

/** The numbers behind the form's values; undefined when a rule is broken. */
export function readDeal(
  values: DealValues,
  content: Pick<CalculatorContent, "options" | "digits">,
): DealInputs | undefined {
  if (!dealSchema(content).isValidSync(values)) return undefined;
  return {
    areaSqft: Number(values.areaSqft),
    purchasePrice: Number(values.purchasePrice),
    arv: Number(values.arv),
    rehabType: values.rehabType as DealInputs["rehabType"],
    projectMonths: Number(values.projectMonths),
    ltc: Number(values.ltc),
    origPoints: Number(values.origPoints),
    interestRate: Number(values.interestRate),
    interestType: values.interestType as DealInputs["interestType"],
  };
}

/** The form's values of a deal. */
export function valuesOf(inputs: DealInputs): DealValues {
  return Object.fromEntries(Object.entries(inputs).map(([field, value]) => [field, String(value)])) as DealValues;
}
