import { InteractiveTheme } from "../theme/InteractiveTheme";
import { ContactFormBody } from "./ContactFormBody";
import type { ContactFormProps } from "./contactFormProps";

/** The contact form; the root of its own chunk, loaded by LazyContactForm. */
export function ContactForm(props: ContactFormProps) {
  return (
    <InteractiveTheme>
      <ContactFormBody {...props} />
    </InteractiveTheme>
  );
}
