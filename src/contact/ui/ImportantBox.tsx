import { SmartLink } from "../../components/SmartLink";
import type { ContactFormText } from "../../content/texts/contactForm";
import * as styles from "./ContactForm.module.css";

/** The privacy notice in a line; its page says what is collected, why, and for how long. */
export function ImportantBox({ words }: { words: ContactFormText["important"] }) {
  return (
    <section className={styles.important} aria-labelledby="contact-important">
      <h3 id="contact-important" className={styles.importantTitle}>
        {words.title}
      </h3>
      <p>
        {words.text} <SmartLink to={words.more.to}>{words.more.label}</SmartLink>
      </p>
    </section>
  );
}
