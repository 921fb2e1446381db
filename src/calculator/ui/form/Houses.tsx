import Button from "@mui/material/Button";
import { useFormikContext } from "formik";
import { interpolate } from "../../../content/interpolate";
import { MOST_COMPARABLES } from "../../model/listKinds";
import { ANY_INPUTS, type FormValues, readValues } from "../../model/form";
import type { Rules } from "../../model/inputKinds";
import { rangeRows } from "../../words/comparableWords";
import { useWords } from "../../words/words";
import { Fold } from "../Fold";
import { HouseFields } from "./HouseFields";
import { useEntryList } from "./useEntryList";
import * as styles from "./form.module.css";

const NEW_HOUSE = { price: "", area: "", soldOn: "", adjustment: "" };

/** The sale price from sold houses nearby: low, middle, and high; one press takes the middle over. */
export function Houses({ content }: { content: Rules }) {
  const words = useWords();
  const { comparables: text, form } = words.text;
  const { values, setFieldValue } = useFormikContext<FormValues>();
  const typed = values.comparables;
  const { box, add, remove } = useEntryList("comparables", typed, "price");
  const isValid = ANY_INPUTS.comparables.rule(content).isValidSync(typed);
  const { comparables = [], areaSqft } = readValues(values);
  const rows = isValid && areaSqft > 0 ? rangeRows(comparables, areaSqft, words) : [];
  const middle = rows.find(({ step }) => step === "middle")?.dollars;
  const answer = rows.length > 0 ? rows.map(({ value }) => value).join(" · ") : text.answer;
  return (
    <Fold title={form.comparables} answer={answer}>
      <fieldset ref={box} className={styles.lines}>
        <legend className="visuallyHidden">{form.comparables}</legend>
        <p>{text.help}</p>
        {typed.map((_house, index) => (
          <HouseFields key={index} index={index} onRemove={() => remove(index)} />
        ))}
        {typed.length < MOST_COMPARABLES && (
          <Button type="button" variant="outlined" color="inherit" size="small" onClick={() => add(NEW_HOUSE)}>
            {text.add}
          </Button>
        )}
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
            <Button
              type="button"
              variant="outlined"
              color="inherit"
              onClick={() => void setFieldValue("arv", String(middle))}
            >
              {text.useMiddle}
            </Button>
            <p role="status">{values.arv === String(middle) ? interpolate(text.used, { label: form.arv }) : ""}</p>
          </>
        )}
      </fieldset>
    </Fold>
  );
}
