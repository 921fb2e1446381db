import type { ContactFormProps } from "./contactFormProps";
import { CountryFields } from "./CountryFields";
import { TextBox } from "./TextBox";
import * as styles from "./contactForm.module.css";

type ContactFieldsProps = Pick<ContactFormProps, "text" | "countries" | "language">;

/** The six fields in their order. */
export function ContactFields({ text, countries, language }: ContactFieldsProps) {
  return (
    <>
      <p className={styles.hint}>{text.allRequired}</p>
      <div className={styles.names}>
        <TextBox name="firstName" autoComplete="given-name" text={text} />
        <TextBox name="lastName" autoComplete="family-name" text={text} />
      </div>
      <TextBox name="email" type="email" inputMode="email" autoComplete="email" text={text} />
      <CountryFields text={text} countries={countries} language={language} />
    </>
  );
}
