import type { Assumptions } from "./assumptions";
import type { Way } from "./deal";
import type { DealInputs } from "./inputs";
import { cents, formulaOf, type Formula } from "./expression";
import { lineFormula } from "./lines";
import type { LineName, Sheet } from "./sheetLines";

/** The sheet of a deal. Formulas: specification, section 9, and its settled gaps. */
export function sheetOf(inputs: DealInputs, rates: Assumptions, way: Way = "bank"): Sheet {
  const known: Partial<Record<LineName, Formula>> = {};
  const formula = (name: LineName) => (known[name] ??= lineFormula(name, sheet));
  const value = (name: LineName) => formula(name).result.value;
  const sheet: Sheet = {
    inputs,
    rates,
    way,
    value,
    formula,
    line: (name) => cents(value(name)),
    rounded: (parts) => formulaOf(parts).result,
  };
  return sheet;
}

/** The same deal with other inputs or rates, paid for in the same way. */
export const sheetWith = ({ inputs, rates, way }: Sheet, changed: Partial<Pick<Sheet, "inputs" | "rates">>): Sheet =>
  sheetOf(changed.inputs ?? inputs, changed.rates ?? rates, way);
