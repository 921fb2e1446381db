import { useFormikContext } from "formik";
import type { CalculatorContent } from "../../../content/contentTypes/calculator";
import { type FormValues, ANY_INPUTS, readValues } from "../../model/form";
import { type InputKey, INPUTS } from "../../model/inputs";
import { optionsOf } from "../../words/inputWords";
import { useWords } from "../../words/useWords";
import { EntryList } from "./EntryList";
import { SelectField } from "../../../forms/SelectField";
import { TextField } from "../../../forms/TextField";
import { AmountField, COUNT, PERCENTAGE } from "./fields";
import { QuickLines } from "./QuickLines";
import { interpolate } from "../../../content/interpolate";
import type { Rules } from "../../model/inputKinds";
import { rangeRows } from "../../words/comparableWords";
import { Button } from "../Button";
import { Disclosure } from "../Disclosure";
import * as styles from "./form.module.css";

const NEW_HOUSE = { price: "", area: "", soldOn: "", adjustment: "" };

/** The sale price from sold houses nearby: low, middle, and high; one press takes the middle over. */
function Houses({ content }: { content: Rules }) {
  const words = useWords();
  const { comparables: text, form } = words.text;
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const typed = values.comparables;
  const isValid = ANY_INPUTS.comparables.rule(content).isValidSync(typed);
  const { comparables = [], areaSqft } = readValues(values);
  const rows = isValid && areaSqft > 0 ? rangeRows(comparables, areaSqft, words) : [];
  const middle = rows.find(({ step }) => step === "middle")?.dollars;
  const answer = rows.length > 0 ? rows.map(({ value }) => value).join(" · ") : text.answer;
  return (
    <Disclosure title={form.comparables} answer={answer}>
      <EntryList name="comparables" help={text.help} empty={NEW_HOUSE} addLabel={text.add} />
      {typed.length > 0 && rows.length === 0 && <p>{text.missing}</p>}
      {rows.length > 0 && (
        <dl className={styles.range} aria-live="polite">
          {rows.map(({ step, name, value }) => (
            <div key={step}>
              <dt>{name}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {middle !== undefined && (
        <>
          <Button variant="small" onClick={() => void setFieldValue("arv", String(middle))}>
            {text.useMiddle}
          </Button>
          <p role="status">{values.arv === String(middle) ? interpolate(text.used, { label: form.arv }) : ""}</p>
        </>
      )}
    </Disclosure>
  );
}

const NEW_LINE = { name: "", amount: "", per: "once" } as const;

export function InputField({ name, content }: { name: InputKey; content: CalculatorContent }) {
  const words = useWords();
  const { form } = words.text;
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const input = INPUTS[name];
  const works = content.rehabTypes.find(({ key }) => key === values.rehabType)?.includes;
  const notes: Readonly<Record<string, string | undefined>> = form;
  const help = name === "rehabType" ? works : notes[`${name}Help`];
  const shared = { name, label: form[name], help };
  switch (input.control) {
    case "houses":
      return <Houses content={content} />;
    case "lines":
      return name === "ownLines" ? (
        <EntryList name={name} help={form.ownLinesHelp} empty={NEW_LINE} addLabel={form.addLine}>
          {(add, isFull) => <QuickLines {...{ content, add, isFull }} />}
        </EntryList>
      ) : (
        <EntryList
          name="rehabRows"
          help={form.rehabRowsHelp}
          empty={NEW_LINE}
          addLabel={form.addLine}
          // A list of works begins with the company's contingency.
          onFirst={() =>
            values.contingency === "0" && setFieldValue("contingency", String(content.defaults.contingency))
          }
        />
      );
    case "percentage":
      return <TextField {...shared} input={PERCENTAGE} suffix="%" />;
    case "count": {
      const suffix = input.unit === "months" ? form.monthUnit : undefined;
      return <TextField {...shared} input={COUNT} suffix={suffix} />;
    }
    case "option":
      return (
        <SelectField
          {...shared}
          options={optionsOf(name, content, words)}
          none={values[name] === "" ? form.choose : undefined}
          aria-required
        />
      );
    case "amount":
      return (
        <AmountField
          {...shared}
          kind={{ measure: input.unit === "usd" ? "dollars" : "sqft", digits: input.digits(content) }}
          prefix={input.unit === "usd" ? "$" : undefined}
          suffix={input.unit === "usd" ? undefined : form.areaUnit}
          isOptional={"letter" in input}
        />
      );
  }
}
