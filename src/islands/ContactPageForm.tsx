import { ContactForm } from "../contact/ui/ContactForm";
import type { ContactFormProps } from "../contact/ui/contactFormProps";
import { usePageWords } from "../content/pageWords";
import { pathIn } from "../i18n/paths";

/** The contact page's form. */
export function ContactPageForm(props: Pick<ContactFormProps, "text" | "countries" | "switched" | "contact">) {
  const { language, path } = usePageWords();
  return <ContactForm {...props} language={language} page={pathIn(language, path)} calculatorUrl="/#calculator" />;
}
