import { useRef } from "react";
import { flushSync } from "react-dom";
import { FormikProvider } from "formik";
import { AttachBox } from "./AttachBox";
import type { ContactFormProps } from "./contactFormProps";
import { markContactSent } from "./contactSent";
import { CountryFields } from "./CountryFields";
import { requestLinks } from "./requestLinks";
import { ErrorSummary } from "./ErrorSummary";
import { goToField } from "./fieldId";
import { Honeypot } from "./Honeypot";
import { ImportantBox } from "./ImportantBox";
import { InSteps } from "./InSteps";
import { NameFields } from "./NameFields";
import { OutcomePopup } from "./OutcomePopup";
import { SentNote } from "./SentNote";
import { SubmitButton } from "./SubmitButton";
import { TextBox } from "./TextBox";
import { useContactForm } from "./useContactForm";
import * as styles from "./contactForm.module.css";

/** The form with its summary of mistakes, its notice and its popup; once it is sent, thanks in its place. */
export function ContactFormBody(props: ContactFormProps) {
  const { text, countries, language, contact, onCompleted } = props;
  const trap = useRef<HTMLInputElement>(null);
  const form = useContactForm(props, trap);
  const { formik, submission, mistakes } = form;
  const thanks = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const placeFocus = () => {
    if (submission?.outcome.kind === "invalid") {
      form.showMistakes(submission.outcome.errors);
      return;
    }
    // A page that does something on completion has scrolled to it.
    (thanks.current ?? button.current)?.focus({ preventScroll: onCompleted !== undefined });
  };

  const showForm = (show: () => void) => {
    flushSync(show);
    goToField("firstName");
  };

  return (
    <FormikProvider value={formik}>
      {form.sent ? (
        <SentNote
          ref={thanks}
          text={text}
          onAnother={() => showForm(form.startAnew)}
          onAttach={form.isNewAnalysis ? () => showForm(form.attachAnalysis) : undefined}
        />
      ) : (
        <form className={styles.form} noValidate aria-label={text.name} onSubmit={(event) => void form.submit(event)}>
          {mistakes && <ErrorSummary key={form.attempts} errors={mistakes} text={text} />}
          <InSteps>
            <NameFields text={text} />
            <TextBox name="email" type="email" inputMode="email" autoComplete="email" text={text} />
            <CountryFields text={text} countries={countries} language={language} />
            <Honeypot ref={trap} label={text.honeypot} />
            {form.analysis && <AttachBox label={text.attach} attached={form.attached} onChange={form.setAttached} />}
            <ImportantBox words={text.important} />
            <SubmitButton ref={button} sending={formik.isSubmitting} text={text} />
          </InSteps>
        </form>
      )}
      {submission && (
        <OutcomePopup
          outcome={submission.outcome}
          open={form.popupOpen}
          text={text}
          links={requestLinks(submission.values, { text, countries, language, contact })}
          onShown={() => {
            markContactSent();
            onCompleted?.();
          }}
          onClose={form.closePopup}
          onGone={placeFocus}
        />
      )}
    </FormikProvider>
  );
}
