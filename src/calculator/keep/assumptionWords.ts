import type { CalculatorContent } from "../../content/kinds/calculator";
import { rateWords } from "../rateWords";
import type { Words } from "../words";

/** All rates in one line of the printed report; those whose keys are in `changed` say so. */
export function assumptionWords({ rates }: CalculatorContent, changed: readonly string[], words: Words): string {
  const mark = (key: string) => (changed.includes(key) ? ` (${words.text.report.changed})` : "");
  return rates.map((rate) => `${rate.label} ${rateWords(rate, words)}${mark(rate.key)}`).join(" · ");
}
