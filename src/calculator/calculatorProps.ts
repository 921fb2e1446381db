import type { ContactFacts } from "../components/contactLinks";
import type { CalculatorContent } from "../content/contentTypes/calculator";
import type { CalculatorText } from "../content/texts/texts";
import type { Language } from "../i18n/languages";
import type { RealProject } from "./model/realProject";

export interface CalculatorProps {
  text: CalculatorText;
  /** content/calculator.json in the page's language. */
  content: CalculatorContent;
  language: Language;
  projects?: readonly RealProject[];
  /** The company whose chat the deal can be sent to. */
  company?: Pick<ContactFacts, "chat">;
  /** URL of the contact form, such as `#contact`, which the results link to. */
  requestUrl?: string;
  /** Receives each finished calculation, so that the page can pass it to the contact form; undefined withdraws it. */
  onCalculation?: (calculation: Record<string, unknown> | undefined) => void;
}
