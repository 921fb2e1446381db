import { chatUrl, mailUrl, phoneUrl } from "../components/contactLinks";
import { SmartLink } from "../components/SmartLink";
import type { ContactFormProps } from "./contactFormProps";
import * as styles from "./contactPlace.module.css";

/** The ways to the company that need no script; they stand where the form will be. */
export function ContactFallback({ text, contact }: Pick<ContactFormProps, "text" | "contact">) {
  return (
    <div className={styles.direct}>
      <p>{text.direct.text}</p>
      <ul className={styles.ways}>
        <li>
          <SmartLink to={phoneUrl(contact)}>{text.direct.phone}</SmartLink>
        </li>
        <li>
          <SmartLink to={chatUrl(contact)}>{text.direct.chat}</SmartLink>
        </li>
        <li>
          <SmartLink to={mailUrl(contact)}>{text.direct.mail}</SmartLink>
        </li>
      </ul>
    </div>
  );
}
