import type { ContactFormProps } from "./contactFormProps";
import { TextBox } from "./TextBox";
import * as styles from "./contactForm.module.css";

/** First and last name, below the word that every field is required. */
export function NameFields({ text }: Pick<ContactFormProps, "text">) {
  return (
    <>
      <p className={styles.hint}>{text.allRequired}</p>
      <div className={styles.names}>
        <TextBox name="firstName" autoComplete="given-name" text={text} />
        <TextBox name="lastName" autoComplete="family-name" text={text} />
      </div>
    </>
  );
}
