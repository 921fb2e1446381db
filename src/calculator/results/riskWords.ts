import { fill } from "../../content/fill";
import type { Risk } from "../breakingPoints";
import { formatNumber, formatPercent } from "../format";
import type { Words } from "../words";

/** An amount of a risk written out: percent, months or percentage points. */
export function riskAmount(risk: Risk, amount: number, { text, language }: Words): string {
  switch (risk) {
    case "salePrice":
    case "rehab":
      return formatPercent(Math.round(amount * 1000) / 10, language);
    case "months": {
      const count = Math.floor(amount * 10) / 10;
      return fill(count === 1 ? text.count.month : text.count.months, { count: formatNumber(count, language) });
    }
    case "interestPoints": {
      const count = Math.floor(amount * 10) / 10;
      return fill(count === 1 ? text.count.point : text.count.points, { count: formatNumber(count, language) });
    }
  }
}
