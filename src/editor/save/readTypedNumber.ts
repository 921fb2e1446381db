import { trimInvisible } from "../../content/schema/schemaParts";
import { readAmount } from "../../typed/readAmount";
import { readCount, readPercentage } from "../../typed/readNumber";
import { valueIn, type Reading } from "../../typed/reading";
import type { NumberKind } from "../config/decapConfig";

/** More digits than any number of the content has. */
const DIGITS = 12;

function fractionIn(text: string): number | undefined {
  const value = valueIn(readPercentage(text));
  return value === undefined || Number.isInteger(value) ? undefined : value;
}

/** The number that somebody means by what stands in a field. */
export function readTypedNumber(text: string, kind: NumberKind): Reading<number> {
  if (kind === "decimal") return readPercentage(text);
  const measure = kind === "area" ? "sqft" : "dollars";
  const amount = readAmount(text, { measure, digits: DIGITS, isSigned: true });
  // `8 months`, `12 %`.
  return amount.is === "unread" && kind === "whole" ? readCount(text.replace(/%\s*$/, "")) : amount;
}

/**
 * What stands in a field, as a file has it: what cannot be read stays for the check to report, which says of a number
 * with decimals that only whole ones fit.
 */
export const writtenNumber = (text: string, kind: NumberKind): number | string =>
  valueIn(readTypedNumber(text, kind)) ?? fractionIn(text) ?? trimInvisible(text);
