import type { ContactFacts } from "../../components/contactLinks";
import type { FieldWords, Intent, SwitchedFields } from "../fields/contactFields";

export interface ContactFormProps extends FieldWords {
  /** How to reach the company directly. */
  contact: ContactFacts;
  /** Path of the form's page. */
  page: string;
  /** Which optional fields the form shows. */
  switched: SwitchedFields;
  /** The intents of a page with a purpose of its own; the first is preselected. */
  intents?: readonly Intent[];
  /** URL of the calculator, on pages without it. */
  calculatorUrl?: string;
  /** Places the focus when the popup of a sent request closes; false leaves that to the form. */
  placeFocus?: () => boolean;
  /** Runs once per submission, after its popup has appeared, whatever the outcome. */
  onCompleted?: (hasArrived: boolean) => void;
  /** The analysis the visitor may attach; if present, the form shows a checkbox. */
  calculation?: Record<string, unknown>;
}

export interface FormFieldsProps extends Pick<
  ContactFormProps,
  "text" | "countries" | "language" | "switched" | "contact" | "intents"
> {
  /** The form's initial dial code. */
  restoredCode: string;
  /** The intent that counts: the visitor's choice, or else the page's. */
  intent: string;
  leaveDoor: () => void;
}
