import type { Country } from "../content/kinds/country";
import type { ContactFormText } from "../content/texts/contactForm";
import type { Language } from "../i18n/languages";

/** Where the company can be reached directly; facts from `content/site.json` in the page's language. */
export interface ContactChannels {
  /** With `+` and country code; spaces allowed. */
  phone: string;
  email: string;
  /** Digits only, with the country code. */
  chatNumber: string;
  chatMessage: string;
  mailSubject: string;
  mailBody: string;
}

export interface ContactFormProps {
  text: ContactFormText;
  countries: readonly Country[];
  language: Language;
  contact: ContactChannels;
  /** Path of the page that holds the form. */
  page: string;
  /** Runs once per submission, after its popup has appeared, whatever the outcome. */
  onCompleted?: () => void;
  /** The analysis that the visitor may attach; with it the form shows a checkbox. */
  calculation?: Record<string, unknown>;
}
