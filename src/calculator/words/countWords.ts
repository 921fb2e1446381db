// Counts written out: one and several have words of their own.
import { fill } from "../../content/fill";
import type { CalculatorText } from "../../content/texts/calculator";
import type { Language } from "../../i18n/languages";
import { formatNumber } from "./format";

type CountWords = CalculatorText["count"];

const written = (count: number, one: string, several: string, language: Language) =>
  fill(Math.abs(count) === 1 ? one : several, { count: formatNumber(count, language) });

/** `1 month`, `4.5 months`. */
export const monthsInWords = (
  months: number,
  words: Pick<CountWords, "month" | "months">,
  language: Language,
): string => written(months, words.month, words.months, language);

/** `-1 percentage point`, `2.5 percentage points`. */
export const pointsInWords = (
  points: number,
  words: Pick<CountWords, "point" | "points">,
  language: Language,
): string => written(points, words.point, words.points, language);
