import type { DealAnalysis } from "../model/analysis";
import { calculateReturns, calculateWithoutRehabLoan, type Scenario } from "../model/returns";
import type { KeptDeal } from "../model/rates";
import { dollarsOf } from "../model/money";
import { encodeDeal } from "./shareLink";

const scenarioInDollars = (scenario: Scenario) => ({
  paidAtClosingByInvestor: dollarsOf(scenario.paidAtClosingByInvestor),
  paidDuringProjectApprox: dollarsOf(scenario.paidDuringProjectApprox),
  totalEstimatedInvestment: dollarsOf(scenario.totalEstimatedInvestment),
  investorRoi: scenario.investorRoi,
});

/** The longest record the server accepts. */
const LONGEST_RECORD = 8000;

/**
 * The analysis as attached to a contact request, readable by people: dollars, percent, and, if there is room, the share
 * code.
 */
export function analysisRecord(
  deal: KeptDeal,
  { assumptions }: Pick<DealAnalysis, "assumptions">,
): Record<string, unknown> {
  const { inputs, changedRates, closingDay, ratesOfDay, name, address } = deal;
  const { scenario1, scenario2, ...amounts } = calculateReturns(inputs, assumptions);
  const without = calculateWithoutRehabLoan(inputs, assumptions);
  const { totalLoan, interestCost, expectedProfit, investorProfit } = without;
  const record = {
    currency: "USD",
    ...(name && { name }),
    ...(address && { address }),
    inputs: { ...inputs, ...(closingDay && { closingDay }) },
    changedRates: { ...changedRates },
    ratesOf: ratesOfDay.day,
    results: {
      ...Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, dollarsOf(cents)])),
      scenario1: scenarioInDollars(scenario1),
      scenario2: scenarioInDollars(scenario2),
      withoutRehabLoan: {
        totalLoan: dollarsOf(totalLoan),
        interestCost: dollarsOf(interestCost),
        expectedProfit: dollarsOf(expectedProfit),
        investorProfit: dollarsOf(investorProfit),
        ...scenarioInDollars(without.scenario),
      },
    },
  };
  const withCode = { ...record, code: encodeDeal(deal) };
  return JSON.stringify(withCode).length > LONGEST_RECORD ? record : withCode;
}
