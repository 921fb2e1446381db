import type { DealInputs, Returns, Scenario } from "../model/calculateReturns";
import type { ChangedRates } from "../model/changeRates";
import { dollarsOf } from "../model/money";
import { encodeDeal } from "./shareLink";

const scenarioInDollars = (scenario: Scenario) => ({
  paidAtClosingByInvestor: dollarsOf(scenario.paidAtClosingByInvestor),
  paidDuringProjectApprox: dollarsOf(scenario.paidDuringProjectApprox),
  totalEstimatedInvestment: dollarsOf(scenario.totalEstimatedInvestment),
  investorRoi: scenario.investorRoi,
});

/** The analysis as it travels with a contact request, for people to read: dollars, percent and the share code; no personal data. */
export function analysisRecord(
  inputs: DealInputs,
  returns: Returns,
  changedRates: ChangedRates,
  closingDay?: string,
): Record<string, unknown> {
  const { scenario1, scenario2, ...amounts } = returns;
  return {
    currency: "USD",
    inputs: { ...inputs, ...(closingDay && { closingDay }) },
    changedRates: { ...changedRates },
    results: {
      ...Object.fromEntries(Object.entries(amounts).map(([name, cents]) => [name, dollarsOf(cents)])),
      scenario1: scenarioInDollars(scenario1),
      scenario2: scenarioInDollars(scenario2),
    },
    code: encodeDeal({ inputs, changedRates, ...(closingDay && { closingDay }) }),
  };
}
