import type { CalculatorContent } from "../../content/kinds/calculator";
import { fill } from "../../content/fill";
import { readAssumptions } from "../model/assumptions";
import { formatCents, formatRate, monthsInWords } from "./format";
import type { Words } from "./words";

interface Option {
  value: string;
  label: string;
}

/**
 * The form's option lists, in the page's language.
 * @throws AssumptionsError when the content has no rate for a renovation type
 */
export function dealOptions(content: CalculatorContent, { text, language }: Words) {
  const { options, rehabTypes, interestTypes } = content;
  const { rehabCentsPerSqft } = readAssumptions(content);
  const percents = (values: readonly number[]): Option[] =>
    values.map((value) => ({ value: String(value), label: formatRate(value, language) }));
  return {
    rehabType: rehabTypes.map(({ key, label }) => {
      const rate = formatCents(rehabCentsPerSqft[key], language);
      return { value: key, label: fill(text.form.rehabOption, { name: label, rate }) };
    }),
    projectMonths: options.projectMonths.map((count) => ({
      value: String(count),
      label: monthsInWords(count, text.count, language),
    })),
    ltc: percents(options.ltc),
    origPoints: percents(options.origPoints),
    interestRate: percents(options.interestRate),
    interestType: interestTypes.map(({ key, label }): Option => ({ value: key, label })),
  };
}
