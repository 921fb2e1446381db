import type { ContactFormText } from "../../content/texts/contactForm";
import { SENT_ID } from "../submit/contactSent";
import * as styles from "./contactForm.module.css";

/** Thanks for a form that was sent without scripts: shown where the page's address ends in `#sent`. */
export function SentWithoutScript({ text, page }: { text: ContactFormText; page: string }) {
  return (
    <div id={SENT_ID} className={styles.sentWithoutScript} tabIndex={-1}>
      <h3 className={styles.sentTitle}>{text.popup.title}</h3>
      <p>{text.sent}</p>
      <a href={`${page}#contact`}>{text.another}</a>
    </div>
  );
}
