import type { ContactFacts } from "../../components/contactLinks";
import type { FieldWords, SwitchedFields } from "../fields/contactFields";

export interface ContactFormProps extends FieldWords {
  /** How to reach the company directly. */
  contact: ContactFacts;
  /** Path of the form's page. */
  page: string;
  /** Which optional fields the form shows. */
  switched: SwitchedFields;
  /** URL of the calculator, on pages without it. */
  calculatorUrl?: string;
  /** Places the focus when the popup of a sent request closes; false leaves that to the form. */
  placeFocus?: () => boolean;
  /** Runs once per submission, after its popup has appeared, whatever the outcome. */
  onCompleted?: () => void;
  /** The analysis the visitor may attach; if present, the form shows a checkbox. */
  calculation?: Record<string, unknown>;
}
