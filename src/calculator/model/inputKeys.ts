// The table of inputs for code that does the same with each of them.
import type { Schema } from "yup";
import type { ComparableValues, Control, LineValues, ListKind, Rules } from "./inputKinds";
import { type Asked, type DealInputs, type InputKey, INPUTS } from "./inputs";

type ListValues = LineValues[] | ComparableValues[];

/** An input without the types of its values. */
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
