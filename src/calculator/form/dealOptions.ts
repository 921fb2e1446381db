import type { CalculatorContent, Rate } from "../../content/kinds/calculator";
import { fill } from "../../content/fill";
import { monthsInWords } from "../countWords";
import { formatCents, formatPercent } from "../format";
import { centsOf } from "../money";
import { REHAB_RATES } from "../rehabRates";
import type { Words } from "../words";

interface Option {
  value: string;
  label: string;
}

const rateValue = (rates: readonly Rate[], key: string) => rates.find((rate) => rate.key === key)?.value ?? 0;

/** The lists of the form's choices, in the page's language. */
export function dealOptions(content: CalculatorContent, { text, language }: Words) {
  const { options, rates, rehabTypes, interestTypes } = content;
  const percents = (values: readonly number[]): Option[] =>
    values.map((value) => ({ value: String(value), label: formatPercent(value, language, 2) }));
  return {
    rehabType: rehabTypes.map(({ key, label }) => {
      const rate = formatCents(centsOf(rateValue(rates, REHAB_RATES[key as keyof typeof REHAB_RATES])), language);
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
