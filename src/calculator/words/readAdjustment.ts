import { LINE_DIGITS } from "../model/deal";
import { readAmount } from "./readAmount";

/** Dollars with a sign, `-5,000` or `+ 5k`; nothing is 0. Undefined for anything else. */
export function readAdjustment(typed: string): number | undefined {
  const [, sign = "", rest = ""] = /^\s*([+\-−–]?)\s*(.*)$/.exec(typed) ?? [];
  const read = readAmount(rest, { measure: "dollars", digits: LINE_DIGITS });
  if (read === undefined || (sign && !read)) return undefined;
  return Number(read) * (sign === "" || sign === "+" ? 1 : -1) + 0;
}
