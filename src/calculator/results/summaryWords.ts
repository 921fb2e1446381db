import { fill } from "../../content/fill";
import type { Returns } from "../calculateReturns";
import { formatCents, formatReturn } from "../format";
import type { Words } from "../words";

/** The results in one or two sentences, for reading and for screen readers. */
export function summaryWords(
  { expectedProfit, investorProfit, scenario1, scenario2 }: Returns,
  { text, language }: Words,
) {
  const loses = expectedProfit < 0;
  return fill(loses ? text.results.summaryLoss : text.results.summary, {
    profit: formatCents(expectedProfit, language),
    loss: formatCents(Math.abs(expectedProfit), language),
    half: formatCents(Math.abs(investorProfit), language),
    roi1: formatReturn(scenario1.investorRoi, language),
    roi2: formatReturn(scenario2.investorRoi, language),
  });
}
