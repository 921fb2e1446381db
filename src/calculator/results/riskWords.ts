import type { Risk } from "../breakingPoints";
import { monthsInWords, pointsInWords } from "../countWords";
import { formatPercent } from "../format";
import type { Words } from "../words";

const tenths = (amount: number) => Math.floor(amount * 10) / 10;

/** An amount of a risk written out: percent, months or percentage points. */
export function riskAmount(risk: Risk, amount: number, { text, language }: Words): string {
  switch (risk) {
    case "salePrice":
    case "rehab":
      return formatPercent(Math.round(amount * 1000) / 10, language);
    case "months":
      return monthsInWords(tenths(amount), text.count, language);
    case "interestPoints":
      return pointsInWords(tenths(amount), text.count, language);
  }
}
