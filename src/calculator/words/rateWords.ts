import { interpolate } from "../../content/interpolate";
import type { CalculatorContent, Rate } from "../../content/contentTypes/calculator";
import { MARK_RATES, type RateUnit } from "../../content/contentTypes/calculatorRates";
import type { CalculatorText } from "../../content/texts/texts";
import { centsOf } from "../model/money";
import { formatCents, formatNumber, formatRate, monthsInWords, pointsInWords } from "./format";
import type { CalculatorWords } from "./useWords";

const isDollars = (unit: RateUnit) => unit.startsWith("usd");
const isPercent = (unit: RateUnit) => unit.startsWith("percent");

/** A rate with its unit: `$35 per sq ft`, `0.55% of the purchase price`, `1 percentage point`. */
export function rateWords({ value, unit }: Pick<Rate, "value" | "unit">, { text, language }: CalculatorWords): string {
  if (unit === "months") return monthsInWords(value, text.count, language);
  if (unit === "points") return pointsInWords(value, text.count, language);
  const number = isPercent(unit) ? formatRate(value, language) : formatNumber(value, language);
  return interpolate(text.units[unit], { amount: isDollars(unit) ? formatCents(centsOf(value), language) : number });
}

/**
 * The unit of a rate's field: the symbol inside the box (`$`), the text after it (`per sq ft`), and both (`$ per sq
 * ft`).
 */
export function unitWords(unit: RateUnit, { units }: Pick<CalculatorText, "units">) {
  const sign = isDollars(unit) ? "$" : isPercent(unit) ? "%" : "";
  const around = (amount: string) => interpolate(units[unit], { amount }).trim();
  return { sign, behind: around(""), whole: around(sign) };
}

/** All rates of the calculation in one line of the printed report; rates in `changed` are marked. */
export function assumptionWords(
  { rates }: CalculatorContent,
  changed: readonly string[],
  words: CalculatorWords,
): string {
  const mark = (key: string) => (changed.includes(key) ? ` (${words.text.report.changed})` : "");
  const used = rates.filter(({ key }) => !(key in MARK_RATES));
  return used.map((rate) => `${rate.label} ${rateWords(rate, words)}${mark(rate.key)}`).join(" · ");
}
