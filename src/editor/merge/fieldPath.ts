import { isRecord } from "../../content/isRecord";
import { WHOLE_LIST } from "../config/decapConfig";

/** `points[1].es` as `["points", 1, "es"]`. */
export const stepsOf = (field: string): (string | number)[] =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));

/** The same in the form: of a file that is a list, the first step is `WHOLE_LIST`. */
export function stepsTo(field: string): (string | number)[] {
  const steps = stepsOf(field);
  return typeof steps[0] === "number" ? [WHOLE_LIST, ...steps] : steps;
}

/** What stands in a field of a parsed file. */
export const valueInFile = (value: unknown, field: string): unknown =>
  stepsTo(field).reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    return isRecord(inner) ? inner[step] : inner;
  }, value);
