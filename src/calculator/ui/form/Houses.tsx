import { useFormikContext } from "formik";
import { interpolate } from "../../../content/interpolate";
import { ANY_INPUTS, type FormValues, readValues } from "../../model/form";
import type { Rules } from "../../model/inputKinds";
import { rangeRows } from "../../words/comparableWords";
import { useWords } from "../../words/words";
import { Button } from "../Button";
import { Fold } from "../Fold";
import { EntryList } from "./EntryList";
import * as styles from "./form.module.css";

const NEW_HOUSE = { price: "", area: "", soldOn: "", adjustment: "" };

/** The sale price from sold houses nearby: low, middle, and high; one press takes the middle over. */
export function Houses({ content }: { content: Rules }) {
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
    <Fold title={form.comparables} answer={answer}>
      <EntryList name="comparables" help={text.help} empty={NEW_HOUSE} addLabel={text.add} />
      {typed.length > 0 && rows.length === 0 && <p>{text.missing}</p>}
      {rows.length > 0 && (
        <dl className={styles.range} aria-live="polite">
          {rows.map(({ step, name, value }) => (
            <div key={step}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {middle !== undefined && (
        <>
          <Button look="small" onClick={() => void setFieldValue("arv", String(middle))}>
            {text.useMiddle}
          </Button>
          <p role="status">{values.arv === String(middle) ? interpolate(text.used, { label: form.arv }) : ""}</p>
        </>
      )}
    </Fold>
  );
}
