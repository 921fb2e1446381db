import type { Assumptions } from "./assumptions";
import { calculateReturns } from "./calculateReturns";
import type { DealInputs } from "./deal";
import { largestWhole } from "./solveDeal";
import { stressDeal, type Stress } from "./stressDeal";

/** What can go wrong with a deal. */
export const RISKS = ["salePrice", "rehab", "months", "interestPoints"] as const;

export type Risk = (typeof RISKS)[number];

export interface BreakingPoint {
  risk: Risk;
  /** How far it may go before the profit is gone: fraction, months or points; 0 when the deal loses already. */
  room: number;
  /** True when nothing within the searched range uses the profit up. */
  beyond: boolean;
  /** Room in steps of the stress test; the smallest breaks the deal first. */
  steps: number;
}

/** The search counts in thousandths of a stress step, up to this many steps. */
const MAX_STEPS = 100;

/** The signed stress of one step, from the marks of the assumptions. */
export function stressStep(assumptions: Assumptions): Record<Risk, number> {
  const { stressSalePrice, stressRehab, stressMonths, stressInterestPercent } = assumptions.marks;
  return {
    salePrice: -stressSalePrice,
    rehab: stressRehab,
    months: stressMonths,
    interestPoints: stressInterestPercent,
  };
}

/** Profit of the whole project in cents under a stress. */
export function profitUnder(inputs: DealInputs, assumptions: Assumptions, stress: Stress): number {
  const bent = stressDeal(inputs, assumptions, stress);
  return calculateReturns(bent.inputs, bent.assumptions).expectedProfit;
}

/** How much room each risk has before the profit is gone, the most dangerous first. */
export function breakingPoints(inputs: DealInputs, assumptions: Assumptions): BreakingPoint[] {
  const oneStep = stressStep(assumptions);
  const points = RISKS.map((risk) => {
    const size = oneStep[risk];
    const all = MAX_STEPS * 1000;
    // A price cannot fall below nothing.
    const most = risk === "salePrice" ? Math.min(all, Math.floor(1000 / Math.abs(size))) : all;
    const holds = (thousandths: number) =>
      profitUnder(inputs, assumptions, { [risk]: (size * thousandths) / 1000 }) >= 0;
    const thousandths = largestWhole(0, most, holds) ?? 0;
    const beyond = thousandths === most;
    return { risk, room: Math.abs(size * thousandths) / 1000, beyond, steps: thousandths / 1000 };
  });
  return points.sort((one, other) => one.steps - other.steps);
}

/** Profit in cents of each single stress step, and of all of them at once. */
export function stressTests(inputs: DealInputs, assumptions: Assumptions): Record<Risk | "all", number> {
  const { salePrice, rehab, months, interestPoints } = stressStep(assumptions);
  const profit = (stress: Stress) => profitUnder(inputs, assumptions, stress);
  return {
    salePrice: profit({ salePrice }),
    rehab: profit({ rehab }),
    months: profit({ months }),
    interestPoints: profit({ interestPoints }),
    all: profit({ salePrice, rehab, months, interestPoints }),
  };
}
