import { interpolate } from "../../content/interpolate";
import { centsPerSqft, type Comparable, sqftRange, valueOfArea } from "../model/comparables";
import { centsOf } from "../model/money";
import { formatCents, formatDay, formatHeadline, formatNumber } from "./format";
import type { CalculatorWords } from "./useWords";

const STEPS = ["low", "middle", "high"] as const;

/** Each sold house as it was entered, with its price per square foot. */
export const comparableRows = (
  houses: readonly Comparable[],
  { text, language }: CalculatorWords,
): [string, string][] =>
  houses.map((house) => {
    const { price, areaSqft, soldOn, adjustment } = house;
    const parts = [
      formatCents(centsOf(price), language),
      ...(adjustment
        ? [interpolate(text.comparables.adjusted, { amount: formatCents(centsOf(adjustment), language) })]
        : []),
      interpolate(text.count.sqft, { count: formatNumber(areaSqft, language) }),
      ...(soldOn ? [formatDay(soldOn, language)] : []),
    ];
    const amount = formatCents(centsPerSqft(house), language, true);
    return [parts.join(" · "), interpolate(text.units.usdPerSqft, { amount })];
  });

/** Low, middle, and high: the price per square foot, and what the visitor's area is worth at it. */
export function rangeRows(houses: readonly Comparable[], areaSqft: number, { text, language }: CalculatorWords) {
  const range = sqftRange(houses);
  if (!range) return [];
  return STEPS.map((step) => {
    const dollars = valueOfArea(range[step], areaSqft);
    const amount = formatCents(range[step], language, true);
    const name = `${text.comparables[step]} (${interpolate(text.units.usdPerSqft, { amount })})`;
    return { step, dollars, name, value: formatHeadline(centsOf(dollars), language) };
  });
}
