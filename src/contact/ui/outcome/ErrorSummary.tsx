import { useEffect, useRef } from "react";
import type { ContactFormText } from "../../../content/texts/contactForm";
import { CONTACT_FIELD_NAMES, type ContactValues } from "../../fields/contactFields";
import { errorMessage, type ContactErrors } from "../../fields/errorMessage";
import { fieldId, focusField } from "../fields/fieldId";
import { useMistake } from "../fields/useFieldError";
import * as styles from "../ContactForm.module.css";
import { focusShown } from "../../../platform/focusShown";

/** Links to the field. Once corrected, the line's space remains, so that the field does not move under the finger. */
function SummaryLine({ name, words }: { name: keyof ContactValues; words: string }) {
  if (!useMistake(name)) {
    return (
      <li aria-hidden="true">
        <s>{words}</s>
      </li>
    );
  }
  return (
    <li>
      <a
        href={`#${fieldId(name)}`}
        onClick={(event) => {
          event.preventDefault();
          focusField(name);
        }}
      >
        {words}
      </a>
    </li>
  );
}

/** The errors of the last attempt, with a link to each field; receives the focus when it appears. */
export function ErrorSummary({ errors, text }: { errors: ContactErrors; text: ContactFormText }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusShown(box.current, "nearest"), []);
  return (
    <div ref={box} className={styles.summary} tabIndex={-1} role="group" aria-labelledby="contact-summary">
      {/* If a field becomes invalid again, only its own line is announced. */}
      <div role="alert" aria-atomic="false">
        <h3 id="contact-summary" className={styles.summaryTitle}>
          {text.errors.title}
        </h3>
        <ul className={styles.summaryList}>
          {CONTACT_FIELD_NAMES.map((name) => ({ name, key: errors[name] })).map(
            ({ name, key }) => key && <SummaryLine key={name} name={name} words={errorMessage(key, name, text)} />,
          )}
        </ul>
      </div>
    </div>
  );
}
