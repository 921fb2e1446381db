import type { CalculatorContent } from "../content/kinds/calculator";
import { calculatorAddress, loadOnDemand } from "../content/onDemandData";
import type { CalculatorText } from "../content/texts/calculator";
import type { Language } from "../i18n/languages";

interface CalculatorData {
  text: CalculatorText;
  content: CalculatorContent;
}

/** The calculator with its words and its content; asked for again, it is there at once. */
export async function loadCalculator(language: Language) {
  const [{ Calculator }, data] = await Promise.all([
    import("./Calculator"),
    loadOnDemand<CalculatorData>(calculatorAddress(language)),
  ]);
  return { Calculator, ...data };
}
