import Button from "@mui/material/Button";
import { FormikProvider } from "formik";
import { useEffect, useRef } from "react";
import type { CalculatorState } from "../../state/useCalculator";
import { dealOptions } from "../../words/rateWords";
import { useWords } from "../../words/words";
import { AmountField } from "./AmountField";
import { ClosingDayField } from "./ClosingDayField";
import { ExtraFields } from "./ExtraFields";
import { OptionField } from "./OptionField";
import * as styles from "./form.module.css";

/** The inputs of a deal. */
export function DealForm({ state }: { state: CalculatorState }) {
  const { formik, content, clear } = state;
  const words = useWords();
  const { form } = words.text;
  const options = dealOptions(content, words);
  const box = useRef<HTMLFormElement>(null);
  const includes = content.rehabTypes.find(({ key }) => key === formik.values.rehabType)?.includes;
  const refused = formik.submitCount > 0 && !formik.isValid;

  useEffect(() => {
    if (formik.submitCount === 0 || formik.isSubmitting) return;
    const wrong = box.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A field inside a closed <details> cannot take focus.
    wrong?.closest("details")?.setAttribute("open", "");
    wrong?.focus();
    // Only a new submit attempt moves the focus, not the typing after it.
  }, [formik.submitCount, formik.isSubmitting]);

  return (
    <FormikProvider value={formik}>
      <form ref={box} className={styles.form} noValidate onSubmit={formik.handleSubmit} aria-label={form.title}>
        <fieldset className={styles.group}>
          <legend>{form.house}</legend>
          <AmountField
            name="areaSqft"
            label={form.areaSqft}
            help={form.areaHelp}
            measure="sqft"
            digits={content.digits.area}
            suffix={form.areaUnit}
          />
          <AmountField
            name="purchasePrice"
            label={form.purchasePrice}
            help={form.purchasePriceHelp}
            measure="dollars"
            digits={content.digits.amount}
            prefix="$"
          />
          <AmountField
            name="arv"
            label={form.arv}
            help={form.arvHelp}
            measure="dollars"
            digits={content.digits.amount}
            prefix="$"
          />
          <OptionField name="rehabType" label={form.rehabType} help={includes} options={options.rehabType} />
          <OptionField name="projectMonths" label={form.projectMonths} options={options.projectMonths} />
          <ClosingDayField dates={content.dates} />
        </fieldset>
        <fieldset className={`${styles.group} ${styles.loan}`}>
          <legend>{form.loan}</legend>
          <OptionField name="ltc" label={form.ltc} help={form.ltcHelp} options={options.ltc} />
          <OptionField
            name="origPoints"
            label={form.origPoints}
            help={form.origPointsHelp}
            options={options.origPoints}
          />
          <OptionField name="interestRate" label={form.interestRate} options={options.interestRate} />
          <OptionField
            name="interestType"
            label={form.interestType}
            help={form.interestTypeHelp}
            options={options.interestType}
          />
        </fieldset>
        <ExtraFields defaults={content.defaults} />
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
      </form>
    </FormikProvider>
  );
}
