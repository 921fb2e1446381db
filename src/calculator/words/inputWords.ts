// Inputs in words: their options in the form, and their values in the report and the comparison.
import { interpolate } from "../../content/interpolate";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import { readAssumptions } from "../model/assumptions";
import {
  ADDED_KEYS,
  ANY_INPUTS,
  type DealInputs,
  type DealValues,
  INPUTS,
  type InputKey,
  type InputsWith,
} from "../model/inputs";
import { centsOf } from "../model/money";
import { formatCents, formatNumber, formatRate, linesInWords, monthsInWords } from "./format";
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

/** What the visitor has added, `2 lines · Average loan drawn: 60%`: only what has an effect; empty if nothing has. */
export function addedInWords(values: DealValues, content: CalculatorContent, words: CalculatorWords): string {
  const read = (key: InputKey) => ANY_INPUTS[key].read(values[key]);
  const isList = (key: InputKey) => INPUTS[key].control === "lines";
  const isUsed = (key: InputKey): boolean => {
    const { matters, needs, empty } = ANY_INPUTS[key];
    const isChanged = isList(key) || (values[key] !== "" && values[key] !== empty(content.defaults));
    return isChanged && matters?.(read(key)) === true && (!needs || isUsed(needs));
  };
  const used = ADDED_KEYS.filter(isUsed);
  const lineCount = used.filter(isList).reduce((total, key) => total + (read(key) as readonly unknown[]).length, 0);
  const others = used.filter((key) => !isList(key));
  return [
    ...(lineCount > 0 ? [linesInWords(lineCount, words)] : []),
    ...others.map((key) => `${words.text.form[key]}: ${inputValue(key, read(key) as number, content, words)}`),
  ].join(" · ");
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
