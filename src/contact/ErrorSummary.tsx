import { useEffect, useRef } from "react";
import type { ContactFormText } from "../content/texts/contactForm";
import { CONTACT_FIELDS } from "./contactSchema";
import { errorMessage, type ContactErrors } from "./errorMessage";
import { fieldId, goToField } from "./fieldId";
import * as styles from "./contactForm.module.css";

/** What was wrong at the last attempt, with a link to each field; takes the focus when it appears. */
export function ErrorSummary({ errors, text }: { errors: ContactErrors; text: ContactFormText }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="group" aria-labelledby="contact-summary">
      <div role="alert">
        <h3 id="contact-summary" className={styles.summaryTitle}>
          {text.errors.title}
        </h3>
        <ul className={styles.summaryList}>
          {CONTACT_FIELDS.map((name) => ({ name, key: errors[name] })).map(
            ({ name, key }) =>
              key && (
                <li key={name}>
                  <a
                    href={`#${fieldId(name)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      goToField(name);
                    }}
                  >
                    {errorMessage(key, name, text)}
                  </a>
                </li>
              ),
          )}
        </ul>
      </div>
    </div>
  );
}
