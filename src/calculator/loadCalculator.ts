import { calculatorAddress, loadOnDemand } from "../content/onDemandData";
import type { Language } from "../i18n/languages";
import type { CalculatorProps } from "./calculatorProps";

/** The calculator itself, and the report for visitors who follow a shared link. */
const PARTS = {
  calculator: () => import("./Calculator").then(({ Calculator }) => Calculator),
  report: () => import("./share/SharedReport").then(({ SharedReport }) => SharedReport),
};

export type CalculatorPart = keyof typeof PARTS;

/** Loads a part of the calculator with its texts and content; later calls are instant. */
export async function loadCalculator(language: Language, part: CalculatorPart = "calculator") {
  const [Part, data] = await Promise.all([
    PARTS[part](),
    loadOnDemand<Pick<CalculatorProps, "text" | "content" | "projects">>(calculatorAddress(language)),
  ]);
  return { Part, ...data };
}
