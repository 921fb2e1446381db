// Inputs in words: their options in the form, and their values in the report and the comparison.
import { interpolate } from "../../content/interpolate";
import type { CalculatorContent } from "../../content/contentTypes/calculator";
import type { CalculatorText } from "../../content/texts/texts";
import {
  type DealInputs,
  type DealValues,
  FINANCINGS,
  type InputKey,
  INPUTS,
  type InputsWith,
  QUOTE_BASES,
} from "../model/inputs";
import { readAssumptions } from "../model/assumptions";
import { ADDED_KEYS, emptyOf, hasEffect, readValues } from "../model/form";
import { loanTerms } from "../model/loan";
import { centsOf } from "../model/money";
import { formatCents, formatNumber, formatRate, linesInWords, monthsInWords } from "./format";
import type { CalculatorWords } from "./useWords";

type ChoiceKey = InputsWith<{ unit: "choice" }>;

type Choices = (content: CalculatorContent, form: CalculatorText["form"]) => readonly { key: string; label: string }[];

const CHOICES: Record<ChoiceKey, Choices> = {
  rehabType: ({ rehabTypes }) => rehabTypes,
  interestType: ({ interestTypes }) => interestTypes,
  financing: (_content, form) => FINANCINGS.map((key) => ({ key, label: form[key] })),
  quoteBasis: (_content, { onPrice, onCost }) =>
    QUOTE_BASES.map((key) => ({ key, label: { price: onPrice, cost: onCost }[key] })),
};

const isChoice = (key: InputKey): key is ChoiceKey => key in CHOICES;

const isOffered = (key: InputKey, { options }: CalculatorContent): key is keyof typeof options => key in options;

/** A value of an input as it is shown; lists are shown line by line. */
export function inputValue(
  key: InputKey,
  value: DealInputs[InputKey],
  content: CalculatorContent,
  { text, language }: CalculatorWords,
): string {
  if (isChoice(key))
    return CHOICES[key](content, text.form).find((entry) => entry.key === value)?.label ?? String(value);
  const number = Number(value);
  switch (INPUTS[key].unit) {
    case "sqft":
      return interpolate(text.count.sqft, { count: formatNumber(number, language) });
    case "usd":
      return formatCents(centsOf(number), language);
    case "number":
      return formatNumber(number, language);
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
  const inputs = readValues(values);
  const isList = (key: InputKey) => INPUTS[key].control === "lines";
  const isChanged = (key: InputKey) =>
    isList(key) || (values[key] !== "" && values[key] !== emptyOf(key, content.defaults));
  const used = ADDED_KEYS.filter((key) => INPUTS[key].section === "more" && isChanged(key) && hasEffect(key, inputs));
  const lineCount = used.filter(isList).reduce((total, key) => total + (inputs[key] as readonly unknown[]).length, 0);
  const others = used.filter((key) => !isList(key));
  return [
    ...(lineCount > 0 ? [linesInWords(lineCount, words.text.count, words.language)] : []),
    ...others.map((key) => `${words.text.form[key]}: ${inputValue(key, inputs[key], content, words)}`),
  ].join(" · ");
}

/** The terms of the loan in short, `85% · 2% · 11%`; without a loan, that there is none. */
export function termsInWords(values: DealValues, { text, language }: CalculatorWords): string {
  const inputs = readValues(values);
  if (inputs.financing === "cash") return text.form.cash;
  const { ltc, origPoints, interestRate } = loanTerms(inputs);
  const terms = [ltc, origPoints, interestRate].map((rate) =>
    Number.isFinite(rate) ? formatRate(rate, language) : "…",
  );
  return [...(inputs.financing === "quote" ? [text.form.quote] : []), ...terms].join(" · ");
}

export function optionsOf(key: InputKey, content: CalculatorContent, words: CalculatorWords) {
  const { text, language } = words;
  if (key === "rehabType") {
    const { rehabCentsPerSqft } = readAssumptions(content);
    return content.rehabTypes.map(({ key: value, label: name }) => {
      const rate = formatCents(rehabCentsPerSqft[value], language);
      return { value, label: interpolate(text.form.rehabOption, { name, rate }) };
    });
  }
  if (isChoice(key)) return CHOICES[key](content, text.form).map(({ key: value, label }) => ({ value, label }));
  if (!isOffered(key, content)) return [];
  return content.options[key].map((value) => ({
    value: String(value),
    label: inputValue(key, value, content, words),
  }));
}
