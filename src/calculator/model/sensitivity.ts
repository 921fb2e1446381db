import type { Assumptions } from "./assumptions";
import type { DealInputs } from "./inputs";
import { sheetOf } from "./sheet";
import { stressDeal } from "./stressDeal";
import { verdictOf, type Verdict } from "./verdict";

export interface SensitivityCell {
  /** The investor's share of the profit. */
  investorProfitCents: number;
  /** Return on the first scenario's cash, in percent. */
  roi: number;
  verdict: Verdict;
  /** True for the deal as entered. */
  entered: boolean;
}

export interface SensitivityRow {
  /** The row's sale price. */
  arv: number;
  /** Its distance from the entered price, in percent. */
  step: number;
  cells: SensitivityCell[];
}

function cell(inputs: DealInputs, assumptions: Assumptions, entered: boolean): SensitivityCell {
  const sheet = sheetOf(inputs, assumptions);
  return {
    investorProfitCents: sheet.value("investorProfit"),
    roi: sheet.value("investorRoi"),
    verdict: verdictOf(sheet),
    entered,
  };
}

/** Sale price (rows) by renovation cost (columns), both in percentage steps around the entered deal. */
export const arvByRehab = (
  inputs: DealInputs,
  assumptions: Assumptions,
  arvSteps: readonly number[],
  rehabSteps: readonly number[],
): SensitivityRow[] =>
  arvSteps.map((step) => {
    const arv = Math.round(inputs.arv * (1 + step / 100));
    const cells = rehabSteps.map((rehabStep) => {
      const stressed = stressDeal({ ...inputs, arv }, assumptions, { rehab: rehabStep / 100 });
      return cell(stressed.inputs, stressed.assumptions, step === 0 && rehabStep === 0);
    });
    return { arv, step, cells };
  });
