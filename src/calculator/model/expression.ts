// A line of the calculation as it is written: terms of factors, without parentheses. Its value is worked out from the
// same parts that are printed.
import { centsOf, roundCents, roundTenths } from "./money";

type Operator = "×" | "÷" | "+" | "−";

export interface Factor {
  /** A percent is a plain number: 85 is 85 %. */
  is: "cents" | "percent" | "number" | "sqft" | "months";
  value: number;
}

export type FormulaPart = Factor | { is: "sign"; value: Operator };

/** The terms left of the equals sign and the result on the right. */
export interface Formula {
  parts: readonly FormulaPart[];
  result: { is: "cents" | "percent"; value: number };
}

const sign = (value: Operator) => ({ is: "sign", value }) as const;

export const TIMES = sign("×");
export const BY = sign("÷");
export const PLUS = sign("+");
export const MINUS = sign("−");

export const cents = (value: number) => ({ is: "cents", value }) as const;
export const dollars = (value: number) => cents(centsOf(value));
export const percent = (value: number) => ({ is: "percent", value }) as const;
/** A fraction as the percentage it is printed as: 0.0055 is 0.55 %. */
export const share = (fraction: number) => percent(fraction * 100);
export const count = (value: number) => ({ is: "number", value }) as const;
export const sqft = (value: number) => ({ is: "sqft", value }) as const;
export const months = (value: number) => ({ is: "months", value }) as const;

/** Terms joined by plus signs; nothing at all is zero. Written for speed: solvers work out thousands of lines. */
export function plus(terms: readonly (Factor | readonly FormulaPart[])[]): FormulaPart[] {
  const parts: FormulaPart[] = [];
  for (const term of terms) {
    if (parts.length > 0) parts.push(PLUS);
    if ("is" in term) parts.push(term);
    else for (const part of term) parts.push(part);
  }
  return parts.length > 0 ? parts : [cents(0)];
}

/**
 * The unrounded value of an expression, × and ÷ before + and −: cents, or a percent number. Without arrays in between:
 * solvers work out thousands of lines.
 */
function valueOf(parts: readonly FormulaPart[]): number {
  let total = 0;
  let above = 0;
  let below = 1;
  let pending: Operator = "+";
  for (const part of parts) {
    if (part.is === "sign") {
      pending = part.value;
      continue;
    }
    const under = part.is === "percent" ? 100 : 1;
    if (pending === "×") {
      above *= part.value;
      below *= under;
    } else if (pending === "÷") {
      above *= under;
      below *= part.value;
    } else {
      total += above / below;
      above = pending === "−" ? -part.value : part.value;
      below = under;
    }
  }
  return total + above / below;
}

/** The formula of an expression: its value is rounded here, once, to whole cents or tenths of a percent. */
export function formulaOf(parts: readonly FormulaPart[], is: Formula["result"]["is"] = "cents"): Formula {
  const value = valueOf(parts);
  return { parts, result: { is, value: is === "cents" ? roundCents(value) : roundTenths(value) } };
}
