import type { Assumptions } from "./assumptions";
import type { DealInputs } from "./inputs";
import type { Sheet } from "./sheetLines";
import { sheetWith } from "./sheet";

/**
 * How far a deal is stressed: fractions of the entered value (0.2 is 20% higher, -0.1 is 10% lower), months, and
 * points.
 */
export interface Stress {
  salePrice?: number;
  rehab?: number;
  months?: number;
  interestPoints?: number;
}

/** The deal and its assumptions under stress. */
export function stressDeal(inputs: DealInputs, assumptions: Assumptions, stress: Stress) {
  const { salePrice = 0, rehab = 0, months = 0, interestPoints = 0 } = stress;
  const { suave, normal, fuerte } = assumptions.rehabCentsPerSqft;
  const factor = 1 + rehab;
  const { rehabRows, quoteRate } = inputs;
  return {
    inputs: {
      ...inputs,
      ...(rehabRows && { rehabRows: rehabRows.map((row) => ({ ...row, amount: row.amount * factor })) }),
      arv: inputs.arv * (1 + salePrice),
      projectMonths: inputs.projectMonths + months,
      interestRate: inputs.interestRate + interestPoints,
      ...(quoteRate !== undefined && { quoteRate: quoteRate + interestPoints }),
    },
    assumptions: {
      ...assumptions,
      rehabCentsPerSqft: { suave: suave * factor, normal: normal * factor, fuerte: fuerte * factor },
    },
  };
}

/** The deal if the sale price is lower by the content's step. */
export function afterFall(sheet: Sheet): Sheet {
  const { inputs, rates } = sheet;
  const worse = stressDeal(inputs, rates, { salePrice: -rates.marks.stressSalePrice });
  return sheetWith(sheet, { inputs: worse.inputs, rates: worse.assumptions });
}
