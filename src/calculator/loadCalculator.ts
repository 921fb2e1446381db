import { calculatorAddress, loadOnDemand } from "../content/onDemandData";
import type { Language } from "../i18n/languages";
import type { CalculatorProps } from "./calculatorProps";

/** The calculator itself, and what those read who follow a shared link without it. */
const PARTS = {
  calculator: () => import("./Calculator").then(({ Calculator }) => Calculator),
  report: () => import("./share/SharedReport").then(({ SharedReport }) => SharedReport),
};

export type CalculatorPart = keyof typeof PARTS;

/** A part of the calculator with its words and its content; asked for again, it is there at once. */
export async function loadCalculator(language: Language, part: CalculatorPart = "calculator") {
  const [Part, data] = await Promise.all([
    PARTS[part](),
    loadOnDemand<Pick<CalculatorProps, "text" | "content" | "projects">>(calculatorAddress(language)),
  ]);
  return { Part, ...data };
}
