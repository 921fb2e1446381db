import { FormikProvider } from "formik";
import type { CalculatorState } from "../../state/useCalculator";
import { ANY_INPUTS, INPUT_KEYS, readValues } from "../../model/form";
import { INPUTS } from "../../model/inputs";
import { termsInWords } from "../../words/inputWords";
import { useWords } from "../../words/words";
import { Fold } from "../Fold";
import { Button } from "../Button";
import { Mistakes } from "./Mistakes";
import { DateField } from "./fields";
import { ExtraFields } from "./ExtraFields";
import { InputField } from "./InputField";
import * as styles from "./form.module.css";

const FIRST = INPUT_KEYS.filter((key) => INPUTS[key].asked === "first");
const LOAN = INPUT_KEYS.filter((key) => ["loan", "quote"].includes(INPUTS[key].asked) && key !== "interestType");

/** The inputs of a deal: what decides first, everything else one tap away. */
export function DealForm({ state }: { state: CalculatorState }) {
  const { formik, content, clear, stale } = state;
  const words = useWords();
  const { form, results } = words.text;
  const inputs = readValues(formik.values);
  const { submitCount, isSubmitting, isValid } = formik;
  const refused = submitCount > 0 && !isSubmitting && !isValid;

  return (
    <FormikProvider value={formik}>
      <form
        className={styles.form}
        noValidate
        autoComplete="off"
        onSubmit={formik.handleSubmit}
        aria-label={form.title}
      >
        {refused && <Mistakes key={submitCount} dates={content.dates} />}
        <fieldset className={styles.group}>
          <legend>{form.house}</legend>
          {FIRST.map((key) => (
            <InputField key={key} name={key} content={content} />
          ))}
        </fieldset>
        <div className={styles.buttons}>
          <Button type="submit" look="action">
            {form.calculate}
          </Button>
          <Button onClick={clear}>{form.clear}</Button>
        </div>
        {/* Always there: only what changes in it is announced. */}
        <p role="status" className={styles.stale}>
          {stale && results.stale}
        </p>
        <Fold title={form.loan} answer={termsInWords(formik.values, words)}>
          <div className={styles.group}>
            {LOAN.filter((key) => ANY_INPUTS[key].used?.(inputs) !== false).map((key) => (
              <InputField key={key} name={key} content={content} />
            ))}
            <DateField name="closingDay" label={form.closingDay} help={form.closingDayHelp} dates={content.dates} />
          </div>
          {/* A note of the visitor's: it changes no figure. */}
          {ANY_INPUTS.interestType.used?.(inputs) && <InputField name="interestType" content={content} />}
        </Fold>
        <InputField name="comparables" content={content} />
        <ExtraFields content={content} />
      </form>
    </FormikProvider>
  );
}
