import type { CalculatorContent } from "../../content/contentTypes/calculator";
import type { DealInputs } from "./inputs";
import { dealOf } from "./dealSchema";
import { projectInputs, type RealProject } from "./projectInputs";

/** Partial inputs filled in with the company's defaults. */
export function withDefaults(
  inputs: Partial<DealInputs> & Pick<DealInputs, "areaSqft" | "purchasePrice" | "arv" | "rehabType">,
  { defaults }: Pick<CalculatorContent, "defaults">,
): DealInputs {
  // The default contingency is for works that a visitor lists: those of a project are complete.
  const { projectMonths, ltc, origPoints, interestRate, interestType, averageDraw } = defaults;
  return dealOf({ projectMonths, ltc, origPoints, interestRate, interestType, averageDraw, ...inputs });
}

/**
 * A project's figures as a complete deal with the company's default loan. The calculator applies its own rates to the
 * other costs, so the result is close to the real one but not equal.
 */
export const realInputs = (project: RealProject, worksName: string, content: Pick<CalculatorContent, "defaults">) =>
  withDefaults(projectInputs(project, worksName), content);
