import type { CalculatorContent } from "../../content/contentTypes/calculator";
import type { Defaults } from "./inputKinds";
import { ANY_INPUTS, INPUT_KEYS } from "./inputKeys";
import type { DealInputs } from "./inputs";
import { dealOf } from "./dealSchema";
import { projectInputs, type RealProject } from "./projectInputs";

type DefaultKey = keyof Defaults & keyof DealInputs;

/** What only another addition brings into effect is for those that visitors make: the works of a project are complete. */
const isDefault = (key: string, defaults: Defaults): key is DefaultKey =>
  key in defaults && ANY_INPUTS[key as DefaultKey].used?.({}) !== false;

/** Partial inputs filled in with the company's defaults. */
export function withDefaults(
  inputs: Partial<DealInputs> & Pick<DealInputs, "areaSqft" | "purchasePrice" | "arv" | "rehabType">,
  { defaults }: Pick<CalculatorContent, "defaults">,
): DealInputs {
  const chosen = INPUT_KEYS.flatMap((key) => (isDefault(key, defaults) ? [[key, defaults[key]] as const] : []));
  const company = Object.fromEntries(chosen) as Pick<Defaults, Exclude<DefaultKey, "contingency" | "worksMonths">>;
  return dealOf({ ...company, ...inputs });
}

/**
 * A project's figures as a complete deal with the company's default loan. The calculator applies its own rates to the
 * other costs, so the result is close to the real one but not equal.
 */
export const realInputs = (project: RealProject, worksName: string, content: Pick<CalculatorContent, "defaults">) =>
  withDefaults(projectInputs(project, worksName), content);
