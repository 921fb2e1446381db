import type { DealAnalysis } from "../model/analysis";
import { dollarsOf } from "../model/money";
import type { SharedDeal } from "../model/rates";
import { shownCosts } from "../model/sheet";
import type { LineName, Sheet } from "../model/sheetLines";
import { encodeDeal } from "./shareLink";

const AMOUNTS = [
  "ownCosts",
  "totalProjectCosts",
  "expectedProfit",
  "epgFees",
  "investorProfit",
  "propertyLoan",
  "rehabLoans",
  "totalLoan",
  "interestCostTotals",
  "otherCreditCharges",
  "investorTestFunds",
] as const satisfies LineName[];

const SCENARIO = [
  "paidAtClosingByInvestor",
  "paidDuringProjectApprox",
  "totalEstimatedInvestment",
  "investorRoi",
] as const satisfies LineName[];

const WITHOUT = ["totalLoan", "interestCost", "expectedProfit", "investorProfit", ...SCENARIO] as const;

const figuresOf = ({ value }: Sheet, lines: readonly LineName[]) =>
  Object.fromEntries(lines.map((line) => [line, line === "investorRoi" ? value(line) : dollarsOf(value(line))]));

/** The longest record the server accepts. */
const LONGEST_RECORD = 8000;

/**
 * The analysis as attached to a contact request, readable by people: dollars, percent, and, if there is room, the share
 * code.
 */
export function analysisRecord(deal: SharedDeal, { sheets }: Pick<DealAnalysis, "sheets">): Record<string, unknown> {
  const { inputs, changedRates, closingDay, ratesOfDay, name, address } = deal;
  const record = {
    currency: "USD",
    ...(name && { name }),
    ...(address && { address }),
    inputs: { ...inputs, ...(closingDay && { closingDay }) },
    changedRates: { ...changedRates },
    ratesOf: ratesOfDay.day,
    results: {
      ...figuresOf(sheets.bank, [...shownCosts(sheets.bank), ...AMOUNTS]),
      scenario1: figuresOf(sheets.bank, SCENARIO),
      scenario2: figuresOf(sheets.own, SCENARIO),
      withoutRehabLoan: figuresOf(sheets.without, WITHOUT),
    },
  };
  const withCode = { ...record, code: encodeDeal(deal) };
  return JSON.stringify(withCode).length > LONGEST_RECORD ? record : withCode;
}
