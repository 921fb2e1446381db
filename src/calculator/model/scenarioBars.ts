import type { Returns } from "./calculateReturns";

export interface ScenarioBar {
  /** Widths in thousandths of the longer bar. */
  closing: number;
  during: number;
}

/** The cash of both scenarios as two bars of one scale; negative parts, which only unusual rates give, have no width. */
export function scenarioBars({ scenario1, scenario2 }: Returns): [ScenarioBar, ScenarioBar] {
  const longest = Math.max(scenario1.totalEstimatedInvestment, scenario2.totalEstimatedInvestment, 1);
  const width = (cents: number) => Math.max(0, Math.round((cents / longest) * 1000));
  const bar = (scenario: typeof scenario1) => ({
    closing: width(scenario.paidAtClosingByInvestor),
    during: width(scenario.paidDuringProjectApprox),
  });
  return [bar(scenario1), bar(scenario2)];
}

/** Difference of the scenarios, second less first: cents, and percentage points with one decimal for the return. */
export function scenarioDifference({ scenario1, scenario2 }: Returns, line: keyof Returns["scenario1"]): number {
  const difference = scenario2[line] - scenario1[line];
  return line === "investorRoi" ? Math.round(difference * 10) / 10 : difference;
}
