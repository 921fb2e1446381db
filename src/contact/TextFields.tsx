import type { ContactFormProps } from "./contactFormProps";
import { TextBox } from "./TextBox";
import * as styles from "./contactForm.module.css";

/** Names and email address. */
export function TextFields({ text }: Pick<ContactFormProps, "text">) {
  return (
    <>
      <p className={styles.hint}>{text.allRequired}</p>
      <div className={styles.names}>
        <TextBox name="firstName" autoComplete="given-name" text={text} />
        <TextBox name="lastName" autoComplete="family-name" text={text} />
      </div>
      <TextBox name="email" type="email" inputMode="email" autoComplete="email" text={text} />
    </>
  );
}
