import Button from "@mui/material/Button";
import { FormikProvider } from "formik";
import { useEffect, useRef } from "react";
import type { CalculatorState } from "../../state/useCalculator";
import { ANY_INPUTS, INPUT_KEYS, readValues } from "../../model/form";
import { INPUTS } from "../../model/inputs";
import { termsInWords } from "../../words/inputWords";
import { useWords } from "../../words/words";
import { focusShown } from "../../../platform/focusShown";
import { Fold } from "../Fold";
import { ClosingDayField } from "./ClosingDayField";
import { ExtraFields } from "./ExtraFields";
import { InputField } from "./InputField";
import * as styles from "./form.module.css";

const FIRST = INPUT_KEYS.filter((key) => INPUTS[key].asked === "first");
const LOAN = INPUT_KEYS.filter((key) => ["loan", "quote"].includes(INPUTS[key].asked));

/** The inputs of a deal: what decides first, everything else one tap away. */
export function DealForm({ state }: { state: CalculatorState }) {
  const { formik, content, clear } = state;
  const words = useWords();
  const { form } = words.text;
  const inputs = readValues(formik.values);
  const box = useRef<HTMLFormElement>(null);
  const refused = formik.submitCount > 0 && !formik.isValid;

  useEffect(() => {
    if (formik.submitCount === 0 || formik.isSubmitting) return;
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A field inside a closed <details> cannot take focus.
    wrong?.closest("details")?.setAttribute("open", "");
    focusShown(wrong);
    // Only a new submit attempt moves the focus, not the typing after it.
  }, [formik.submitCount, formik.isSubmitting]);

  return (
    <FormikProvider value={formik}>
      <form ref={box} className={styles.form} noValidate onSubmit={formik.handleSubmit} aria-label={form.title}>
        <fieldset className={styles.group}>
          <legend>{form.house}</legend>
          {FIRST.map((key) => (
            <InputField key={key} name={key} content={content} />
          ))}
        </fieldset>
        <p className={styles.problems} role="alert">
          {refused && form.problems}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" variant="contained" disableElevation>
            {form.calculate}
          </Button>
          <Button type="button" variant="outlined" color="inherit" onClick={clear}>
            {form.clear}
          </Button>
        </div>
        <Fold title={form.loan} answer={termsInWords(formik.values, words)}>
          <div className={styles.group}>
            {LOAN.filter((key) => ANY_INPUTS[key].used?.(inputs) !== false).map((key) => (
              <InputField key={key} name={key} content={content} />
            ))}
            <ClosingDayField dates={content.dates} />
          </div>
        </Fold>
        <InputField name="comparables" content={content} />
        <ExtraFields content={content} />
      </form>
    </FormikProvider>
  );
}
