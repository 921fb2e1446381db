import { fill } from "../../content/fill";
import type { DealWarning } from "../dealWarnings";
import { formatCents, formatPercent } from "../format";
import { centsOf } from "../money";
import type { Words } from "../words";

/** A warning as a sentence. */
export function warningWords(warning: DealWarning, { text, language }: Words): string {
  const { warnings } = text;
  switch (warning.kind) {
    case "loss": {
      const loss = formatCents(warning.lossCents, language);
      if (warning.breakEvenArv === undefined) return fill(warnings.loss, { loss });
      return fill(warnings.lossWithPrice, { loss, price: formatCents(centsOf(warning.breakEvenArv), language) });
    }
    case "highLoan":
      return fill(warnings.highLoan, {
        percent: formatPercent(warning.loanPercent, language),
        limit: formatPercent(warning.limitPercent, language),
      });
    case "priceRule":
      return fill(warnings.priceRule, {
        percent: formatPercent(warning.percent, language),
        limit: formatPercent(warning.rulePercent, language),
      });
    case "highSpread":
      return fill(warnings.highSpread, {
        percent: formatPercent(warning.percent, language),
        typical: formatPercent(warning.typicalPercent, language),
      });
  }
}
