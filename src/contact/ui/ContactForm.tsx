import { useRef, forwardRef } from "react";
import { flushSync } from "react-dom";
import { CONTACTS_PATH } from "../../site/apiPaths";
import { chatUrl } from "../../components/contactLinks";
import type { ContactFormProps } from "./contactFormProps";
import { markContactSent } from "../submit/contactSent";
import { requestLinks } from "../submit/requestLinks";
import { ErrorSummary } from "../../forms/ErrorSummary";
import { fieldId } from "../../forms/fieldId";
import { FormProvider, type FormSettings } from "../../forms/FormProvider";
import { CONTACT_FIELD_NAMES } from "../fields/contactFields";
import { errorMessage } from "../fields/errorMessage";
import { FormFields, AttachBox } from "./FormFields";
import { OutcomePopup } from "./outcome/OutcomePopup";
import { SentNote } from "./outcome/SentNote";
import { useContactForm } from "./useContactForm";
import * as styles from "./ContactForm.module.css";
import { SmartLink } from "../../components/SmartLink";
import type { ContactFormText } from "../../content/texts/texts";
import * as button from "../../components/ButtonLink.module.css";
import { focusShown } from "../../platform/focusShown";

/** An off-screen field that only bots fill in. */
const Honeypot = forwardRef<HTMLInputElement, { label: string }>(function Honeypot({ label }, ref) {
  return (
    <div className={styles.offScreen} aria-hidden="true">
      <label>
        {label}
        <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
});

interface SubmitButtonProps {
  sending: boolean;
  text: ContactFormText;
}

/** Sends the form; disabled, with a spinner, while a request is in flight. */
const SubmitButton = forwardRef<HTMLButtonElement, SubmitButtonProps>(function SubmitButton({ sending, text }, ref) {
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

/** Switches from the browser's validation messages to the form's own. */
const validateByScript = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/** Sellers are called, and do not need the calculator. */
const isSeller = (intent: string | undefined) => intent === "sell" || intent === "deal";

/**
 * The form with its error summary, notice, and popup; replaced by a thank-you once sent. It also works as plain HTML:
 * the browser validates and posts it, and the server thanks.
 */
export function ContactForm(props: ContactFormProps) {
  const { text, countries, language, page, contact, switched, onCompleted } = props;
  const honeypot = useRef<HTMLInputElement>(null);
  const form = useContactForm(props, honeypot);
  const { formik, submission, mistakes } = form;
  const settings: FormSettings = {
    form: "contact",
    errorWords: (error, name) => {
      const field = CONTACT_FIELD_NAMES.find((one) => one === name);
      return field && errorMessage(error, field, text);
    },
  };
  const thanks = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const photosUrl = isSeller(submission?.values.intent) ? chatUrl(contact, text.sellers.photosMessage) : undefined;

  const closePopup = () => {
    flushSync(form.closePopup);
    if (submission?.outcome.kind === "invalid") {
      form.showMistakes(submission.outcome.errors);
      return;
    }
    if (form.sent && props.placeFocus?.()) return;
    // A page that reveals something on completion has already scrolled to it.
    focusShown(thanks.current ?? button.current, onCompleted ? null : "nearest");
  };

  const showForm = (show: () => void) => {
    flushSync(show);
    focusShown(document.getElementById(fieldId("contact", "firstName")));
  };

  return (
    <FormProvider formik={formik} settings={settings}>
      <div className={styles.card}>
        {form.sent ? (
          <SentNote
            ref={thanks}
            text={text}
            calculatorUrl={props.calculatorUrl}
            photosUrl={photosUrl}
            onAnother={() => showForm(form.startAnew)}
            onAttach={form.isNewAnalysis ? () => showForm(form.attachAnalysis) : undefined}
          />
        ) : (
          <form
            ref={validateByScript}
            className={styles.form}
            method="post"
            action={CONTACTS_PATH}
            aria-label={text.name}
            onSubmit={(event) => void form.submit(event)}
          >
            {mistakes.length > 0 && <ErrorSummary key={form.attempts} title={text.errors.title} mistakes={mistakes} />}
            <FormFields
              text={text}
              countries={countries}
              language={language}
              switched={switched}
              contact={contact}
              intents={props.intents}
              restoredCode={form.restored.phoneCode}
              intent={form.intent}
              leaveDoor={form.leaveDoor}
            />
            <Honeypot ref={honeypot} label={text.honeypot} />
            {form.analysis && <AttachBox label={text.attach} attached={form.attached} onChange={form.setAttached} />}
            <ImportantBox words={text.important} />
            {/* For a form sent without scripts. */}
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name="page" value={page} />
            <SubmitButton ref={button} sending={formik.isSubmitting} text={text} />
          </form>
        )}
      </div>
      {submission && form.popupOpen && (
        <OutcomePopup
          outcome={submission.outcome}
          text={text}
          photosUrl={photosUrl}
          links={requestLinks(submission.values, { text, countries, language, contact })}
          onShown={() => {
            markContactSent();
            onCompleted?.(form.sent);
          }}
          onClose={closePopup}
        />
      )}
    </FormProvider>
  );
}

/** The privacy notice in a line; its page says what is collected, why, and for how long. */
function ImportantBox({ words }: { words: ContactFormText["important"] }) {
  return (
    <section className={styles.important} aria-labelledby="contact-important">
      <h3 id="contact-important" className={styles.importantTitle}>
        {words.title}
      </h3>
      <p>
        {words.text} <SmartLink to={words.more.to}>{words.more.label}</SmartLink>
      </p>
    </section>
  );
}
