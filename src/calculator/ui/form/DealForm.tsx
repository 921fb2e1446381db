import { useFormikContext, type FormikErrors } from "formik";
import type { CalculatorState } from "../../state/useCalculator";
import { ANY_INPUTS, INPUT_KEYS, readValues, type FormValues } from "../../model/form";
import { type InputKey, INPUTS } from "../../model/inputs";
import { termsInWords, addedInWords } from "../../words/inputWords";
import { useWords, type CalculatorWords } from "../../words/useWords";
import { Disclosure } from "../Disclosure";
import { Button } from "../Button";
import { DateField } from "./fields";
import { InputField } from "./InputField";
import * as calculator from "../../Calculator.module.css";
import * as styles from "./form.module.css";
import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import { useState } from "react";
import { ErrorSummary, type FieldError } from "../../../forms/ErrorSummary";
import { FormProvider } from "../../../forms/FormProvider";
import { interpolate } from "../../../content/interpolate";
import type { DayBounds } from "../../model/dates";
import { DEAL_ERRORS } from "../../model/inputKinds";
import { formatDay } from "../../words/format";
import type { Language } from "../../../i18n/languages";

const KEYS = INPUT_KEYS.filter((key) => INPUTS[key].section === "more");

const Inputs = ({ names, content }: { names: readonly InputKey[]; content: CalculatorContent }) =>
  names.map((name) => <InputField key={name} name={name} content={content} />);

/** The additions: lists first, then the other fields. Closed, they say what is in use. */
function ExtraFields({ content }: { content: CalculatorContent }) {
  const words = useWords();
  const { form } = words.text;
  const { values } = useFormikContext<FormValues>();
  const inputs = readValues(values);
  const wouldBeRelevant = (key: (typeof KEYS)[number]) =>
    ANY_INPUTS[key].isRelevant?.({ ...inputs, [key]: 1 }) !== false;
  const isList = (key: (typeof KEYS)[number]) => INPUTS[key].control === "lines";
  return (
    <Disclosure title={form.more} answer={addedInWords(values, content, words) || form.moreText}>
      <Inputs names={KEYS.filter(isList)} content={content} />
      <div className={`stack ${styles.group}`}>
        <Inputs names={KEYS.filter((key) => !isList(key) && wouldBeRelevant(key))} content={content} />
      </div>
    </Disclosure>
  );
}

const FIRST = INPUT_KEYS.filter((key) => INPUTS[key].section === "first");
const LOAN = INPUT_KEYS.filter((key) => INPUTS[key].section === "loan" && key !== "interestType");

/** The inputs of a deal: what decides first, everything else one tap away. */
export function DealForm({ state }: { state: CalculatorState }) {
  const { formik, content, clear, stale } = state;
  const words = useWords();
  const { form, results } = words.text;
  const inputs = readValues(formik.values);
  const { submitCount, isSubmitting, isValid } = formik;
  const bounds = dayBounds(content.dates, words.language);
  const errorWords = (error: string) => interpolate(words.text.errors[errorKey(error)], bounds);
  const refused = submitCount > 0 && !isSubmitting && !isValid;

  return (
    <FormProvider formik={formik} settings={{ form: "deal", errorWords }}>
      <form
        className={`stack ${styles.form}`}
        noValidate
        autoComplete="off"
        onSubmit={formik.handleSubmit}
        aria-label={form.title}
      >
        {refused && <Refused key={submitCount} errorWords={errorWords} />}
        <fieldset className={`stack ${styles.group}`}>
          <legend className="marked">{form.house}</legend>
          <Inputs names={FIRST} content={content} />
        </fieldset>
        <div className="cluster">
          <Button type="submit" variant="action">
            {form.calculate}
          </Button>
          <Button onClick={clear}>{form.clear}</Button>
        </div>
        {/* Always there: only what changes in it is announced. */}
        <p role="status" className={calculator.remark}>
          {stale && results.stale}
        </p>
        <Disclosure title={form.loan} answer={termsInWords(formik.values, words)}>
          <div className={`stack ${styles.group}`}>
            <Inputs names={LOAN.filter((key) => ANY_INPUTS[key].isRelevant?.(inputs) !== false)} content={content} />
            <DateField name="closingDay" label={form.closingDay} help={form.closingDayHelp} dates={content.dates} />
          </div>
          {/* A note of the visitor's: it changes no figure. */}
          {ANY_INPUTS.interestType.isRelevant?.(inputs) && <InputField name="interestType" content={content} />}
        </Disclosure>
        <InputField name="comparables" content={content} />
        <ExtraFields content={content} />
      </form>
    </FormProvider>
  );
}

type ErrorWords = (error: string) => string;

/** The key of an error; what no rule says is a missing value. */
const errorKey = (error: unknown) => DEAL_ERRORS.find((one) => one === error) ?? "required";

const dayBounds = ({ first, last }: DayBounds, language: Language) => ({
  first: formatDay(first, language),
  last: formatDay(last, language),
});

function mistakesOf(
  errors: FormikErrors<FormValues>,
  text: CalculatorWords["text"],
  errorWords: ErrorWords,
): FieldError[] {
  const mistake = (name: string, label: string, error: unknown) => ({
    name,
    words: `${label}: ${errorWords(errorKey(error))}`,
  });
  return Object.entries(errors).flatMap(([key, error]) => {
    const label = text.form[key as keyof FormValues];
    const entries: unknown[] = Array.isArray(error) ? error : [];
    if (entries.length === 0) return [mistake(key, label, error)];
    return entries.flatMap((entry, index) =>
      Object.entries(entry ?? {}).map(([part, wrong]) =>
        mistake(`${key}[${index}].${part}`, `${label}, ${index + 1}`, wrong),
      ),
    );
  });
}

/** What was wrong when the deal was to be calculated. */
function Refused({ errorWords }: { errorWords: ErrorWords }) {
  const { text } = useWords();
  const { errors } = useFormikContext<FormValues>();
  const [mistakes] = useState(() => mistakesOf(errors, text, errorWords));
  return <ErrorSummary title={text.form.problems} mistakes={mistakes} />;
}
