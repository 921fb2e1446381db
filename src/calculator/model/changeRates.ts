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

/** Keys of the rates in `content` that differ from the company's. */
export function changedKeys(content: CalculatorContent, companyContent: CalculatorContent): string[] {
  const companyValues = new Map(companyContent.rates.map(({ key, value }) => [key, value]));
  return content.rates.filter(({ key, value }) => value !== companyValues.get(key)).map(({ key }) => key);
}

/** The visitor's rates with one set, or reset to the company's when the value is undefined. */
export function withRate(rates: ChangedRates, key: string, value: number | undefined): ChangedRates {
  const others = Object.fromEntries(Object.entries(rates).filter(([name]) => name !== key));
  return value === undefined ? others : { ...others, [key]: value };
}
