import { forwardRef } from "react";
import * as button from "../../components/ButtonLink.module.css";
import type { ContactFormText } from "../../content/texts/contactForm";
import * as styles from "./ContactForm.module.css";

interface SubmitButtonProps {
  sending: boolean;
  text: ContactFormText;
}

/** Sends the form; disabled, with a spinner, while a request is in flight. */
export const SubmitButton = forwardRef<HTMLButtonElement, SubmitButtonProps>(function SubmitButton(
  { sending, text },
  ref,
) {
  return (
    <>
      <button
        ref={ref}
        type="submit"
        className={`${button.button} ${button.action} ${styles.submit}`}
        disabled={sending}
      >
        {sending && (
          <svg className={`icon ${styles.spinner}`} width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2a10 10 0 0 1 10 10" strokeWidth={2.5} />
          </svg>
        )}
        {sending ? text.sending : text.submit}
      </button>
      <span role="status" className={styles.offScreen}>
        {sending ? text.sending : ""}
      </span>
    </>
  );
});
