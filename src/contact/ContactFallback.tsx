import { chatUrl, mailUrl, phoneUrl } from "../components/contactLinks";
import type { ContactFormProps } from "./contactFormProps";
import * as styles from "./contactPlace.module.css";

/** The ways to the company that need no script; they stand where the form will be. */
export function ContactFallback({ text, contact }: Pick<ContactFormProps, "text" | "contact">) {
  return (
    <div className={styles.direct}>
      <p>{text.direct.text}</p>
      <ul className={styles.ways}>
        <li>
          <a href={phoneUrl(contact)}>{text.direct.phone}</a>
        </li>
        <li>
          <a href={chatUrl(contact)} target="_blank" rel="noopener">
            {text.direct.chat}
          </a>
        </li>
        <li>
          <a href={mailUrl(contact)}>{text.direct.mail}</a>
        </li>
      </ul>
    </div>
  );
}
