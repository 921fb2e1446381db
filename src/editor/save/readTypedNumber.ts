import { readAmount } from "../../typed/readAmount";
import { readPercentage } from "../../typed/readNumber";
import type { Reading } from "../../typed/reading";
import type { NumberKind } from "../config/decapConfig";

/** More digits than any number of the content has. */
const DIGITS = 12;

/** The number that somebody means by what stands in a field. */
export function readTypedNumber(text: string, kind: NumberKind): Reading<number> {
  const measure = kind === "area" ? "sqft" : "dollars";
  return kind === "decimal" ? readPercentage(text) : readAmount(text, { measure, digits: DIGITS, isSigned: true });
}
