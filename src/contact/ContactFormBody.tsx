import { useRef } from "react";
import { FormikProvider } from "formik";
import { AttachBox } from "./AttachBox";
import type { ContactFormProps } from "./contactFormProps";
import { CountryFields } from "./CountryFields";
import { requestLinks } from "./requestLinks";
import { ErrorSummary } from "./ErrorSummary";
import { Honeypot } from "./Honeypot";
import { ImportantBox } from "./ImportantBox";
import { InSteps } from "./InSteps";
import { OutcomePopup } from "./OutcomePopup";
import { SubmitButton } from "./SubmitButton";
import { TextFields } from "./TextFields";
import { useContactForm } from "./useContactForm";
import * as styles from "./contactForm.module.css";

/** The form with its summary of mistakes, its notice and its popup. */
export function ContactFormBody(props: ContactFormProps) {
  const { text, countries, language, contact, calculation, onCompleted } = props;
  const trap = useRef<HTMLInputElement>(null);
  const form = useContactForm(props, trap);
  const { formik, submission, mistakes } = form;
  const note = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const placeFocus = () => {
    if (submission?.outcome.kind === "invalid" && form.showMistakes(submission.outcome.errors)) return;
    // The page may be scrolling to the calculator meanwhile.
    (note.current ?? button.current)?.focus({ preventScroll: true });
  };

  return (
    <FormikProvider value={formik}>
      <form className={styles.form} noValidate aria-label={text.name} onSubmit={(event) => void form.submit(event)}>
        {form.sent && (
          <p ref={note} className={styles.sent} tabIndex={-1}>
            {text.sent}
          </p>
        )}
        {mistakes && <ErrorSummary key={form.attempts} errors={mistakes} text={text} />}
        <InSteps first={<TextFields text={text} />}>
          <CountryFields key={form.fills} text={text} countries={countries} language={language} />
          <Honeypot ref={trap} label={text.honeypot} />
          {calculation && <AttachBox label={text.attach} attached={form.attached} onChange={form.setAttached} />}
          <ImportantBox words={text.important} />
          <SubmitButton ref={button} sending={formik.isSubmitting} text={text} />
        </InSteps>
      </form>
      {submission && (
        <OutcomePopup
          outcome={submission.outcome}
          open={form.popupOpen}
          text={text}
          links={requestLinks(submission.values, { text, countries, language, contact })}
          onShown={() => onCompleted?.()}
          onClose={form.closePopup}
          onGone={placeFocus}
        />
      )}
    </FormikProvider>
  );
}
