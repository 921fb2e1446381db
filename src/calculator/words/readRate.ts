import { roundRate } from "../model/changeRates";
import { plainDigits } from "../../platform/plainDigits";

/** Commas as thousands separators; not in `0,125`. */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/**
 * Parses a typed rate: `1200`, `$1,200.50`, `0.55`, `0,55 %`. A comma is a decimal separator if at most two digits
 * follow, a period always is; more than three decimals are rounded. NaN for anything else.
 */
export function readRate(typed: string): number {
  const text = plainDigits(typed)
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/\s*%$/, "");
  const plain = GROUPED.test(text) ? text.replaceAll(",", "") : text.replace(/,(?=\d{0,2}$)/, ".");
  return /^\d{1,9}(\.\d*)?$/.test(plain) ? roundRate(Number(plain)) : Number.NaN;
}
