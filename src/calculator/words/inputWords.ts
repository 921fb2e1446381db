// Inputs in words: their options in the form, and their values in the report and the comparison.
import { interpolate } from "../../content/interpolate";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { readAssumptions } from "../model/assumptions";
import { type DealInputs, INPUTS, type InputKey, type InputsWith } from "../model/inputs";
import { centsOf } from "../model/money";
import { formatCents, formatNumber, formatRate, monthsInWords } from "./format";
import type { CalculatorWords } from "./words";

/** Inputs chosen from a list. */
export type OptionKey = InputsWith<{ control: "option" }>;

type ChoiceKey = InputsWith<{ unit: "choice" }>;

interface Option {
  value: string;
  label: string;
}

const CHOICES: Record<ChoiceKey, (content: CalculatorContent) => readonly { key: string; label: string }[]> = {
  rehabType: ({ rehabTypes }) => rehabTypes,
  interestType: ({ interestTypes }) => interestTypes,
};

const isChoice = (key: InputKey): key is ChoiceKey => key in CHOICES;

/** A value of an input as it is shown; lists are shown line by line. */
export function inputValue(
  key: InputKey,
  value: DealInputs[InputKey],
  content: CalculatorContent,
  { text, language }: CalculatorWords,
): string {
  if (isChoice(key)) return CHOICES[key](content).find((entry) => entry.key === value)?.label ?? String(value);
  const number = Number(value);
  switch (INPUTS[key].unit) {
    case "sqft":
      return interpolate(text.count.sqft, { count: formatNumber(number, language) });
    case "usd":
      return formatCents(centsOf(number), language);
    case "months":
      return monthsInWords(number, text.count, language);
    case "percent":
      return formatRate(number, language);
    default:
      return String(value);
  }
}

/**
 * The options of a form field, in the page's language.
 * @throws AssumptionsError when the content has no rate for a renovation type
 */
export function optionsOf(key: OptionKey, content: CalculatorContent, words: CalculatorWords): Option[] {
  const { text, language } = words;
  if (key === "rehabType") {
    const { rehabCentsPerSqft } = readAssumptions(content);
    return content.rehabTypes.map(({ key: value, label: name }) => {
      const rate = formatCents(rehabCentsPerSqft[value], language);
      return { value, label: interpolate(text.form.rehabOption, { name, rate }) };
    });
  }
  if (isChoice(key)) return CHOICES[key](content).map(({ key: value, label }) => ({ value, label }));
  return content.options[key].map((value) => ({
    value: String(value),
    label: inputValue(key, value, content, words),
  }));
}
