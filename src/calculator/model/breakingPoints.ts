import type { Assumptions } from "./assumptions";
import type { DealInputs } from "./inputs";
import { sheetOf } from "./sheet";
import { largestWhole, zeroOf } from "./solveDeal";
import { stressDeal, type Stress } from "./stressDeal";

/** What can go wrong with a deal. */
export const RISKS = ["salePrice", "rehab", "months", "interestPoints"] as const;

export type Risk = (typeof RISKS)[number];

export interface BreakingPoint {
  risk: Risk;
  /** How far it can go before the profit is gone: fraction, months, or points; 0 when the deal already loses. */
  room: number;
  /** True when nothing in the searched range uses up the profit. */
  beyond: boolean;
  /** Room in stress-test steps; the smallest breaks the deal first. */
  steps: number;
}

/** The search runs in thousandths of a stress step, up to this many steps. */
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

/** The whole project's profit in cents under a stress. */
export function profitUnder(inputs: DealInputs, assumptions: Assumptions, stress: Stress): number {
  const bent = stressDeal(inputs, assumptions, stress);
  return sheetOf(bent.inputs, bent.assumptions).value("expectedProfit");
}

/** How much room each risk has before the profit is gone, most dangerous first. */
export function breakingPoints(inputs: DealInputs, assumptions: Assumptions): BreakingPoint[] {
  const oneStep = stressStep(assumptions);
  const points = RISKS.map((risk) => {
    const size = oneStep[risk];
    const all = MAX_STEPS * 1000;
    // A price cannot fall below zero.
    const most = risk === "salePrice" ? Math.min(all, Math.floor(1000 / Math.abs(size))) : all;
    const profit = (thousandths: number) => profitUnder(inputs, assumptions, { [risk]: (size * thousandths) / 1000 });
    const guess = zeroOf(profit, [0, 1000]);
    const thousandths = largestWhole(0, most, (at) => profit(at) >= 0, guess) ?? 0;
    const beyond = thousandths === most;
    return { risk, room: Math.abs(size * thousandths) / 1000, beyond, steps: thousandths / 1000 };
  });
  return points.sort((one, other) => one.steps - other.steps);
}

/** Profit in cents after each single stress step, and after all of them at once. */
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
