import type { CalculatorContent } from "../../content/kinds/calculator";

/** Keys of the rates in `content` whose values differ from the company's. */
export function changedKeys(content: CalculatorContent, companyContent: CalculatorContent): string[] {
  const companyValues = new Map(companyContent.rates.map(({ key, value }) => [key, value]));
  return content.rates.filter(({ key, value }) => value !== companyValues.get(key)).map(({ key }) => key);
}
