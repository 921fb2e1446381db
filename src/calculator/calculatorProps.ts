import type { ContactFacts } from "../components/contactLinks";
import type { CalculatorContent } from "../content/kinds/calculator";
import type { CalculatorText } from "../content/texts/calculator";
import type { Language } from "../i18n/languages";
import type { RealProject } from "./model/realDeal";

export interface CalculatorProps {
  text: CalculatorText;
  /** content/calculator.json in the page's language. */
  content: CalculatorContent;
  language: Language;
  /** Projects that were sold, to try. */
  projects?: readonly RealProject[];
  /** Whose chat the deal can be sent to. */
  company?: Pick<ContactFacts, "chat">;
  /** Where the contact form is, such as `#contact`: the results lead there. */
  requestUrl?: string;
  /** Receives each finished calculation, so that the page can hand it to the contact form; undefined takes it back. */
  onCalculation?: (calculation: Record<string, unknown> | undefined) => void;
}
