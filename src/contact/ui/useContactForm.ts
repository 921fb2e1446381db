import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useFormik } from "formik";
import { isEmptyDraft, readContactDraft, type Answers, type ContactDraft } from "../submit/contactDraft";
import type { ContactFormProps } from "./contactFormProps";
import {
  CONTACT_FIELD_NAMES,
  emptyContactValues,
  INTENTS,
  readContact,
  sentValues,
  shownFields,
  type ContactValues,
  type FieldName,
} from "../fields/contactFields";
import { errorMessage, type ContactErrors } from "../fields/errorMessage";
import type { FieldError } from "../../forms/ErrorSummary";
import { fieldId } from "../../forms/fieldId";
import { hasArrived } from "../submit/sendContact";
import { addressedIntent, typedValues } from "./typedValues";
import { useLayout } from "../../forms/useLayout";
import { useSubmission } from "../submit/useSubmission";

/** The form's state: its answers, its errors, and the outcome of the last request. */
export function useContactForm(props: ContactFormProps, honeypot: RefObject<HTMLInputElement>) {
  const { text, countries, language, page, switched, intents, calculation } = props;
  // The page's intent goes along with what is sent from this page. It is nobody's answer: neither form nor draft has it.
  const [door, setDoor] = useState<string>(intents?.[0] ?? "");
  const { send, keepDraft, submission, resume } = useSubmission({ language, page, honeypot });
  // The HTML contains an empty form: the draft is added after hydration.
  const [draft, setDraft] = useState<ContactDraft & { values: ContactValues }>();
  const [attached, setAttached] = useState(false);
  const [attachedBefore, setAttachedBefore] = useState<Answers["calculation"]>();
  const [mistakes, setMistakes] = useState<readonly FieldError[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [popupOpen, setPopupOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const [sentAnalysis, setSentAnalysis] = useState<Answers["calculation"]>();
  const [known, setKnown] = useState(calculation);
  if (known !== calculation) {
    setKnown(calculation);
    setAttachedBefore(undefined);
  }
  // Retrying without the analysis would remove it from the lead: it is kept until this page's calculator reports one.
  const analysis = calculation ?? attachedBefore;
  const attachment = attached ? analysis : undefined;
  const busy = useRef(false);
  const shown = useRef<Answers>({ values: emptyContactValues });

  /** The visitor's choice, or else the page's. */
  const intentOf = ({ intent }: ContactValues): string =>
    switched.intent && INTENTS.some((one) => one === intent && (intents?.includes(one) ?? true)) ? intent : door;

  const formik = useFormik<ContactValues>({
    initialValues: emptyContactValues,
    validate: (values) => readContact(values, countries).mistakes,
    onSubmit: async (values, { resetForm, setStatus }) => {
      if (!values.email || !values.phoneNumber) return;
      const read = sentValues(readContact({ ...values, intent: intentOf(values) }, countries).values);
      const outcome = await send({ values: read, calculation: attachment }, shown.current);
      // Anything corrected while the request was in flight is kept, to be sent again.
      const isDone = hasArrived(outcome) && shown.current.values === values;
      keepDraft(isDone ? { values: emptyContactValues } : shown.current);
      if (isDone) {
        resetForm({ values });
        setAttached(false);
        setAttachedBefore(undefined);
        setSentAnalysis(attachment);
        setSent(true);
      }
      if (outcome.kind === "invalid") setStatus({ values, errors: outcome.errors });
      setPopupOpen(true);
    },
  });

  const { setValues } = formik;
  const isNew = useRef(false);

  useLayout(() => {
    const kept = readContactDraft();
    const answers = { ...kept.values, ...typedValues(kept.values, countries, language, door) };
    // A field switched off since the draft was saved could no longer be corrected.
    const values = { ...emptyContactValues };
    for (const name of shownFields(switched)) values[name] = answers[name];
    const addressed = addressedIntent(intents, switched.intent);
    if (addressed !== undefined) {
      setDoor(addressed);
      values.intent = emptyContactValues.intent;
    }
    const found = { ...kept, values };
    // Most visitors have no draft: the form need not render twice.
    isNew.current = isEmptyDraft(found);
    if (isNew.current) return;
    setDraft(found);
    resume(kept.attempt);
    setAttached(kept.calculation !== undefined);
    setAttachedBefore(kept.calculation);
    void setValues(values, false);
    // Only once: after that, the form's own state counts.
  }, []);

  useEffect(() => {
    shown.current = { values: formik.values, calculation: attachment };
    if ((draft || isNew.current) && !sent) keepDraft(shown.current);
  }, [keepDraft, formik.values, attachment, draft, sent]);

  // A country typed in full, whose field has not been left, is an answer too: the draft keeps it when the page goes.
  useEffect(() => {
    const leaveField = () => {
      const field = document.activeElement;
      const isOurs = CONTACT_FIELD_NAMES.some((name) => fieldId("contact", name) === field?.id);
      if (isOurs && field instanceof HTMLElement) flushSync(() => field.blur());
    };
    window.addEventListener("pagehide", leaveField);
    return () => window.removeEventListener("pagehide", leaveField);
  }, []);

  const showMistakes = (errors: ContactErrors) => {
    const wordsOf = (name: FieldName) => {
      const key = errors[name];
      return key ? [{ name, words: errorMessage(key, name, text) }] : [];
    };
    setMistakes(CONTACT_FIELD_NAMES.flatMap(wordsOf));
    setAttempts((count) => count + 1);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    try {
      showMistakes(await formik.validateForm());
      await formik.submitForm();
    } finally {
      busy.current = false;
    }
  };

  return {
    formik,
    intent: intentOf(formik.values),
    /** No intent is chosen: the page's does not stand in for it. */
    leaveDoor: () => setDoor(""),
    /** The form's initial answers. */
    restored: draft?.values ?? emptyContactValues,
    submit,
    analysis,
    attached,
    setAttached,
    mistakes,
    attempts,
    showMistakes,
    submission,
    sent,
    /** An analysis not yet sent. */
    isNewAnalysis: calculation !== undefined && calculation !== sentAnalysis,
    /** Restores the form as it was sent, to send it again with the analysis. */
    attachAnalysis: () => {
      setAttached(true);
      setSent(false);
    },
    startAnew: () => {
      formik.resetForm({ values: emptyContactValues });
      setSent(false);
    },
    popupOpen,
    closePopup: () => setPopupOpen(false),
  };
}
