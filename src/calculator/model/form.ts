// The form: its empty state, its rules, and a deal from its values and back.
import { object, type Schema, string } from "yup";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { readAssumptions } from "./assumptions";
import { type DayBounds, isClosingDay } from "./dates";
import type { ComparableValues, Control, DealErrorKey, Defaults, InputUnit, LineValues, Rules } from "./inputKinds";
import { type FormEntry, type DealInputs, type DealValues, type InputKey, INPUTS } from "./inputs";
import { centsOf, wholeDollarsOf } from "./money";
import { projectInputs, type RealProject } from "./realProject";
import { sheetOf } from "./sheet";

/** The whole form: the deal, and the optional ISO day of the purchase closing. */
export type FormValues = DealValues & { closingDay: string };

type ListValues = LineValues[] | ComparableValues[];

/** An input without the types of its values: its methods are given what they have been asked for by its own key. */
interface AnyInput extends FormEntry {
  readonly control: Control;
  readonly unit: InputUnit;
  readonly letter?: string;
  readonly most?: number;
  rule(rules: Rules): Schema;
  read(typed: unknown): unknown;
  typed(value: unknown): string | ListValues;
  linked?(value: unknown): string[];
  unlinked?(item: string): unknown;
  stored?(kept: unknown): unknown[];
}

/** The table of inputs for code that does the same with each of them. */
export const ANY_INPUTS: Readonly<Record<InputKey, AnyInput>> = INPUTS;

export const INPUT_KEYS = Object.keys(INPUTS) as InputKey[];

/** The specified inputs, in the order of a link. */
export const SPECIFIED_KEYS = INPUT_KEYS.filter((key) => !ANY_INPUTS[key].letter);

/** The additions, in the order of a link. */
export const ADDED_KEYS = INPUT_KEYS.filter((key) => ANY_INPUTS[key].letter);

/** What a deal without the input says. */
export const absentOf = (key: InputKey): string | ListValues =>
  ANY_INPUTS[key].absent ?? (INPUTS[key].unit === "lines" ? [] : "");

/** What an empty form shows. */
export function emptyOf(key: InputKey, defaults: Defaults): string | ListValues {
  const { default: company } = ANY_INPUTS[key];
  return company ? String(defaults[company]) : absentOf(key);
}

/** True for a specified input, and for an addition that changes something in this deal. */
export function hasEffect(key: InputKey, inputs: Partial<DealInputs>): boolean {
  const { letter, read, typed, isRelevant } = ANY_INPUTS[key];
  if (!letter) return true;
  if (inputs[key] === undefined || isRelevant?.(inputs) === false) return false;
  const written = typed(inputs[key]);
  return read(written) !== undefined && String(written) !== String(absentOf(key));
}

const each = (make: (key: InputKey) => unknown): Partial<Record<InputKey, unknown>> =>
  Object.fromEntries(INPUT_KEYS.map((key) => [key, make(key)]));

export const emptyForm = ({ defaults }: Pick<CalculatorContent, "defaults">): FormValues => ({
  ...(each((key) => emptyOf(key, defaults)) as DealValues),
  closingDay: "",
});

/** The rules of a deal (specification, section 5); options and digit counts come from the content. */
export const dealInputsSchema = (content: Rules) =>
  object<Record<string, Schema>>(Object.fromEntries(INPUT_KEYS.map((key) => [key, ANY_INPUTS[key].rule(content)])));

export const formSchema = (content: Rules & { dates: DayBounds }) => {
  const message: DealErrorKey = "validDate";
  return dealInputsSchema(content).shape({
    closingDay: string().test("day", message, (day) => !day || isClosingDay(day, content.dates)),
  });
};

/** The deal with only the additions that matter, in the order of the table, so that equal deals are equal objects. */
export function dealOf(inputs: DealInputs): DealInputs {
  const kept: Partial<DealInputs> = Object.fromEntries(
    INPUT_KEYS.filter((key) => hasEffect(key, inputs)).map((key) => [key, inputs[key]]),
  );
  return kept as DealInputs;
}

/** The form's values as inputs, whatever rules they break. */
export const readValues = (values: DealValues): DealInputs =>
  each((key) => ANY_INPUTS[key].read(values[key])) as DealInputs;

/** The deal from the form's values; undefined when a rule is broken. */
export function readDeal(values: DealValues, content: Rules): DealInputs | undefined {
  if (!dealInputsSchema(content).isValidSync(values)) return undefined;
  return dealOf(readValues(values));
}

/** The form values of a deal; what has no effect in it is as in an empty form. */
export const valuesOf = (inputs: DealInputs, defaults: Defaults): DealValues =>
  each((key) => {
    const { typed, letter, isRelevant } = ANY_INPUTS[key];
    if (inputs[key] !== undefined) return typed(inputs[key]);
    return !letter || isRelevant?.(inputs) === false ? emptyOf(key, defaults) : absentOf(key);
  }) as DealValues;

/** Partial inputs filled in with the company's defaults of the specified ones. */
export function withDefaults(
  inputs: Partial<DealInputs> & Pick<DealInputs, "areaSqft" | "purchasePrice" | "arv" | "rehabType">,
  { defaults }: Pick<CalculatorContent, "defaults">,
): DealInputs {
  const { projectMonths, ltc, origPoints, interestRate, interestType } = defaults;
  return dealOf({ projectMonths, ltc, origPoints, interestRate, interestType, ...inputs });
}

/**
 * The same deal with one line of its own for what a finished project cost more or less than the calculator's rates say:
 * its result is the project's, to the dollar.
 * @param otherCosts whole dollars beside price and works
 */
export function withOtherCosts(
  inputs: DealInputs,
  otherCosts: number,
  lineName: string,
  content: Pick<CalculatorContent, "rates">,
): DealInputs {
  const { value } = sheetOf(inputs, readAssumptions(content));
  const final = value("arv") - value("purchasePrice") - value("rehabCost") - centsOf(otherCosts);
  const amount = wholeDollarsOf(value("expectedProfit") - final);
  return amount === 0 ? inputs : dealOf({ ...inputs, ownLines: [{ name: lineName, amount, per: "once" }] });
}

/** A finished project as a complete deal with the company's default loan, and its own result. */
export const realInputs = (
  project: RealProject,
  names: { works: string; difference: string },
  content: Pick<CalculatorContent, "defaults" | "rates">,
) =>
  withOtherCosts(
    withDefaults(projectInputs(project, names.works), content),
    project.deal.otherCosts,
    names.difference,
    content,
  );
