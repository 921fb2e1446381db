import type { Risk } from "../breakingPoints";
import { monthsInWords, pointsInWords } from "../countWords";
import { formatPercent, tenthsBelow } from "../format";
import type { Words } from "../words";

/** An amount of a risk written out: percent, months or percentage points. */
export function riskAmount(risk: Risk, amount: number, { text, language }: Words): string {
  switch (risk) {
    case "salePrice":
    case "rehab":
      return formatPercent(tenthsBelow(amount * 100), language);
    case "months":
      return monthsInWords(tenthsBelow(amount), text.count, language);
    case "interestPoints":
      return pointsInWords(tenthsBelow(amount), text.count, language);
  }
}
