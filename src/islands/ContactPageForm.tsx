import { ContactForm } from "../contact/ui/ContactForm";
import type { ContactFormProps } from "../contact/ui/contactFormProps";
import { usePageWords } from "../content/pageWords";
import { pathIn } from "../i18n/paths";

type ContactPageFormProps = Pick<ContactFormProps, "text" | "countries" | "switched" | "intents" | "contact">;

/** The form of a page without the calculator. */
export function ContactPageForm(props: ContactPageFormProps) {
  const { language, path } = usePageWords();
  return <ContactForm {...props} language={language} page={pathIn(language, path)} calculatorUrl="/#calculator" />;
}
