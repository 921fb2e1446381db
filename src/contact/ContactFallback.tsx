import type { ContactFormProps } from "./contactFormProps";
import { chatLink, mailLink, phoneLink } from "./contactLinks";
import * as styles from "./contactPlace.module.css";

/** The ways to the company that need no script; they stand where the form will be. */
export function ContactFallback({ text, contact }: Pick<ContactFormProps, "text" | "contact">) {
  return (
    <div className={styles.direct}>
      <p>{text.direct.text}</p>
      <ul className={styles.ways}>
        <li>
          <a href={phoneLink(contact.phone)}>{text.direct.phone}</a>
        </li>
        <li>
          <a href={chatLink(contact.chatNumber, contact.chatMessage)} target="_blank" rel="noopener">
            {text.direct.chat}
          </a>
        </li>
        <li>
          <a href={mailLink(contact.email, contact.mailSubject, contact.mailBody)}>{text.direct.mail}</a>
        </li>
      </ul>
    </div>
  );
}
