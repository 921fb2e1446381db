import type { ChangedRates } from "../changeRates";

/** The visitor's rates with one of them set, or back to the company's where the value is undefined. */
export function withRate(rates: ChangedRates, key: string, value: number | undefined): ChangedRates {
  const others = Object.fromEntries(Object.entries(rates).filter(([name]) => name !== key));
  return value === undefined ? others : { ...others, [key]: value };
}
