import type { CalculatorContent } from "../../content/kinds/calculator";
import { formatNumber } from "../format";
import { unitWords } from "../unitWords";
import type { Words } from "../words";

/** All rates in one line of the printed report; those whose keys are in `changed` say so. */
export function assumptionWords(
  { rates }: CalculatorContent,
  changed: readonly string[],
  { text, language }: Words,
): string {
  const mark = (key: string) => (changed.includes(key) ? ` (${text.report.changed})` : "");
  return rates
    .map(({ key, label, value, unit }) => {
      const amount = `${formatNumber(value, language)} ${unitWords(unit, text)}`;
      return `${label} ${amount}${mark(key)}`;
    })
    .join(" · ");
}
