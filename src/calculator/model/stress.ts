import type { Assumptions } from "./assumptions";
import type { DealInputs } from "./inputs";
import type { Sheet } from "./sheetLines";
import { sheetOf } from "./sheet";
import { percentOf } from "./money";
import { largestWhole, zeroOf } from "./solveDeal";

/**
 * How far a deal is stressed: fractions of the entered value (0.2 is 20% higher, -0.1 is 10% lower), months, and
 * points.
 */
interface Stress {
  salePrice?: number;
  rehab?: number;
  months?: number;
  interestPoints?: number;
}

/** The same deal under stress, paid for in the same way. */
function stressed({ inputs, rates, scenario }: Sheet, stress: Stress): Sheet {
  const { salePrice = 0, rehab = 0, months = 0, interestPoints = 0 } = stress;
  const { suave, normal, fuerte } = rates.rehabCentsPerSqft;
  const factor = 1 + rehab;
  const { rehabRows, quoteRate } = inputs;
  const worse = {
    ...inputs,
    ...(rehabRows && { rehabRows: rehabRows.map((row) => ({ ...row, amount: row.amount * factor })) }),
    arv: inputs.arv * (1 + salePrice),
    projectMonths: inputs.projectMonths + months,
    interestRate: inputs.interestRate + interestPoints,
    ...(quoteRate !== undefined && { quoteRate: quoteRate + interestPoints }),
  };
  const rehabCentsPerSqft = { suave: suave * factor, normal: normal * factor, fuerte: fuerte * factor };
  return sheetOf(worse, { ...rates, rehabCentsPerSqft }, scenario);
}

/** The deal if the sale price is lower by the content's step. */
export const afterPriceDrop = (sheet: Sheet): Sheet =>
  stressed(sheet, { salePrice: -sheet.rates.marks.stressSalePrice });

export type Verdict = "solid" | "thin" | "loss";

/**
 * The verdict by the margin alone: thin under the content's mark for it, compared as displayed, or when the step below
 * the sale price turns it into a loss.
 */
export function verdictOf(sheet: Sheet): Verdict {
  const { value, rates } = sheet;
  if (value("expectedProfit") < 0) return "loss";
  const isThin = value("onProjectCost") < percentOf(rates.marks.thinProfitShareOfCost, 1);
  return isThin || afterPriceDrop(sheet).value("expectedProfit") < 0 ? "thin" : "solid";
}

export type Risk = keyof Stress;

/** The search runs in thousandths of a stress step, up to this many steps. */
const MAX_STEPS = 100;

/** The signed stress of one step, from the marks of the assumptions. */
export const stressStep = ({ marks }: Assumptions): Required<Stress> => ({
  salePrice: -marks.stressSalePrice,
  rehab: marks.stressRehab,
  months: marks.stressMonths,
  interestPoints: marks.stressInterestPercent,
});

/** The whole project's profit in cents under a stress. */
export const profitUnder = (inputs: DealInputs, assumptions: Assumptions, stress: Stress): number =>
  stressed(sheetOf(inputs, assumptions), stress).value("expectedProfit");

/**
 * How much room each risk has before the profit is gone, most dangerous first: in fractions, months, or points, and in
 * stress-test steps; none when the deal already loses. It is `beyond` when nothing in the searched range uses it up.
 * Beside it, the profit in cents after one step.
 */
export function breakingPoints(inputs: DealInputs, assumptions: Assumptions) {
  const oneStep = stressStep(assumptions);
  const points = (Object.keys(oneStep) as Risk[]).map((risk) => {
    const size = oneStep[risk];
    const all = MAX_STEPS * 1000;
    // A price cannot fall below zero.
    const most = risk === "salePrice" ? Math.min(all, Math.floor(1000 / Math.abs(size))) : all;
    const profit = (thousandths: number) => profitUnder(inputs, assumptions, { [risk]: (size * thousandths) / 1000 });
    const guess = zeroOf(profit, [0, 1000]);
    const thousandths = largestWhole(0, most, (at) => profit(at) >= 0, guess) ?? 0;
    const beyond = thousandths === most;
    const room = Math.abs(size * thousandths) / 1000;
    return { risk, size: Math.abs(size), room, beyond, steps: thousandths / 1000, afterStep: profit(1000) };
  });
  return points.sort((one, other) => one.steps - other.steps);
}

/** Sale price (rows) by renovation cost (columns), both in percentage steps around the entered deal. */
export const arvByRehab = (
  inputs: DealInputs,
  assumptions: Assumptions,
  arvSteps: readonly number[],
  rehabSteps: readonly number[],
) =>
  arvSteps.map((step) => {
    const arv = Math.round(inputs.arv * (1 + step / 100));
    const cells = rehabSteps.map((rehabStep) => {
      const sheet = stressed(sheetOf({ ...inputs, arv }, assumptions), { rehab: rehabStep / 100 });
      return {
        investorProfitCents: sheet.value("investorProfit"),
        /** On the first scenario's cash. */
        roi: sheet.value("investorRoi"),
        verdict: verdictOf(sheet),
        entered: step === 0 && rehabStep === 0,
      };
    });
    return { arv, step, cells };
  });
