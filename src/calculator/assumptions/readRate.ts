import { roundRate } from "../changeRates";

/** Commas that part thousands; `0,125` has none. */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/**
 * A typed rate: `1200`, `$1,200.50`, `0.55`, `0,55 %`. A comma is decimal with two digits or fewer behind it, a point
 * always; more than three decimals are rounded. NaN for anything else.
 */
export function readRate(typed: string): number {
  const text = typed
    .trim()
    .replace(/^\$\s*/, "")
    .replace(/\s*%$/, "");
  const plain = GROUPED.test(text) ? text.replaceAll(",", "") : text.replace(/,(?=\d{0,2}$)/, ".");
  return /^\d{1,9}(\.\d*)?$/.test(plain) ? roundRate(Number(plain)) : Number.NaN;
}
