import { fill } from "../../content/fill";
import type { DealAnalysis } from "../analyseDeal";
import { monthsInWords } from "../countWords";
import { formatCents, formatNumber, formatPercent, tenthsBelow } from "../format";
import { centsOf, percentOf } from "../money";
import { MAX_MONTHS } from "../solveDeal";
import type { Words } from "../words";

/** The break-even sale price and its distance from the entered one, written out. */
export function breakEvenWords({ breakEvenArv, inputs }: DealAnalysis, { text, language }: Words) {
  if (breakEvenArv === undefined) return { value: text.solved.none, note: "" };
  const distance = inputs.arv - breakEvenArv;
  const percent = distance >= 0 ? tenthsBelow((distance / inputs.arv) * 100) : percentOf(-distance, inputs.arv);
  const room = `${formatCents(centsOf(Math.abs(distance)), language)} (${formatPercent(percent, language)})`;
  return {
    value: formatCents(centsOf(breakEvenArv), language),
    note: fill(distance >= 0 ? text.solved.breakEvenRoom : text.solved.breakEvenGap, { room }),
  };
}

/** How long the profit lasts, written out. */
export function monthsWords(months: number | undefined, { text, language }: Words): string {
  if (months === undefined) return text.solved.losesAlready;
  if (months >= MAX_MONTHS) return fill(text.solved.moreThan, { count: formatNumber(MAX_MONTHS, language) });
  return monthsInWords(months, text.count, language);
}
