import { isRecord } from "../isRecord";
import type { CalculatorContent } from "./calculator";
import { INTEREST_TYPES, LINE_PERIODS, RATE_UNITS, REHAB_TYPES } from "./calculatorRates";

const areAll = (list: unknown, field: string, known: readonly string[]): boolean =>
  Array.isArray(list) && list.every((one) => isRecord(one) && known.some((name) => name === one[field]));

const isCalculator = (value: unknown): value is CalculatorContent =>
  isRecord(value) &&
  areAll(value.rates, "unit", RATE_UNITS) &&
  areAll(value.rehabTypes, "key", REHAB_TYPES) &&
  areAll(value.interestTypes, "key", INTEREST_TYPES) &&
  areAll([value.defaults], "interestType", INTEREST_TYPES) &&
  areAll(value.quickLines, "per", LINE_PERIODS);

/**
 * The calculator's content in a query's answer, whose names are only texts; undefined where there is none.
 * @throws Error if one is not known to the calculator: it would calculate something else
 */
export function readCalculator(answer: unknown): CalculatorContent | undefined {
  if (answer === null || answer === undefined) return undefined;
  if (!isCalculator(answer)) throw new Error("content/calculator.json has a name that the calculator does not know");
  return answer;
}
