import { useEffect, useMemo, useRef, useState, type FormEvent, type RefObject } from "react";
import { useFormik } from "formik";
import { readDraft } from "./contactDraft";
import type { ContactFormProps } from "./contactFormProps";
import { contactSchema, emptyContactValues, phoneCodesOf, type ContactValues } from "./contactSchema";
import type { ContactErrors } from "./errorMessage";
import { useSubmission } from "./useSubmission";

/** The form's state: its answers, its mistakes, and what became of the last request. */
export function useContactForm(props: ContactFormProps, trap: RefObject<HTMLInputElement>) {
  const { countries, language, page, calculation } = props;
  const [draft] = useState(readDraft);
  const [attached, setAttached] = useState(false);
  const [mistakes, setMistakes] = useState<ContactErrors>();
  const [attempts, setAttempts] = useState(0);
  const [popupOpen, setPopupOpen] = useState(false);
  const [sent, setSent] = useState(false);
  const [known, setKnown] = useState(calculation);
  // A new analysis brings the form back, to be sent with another request.
  if (known !== calculation) {
    setKnown(calculation);
    setSent(false);
  }
  const busy = useRef(false);
  const shown = useRef(draft.values);
  const context = { language, page, calculation: attached ? calculation : undefined, trap };
  const { send, keepDraft, submission } = useSubmission(context, draft.attempt);
  const schema = useMemo(
    () =>
      contactSchema(
        countries.map(({ iso2 }) => iso2),
        phoneCodesOf(countries),
      ),
    [countries],
  );

  const formik = useFormik<ContactValues>({
    initialValues: draft.values,
    validationSchema: schema,
    onSubmit: async (values, { resetForm, setStatus }) => {
      if (!values.email || !values.phoneNumber) return;
      const outcome = await send(schema.cast(values));
      const arrived = outcome.kind === "delivered" || outcome.kind === "queued";
      if (arrived && shown.current === values) {
        resetForm({ values: emptyContactValues });
        setAttached(false);
        setSent(true);
      } else {
        // What was corrected while the request was on its way stays, to be sent again.
        keepDraft(shown.current);
      }
      if (outcome.kind === "invalid") setStatus({ values, errors: outcome.errors });
      setPopupOpen(true);
    },
  });

  useEffect(() => {
    shown.current = formik.values;
    keepDraft(formik.values);
  }, [keepDraft, formik.values]);

  const showMistakes = (errors: ContactErrors) => {
    setMistakes(Object.keys(errors).length > 0 ? errors : undefined);
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
    submit,
    attached,
    setAttached,
    mistakes,
    attempts,
    showMistakes,
    submission,
    sent,
    startAnew: () => setSent(false),
    popupOpen,
    closePopup: () => setPopupOpen(false),
  };
}
