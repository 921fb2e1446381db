import { useField } from "formik";
import { interpolate } from "../../../content/interpolate";
import type { ContactFormText } from "../../../content/texts/texts";
import { useStableWhilePressed } from "../../../forms/useStableWhilePressed";
import { suggestEmail } from "../../fields/suggestEmail";
import { readEmail } from "../../fields/readText";
import { ContactText } from "./ContactText";
import * as styles from "../ContactForm.module.css";

/** The email address; one with a typing slip is asked about, never refused. */
export function EmailField({ text }: { text: ContactFormText }) {
  const [{ value }, { touched }, { setValue }] = useField<string>("email");
  const meant = useStableWhilePressed(touched ? suggestEmail(readEmail(value)) : undefined);
  return (
    <div>
      <ContactText name="email" text={text} />
      <div aria-live="polite">
        {meant && (
          <button type="button" className={styles.useCode} onClick={() => void setValue(meant)}>
            {interpolate(text.meantEmail, { address: meant })}
          </button>
        )}
      </div>
    </div>
  );
}
