import type { CalculatorContent, Rate } from "../../content/contentTypes/calculator";

/** Values the visitor has set instead of the company's, by rate key. */
export type ChangedRates = Readonly<Record<string, number>>;

/** True when the visitor may change the rate and the value is within bounds. */
export function allowsValue(rate: Rate | undefined, value: number): boolean {
  return rate !== undefined && rate.editable && Number.isFinite(value) && value >= rate.min && value <= rate.max;
}

/** Rounds a rate to three decimals, the most the page displays. */
export const roundRate = (value: number): number => Number(value.toFixed(3));

/** The changes that the rates allow. */
export function allowedChanges(content: CalculatorContent, changed: Readonly<Record<string, unknown>>): ChangedRates {
  const rateOf = (key: string) => content.rates.find((rate) => rate.key === key);
  const allowed = Object.entries(changed).filter(
    (change): change is [string, number] => typeof change[1] === "number" && allowsValue(rateOf(change[0]), change[1]),
  );
  return Object.fromEntries(allowed);
}

/** The content with the visitor's values applied; disallowed changes are dropped. */
export function changeRates(content: CalculatorContent, changed: ChangedRates): CalculatorContent {
  const rates = content.rates.map((rate) => {
    const value = changed[rate.key];
    return value !== undefined && allowsValue(rate, value) ? { ...rate, value } : rate;
  });
  return { ...content, rates };
}

/** Keys of the rates that differ between the content and the company's, including those that only one of them has. */
export function changedKeys(content: CalculatorContent, companyContent: CalculatorContent): string[] {
  const valuesOf = ({ rates }: CalculatorContent) => new Map(rates.map(({ key, value }) => [key, value]));
  const [values, companyValues] = [valuesOf(content), valuesOf(companyContent)];
  const keys = new Set([...values.keys(), ...companyValues.keys()]);
  return [...keys].filter((key) => values.get(key) !== companyValues.get(key));
}

/** The visitor's rates with one set, or reset to the company's when the value is undefined. */
export function withRate(rates: ChangedRates, key: string, value: number | undefined): ChangedRates {
  const others = Object.fromEntries(Object.entries(rates).filter(([name]) => name !== key));
  return value === undefined ? others : { ...others, [key]: value };
}
