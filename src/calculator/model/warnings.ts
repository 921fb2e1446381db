import { sqftRange, valueOfArea } from "./comparables";
import type { DealInputs } from "./inputs";
import { percentOf, roundCents } from "./money";
import type { Sheet } from "./sheetLines";
import type { Verdict } from "./stress";

/** What one tap would change about a deal, as typed into its field. */
export interface Change {
  input: "arv" | "projectMonths";
  value: number;
}

/** Something a careful partner would point out about a deal; it never blocks the calculation. */
export type DealWarning = (
  | { kind: "loss" | "thin"; breakEvenArv: number | undefined }
  /** `gapCents`: how much of the loan is above the limit. */
  | { kind: "highLoan"; loanPercent: number; limitPercent: number; gapCents: number }
  | { kind: "priceRule"; percent: number; rulePercent: number }
  | { kind: "highSpread"; times: number; typicalPercent: number }
  /** By how much the sale price exceeds what the visitor's own sold houses say. */
  | { kind: "aboveSoldHouses"; percent: number; middle: number }
  | { kind: "futureSale" | "oldSale" }
  | { kind: "fewMonths"; typicalMonths: number }
  | { kind: "oneAgent"; otherPercent: number }
) & { change?: Change };

export interface WarningContext {
  verdict: Verdict;
  /** Whole dollars; undefined when no sale price breaks even. */
  breakEvenArv: number | undefined;
  /** The mean of the company's finished houses, and the lengths that the form offers. */
  typicalMonths: number;
  offeredMonths: readonly number[];
  /** ISO day. */
  today: string;
}

/**
 * The marks a deal oversteps. Percentages are compared as displayed, so that nobody is warned that 70% is more than
 * 70%.
 */
function markWarnings({ value, rates: { marks } }: Sheet): DealWarning[] {
  const warnings: DealWarning[] = [];
  const arv = value("arv");
  const price = value("purchasePrice");
  const loanPercent = value("loanToArv");
  const limitPercent = percentOf(marks.loanLimitShareOfArv, 1);
  const gapCents = value("totalLoan") - roundCents(arv * marks.loanLimitShareOfArv);
  if (loanPercent > limitPercent) warnings.push({ kind: "highLoan", loanPercent, limitPercent, gapCents });
  const percent = percentOf(price + value("rehabCost"), arv);
  const rulePercent = percentOf(marks.priceRuleShareOfArv, 1);
  if (percent > rulePercent) warnings.push({ kind: "priceRule", percent, rulePercent });
  const typicalPercent = percentOf(marks.typicalSpreadShareOfPrice, 1);
  if (arv - price > price * marks.highSpreadShareOfPrice)
    warnings.push({ kind: "highSpread", times: Math.round((10 * arv) / price) / 10, typicalPercent });
  return warnings;
}

function soldHouseWarnings({ comparables = [], areaSqft, arv }: DealInputs, today: string): DealWarning[] {
  const range = sqftRange(comparables);
  if (!range) return [];
  const middle = valueOfArea(range.middle, areaSqft);
  const percent = percentOf(arv - middle, middle);
  const days = comparables.map(({ soldOn }) => soldOn).filter((day) => day !== "");
  const twoYearsAgo = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`;
  return [
    ...(percent >= 1
      ? [{ kind: "aboveSoldHouses", percent, middle, change: { input: "arv", value: middle } } as const]
      : []),
    ...(days.some((day) => day > today) ? [{ kind: "futureSale" } as const] : []),
    ...(days.some((day) => day < twoYearsAgo) ? [{ kind: "oldSale" } as const] : []),
  ];
}

/** Fewer months than the company's own houses took; one tap takes the next length that the form offers. */
function monthWarnings({ projectMonths }: DealInputs, { typicalMonths, offeredMonths }: WarningContext): DealWarning[] {
  if (projectMonths >= typicalMonths) return [];
  const value = [...offeredMonths].sort((one, other) => one - other).find((months) => months >= typicalMonths);
  return [
    { kind: "fewMonths", typicalMonths, ...(value !== undefined && { change: { input: "projectMonths", value } }) },
  ];
}

/** The commission of one agent was typed, and nothing for the other. */
function agentWarnings({ inputs: { sellerAgent, buyerAgent }, rates }: Sheet): DealWarning[] {
  if ((sellerAgent === undefined) === (buyerAgent === undefined)) return [];
  return [{ kind: "oneAgent", otherPercent: percentOf(rates.realtorShareOfArv / 2, 1) }];
}

/** All warnings for a calculated deal, most serious first. */
export function dealWarnings(sheet: Sheet, context: WarningContext): DealWarning[] {
  const { verdict, breakEvenArv, today } = context;
  return [
    ...(verdict === "solid" ? [] : [{ kind: verdict, breakEvenArv }]),
    ...markWarnings(sheet),
    ...soldHouseWarnings(sheet.inputs, today),
    ...monthWarnings(sheet.inputs, context),
    ...agentWarnings(sheet),
  ];
}
