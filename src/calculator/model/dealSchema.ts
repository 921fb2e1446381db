import { object, string, type Schema } from "yup";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { ANY_INPUTS, hasEffect, INPUT_KEYS } from "./inputKeys";
import type { DealInputs, DealValues, InputKey } from "./inputs";
import { isClosingDay } from "./dealDates";
import type { DealErrorKey, Rules } from "./inputKinds";

export type { DealErrorKey, LineValues } from "./inputKinds";
export type { DealValues } from "./inputs";

/** The whole form: the deal, and the optional ISO day of the purchase closing. */
export type FormValues = DealValues & { closingDay: string };

const each = <Made>(make: (key: InputKey) => Made) =>
  Object.fromEntries(INPUT_KEYS.map((key) => [key, make(key)])) as Record<InputKey, Made>;

/** The form's initial values. */
export const emptyForm = ({ defaults }: Pick<CalculatorContent, "defaults">): FormValues => ({
  ...(each((key) => ANY_INPUTS[key].empty(defaults)) as DealValues),
  closingDay: "",
});

/** The rules of a deal (specification, section 5); options and digit counts come from the content. */
export const dealInputsSchema = (content: Rules) =>
  object<Record<string, Schema>>(each((key) => ANY_INPUTS[key].rule(content)));

/** The rules of the whole form. */
export const formSchema = (content: Rules & Pick<CalculatorContent, "dates">) => {
  const message: DealErrorKey = "validDate";
  return dealInputsSchema(content).shape({
    closingDay: string().test("day", message, (day) => !day || isClosingDay(day, content.dates)),
  });
};

/** The deal with only the additions that matter, in the order of the table, so that equal deals are equal objects. */
export function dealOf(inputs: DealInputs): DealInputs {
  return Object.fromEntries(
    INPUT_KEYS.filter((key) => hasEffect(key, inputs)).map((key) => [key, inputs[key]]),
  ) as unknown as DealInputs;
}

/** The form's values as inputs, whatever rules they break. */
export const readValues = (values: DealValues): DealInputs =>
  each((key) => ANY_INPUTS[key].read(values[key])) as unknown as DealInputs;

/** The deal from the form's values; undefined when a rule is broken. */
export function readDeal(values: DealValues, content: Rules): DealInputs | undefined {
  if (!dealInputsSchema(content).isValidSync(values)) return undefined;
  return dealOf(readValues(values));
}

/** The form values of a deal; what has no effect in it is as in an empty form. */
export function valuesOf(inputs: DealInputs, defaults: CalculatorContent["defaults"]): DealValues {
  return each((key) => {
    const { typed, empty, absent, used } = ANY_INPUTS[key];
    if (inputs[key] !== undefined) return typed(inputs[key]);
    return absent === undefined || used?.(inputs) === false ? empty(defaults) : absent;
  }) as DealValues;
}
