import type { ContactFacts } from "../../components/contactLinks";
import type { Country } from "../../content/kinds/country";
import type { ContactFormText } from "../../content/texts/contactForm";
import type { Language } from "../../i18n/languages";

export interface ContactFormProps {
  text: ContactFormText;
  countries: readonly Country[];
  language: Language;
  /** How the company is reached directly. */
  contact: ContactFacts;
  /** Path of the page that holds the form. */
  page: string;
  /** Runs once per submission, after its popup has appeared, whatever the outcome. */
  onCompleted?: () => void;
  /** The analysis that the visitor may attach; with it the form shows a checkbox. */
  calculation?: Record<string, unknown>;
}
