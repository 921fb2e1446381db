import type { ContactFacts } from "../../components/contactLinks";
import type { FieldWords, SwitchedFields } from "../fields/contactFields";

export interface ContactFormProps extends FieldWords {
  /** How the company is reached directly. */
  contact: ContactFacts;
  /** Path of the page that holds the form. */
  page: string;
  /** Which of the optional fields the form shows. */
  switched: SwitchedFields;
  /** On pages without the calculator: where it is. */
  calculatorUrl?: string;
  /** Places the focus when the popup of a sent request is gone; false leaves that to the form. */
  placeFocus?: () => boolean;
  /** Runs once per submission, after its popup has appeared, whatever the outcome. */
  onCompleted?: () => void;
  /** The analysis that the visitor may attach; with it the form shows a checkbox. */
  calculation?: Record<string, unknown>;
}
