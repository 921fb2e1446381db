import { PageLink } from "../../../components/PageLink";
import { SENT_ID } from "../../submit/contactSent";
import type { ContactFormProps } from "../contactFormProps";
import * as styles from "../ContactForm.module.css";

/** The thank-you for a form sent without scripts: shown if the page's URL ends in `#sent`. */
export function SentWithoutScript({
  text,
  page,
  calculatorUrl,
}: Pick<ContactFormProps, "text" | "page" | "calculatorUrl">) {
  return (
    <div id={SENT_ID} className={styles.sentWithoutScript} tabIndex={-1}>
      <h3 className={styles.sentTitle}>{text.popup.title}</h3>
      <p>{text.sent}</p>
      {calculatorUrl && (
        <p>
          <PageLink to={calculatorUrl}>{text.toCalculator}</PageLink>
        </p>
      )}
      <a href={`${page}#contact`}>{text.another}</a>
    </div>
  );
}
