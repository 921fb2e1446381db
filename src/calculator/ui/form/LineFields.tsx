import { useId } from "react";
import { useField } from "formik";
import { interpolate } from "../../../content/interpolate";
import { LINE_DIGITS, LINE_NAME_LENGTH } from "../../model/deal";
import { useAmountField } from "../../state/useAmountField";
import { useFieldMessage } from "../../state/useFieldMessage";
import { useWords } from "../../words/words";
import * as styles from "./form.module.css";

interface LineFieldsProps {
  name: "ownLines" | "rehabRows";
  index: number;
  /** Title of the list. */
  list: string;
  onRemove: () => void;
}

/**
 * One line of a list: what for, how much, and, for custom costs, how often. Plain fields, because there may be many.
 */
export function LineFields({ name, index, list, onRemove }: LineFieldsProps) {
  const { form } = useWords().text;
  const line = `${name}[${index}]`;
  const [nameField] = useField<string>(`${line}.name`);
  const amountName = `${line}.amount`;
  const kind = { measure: "dollars", digits: LINE_DIGITS } as const;
  const { input, shown, onChange, onBlur, message: amountMessage } = useAmountField(amountName, kind);
  const [perField] = useField<string>(`${line}.per`);
  const nameMessage = useFieldMessage(`${line}.name`);
  const messageId = useId();
  const labeled = (label: string) => interpolate(form.ofLine, { label, list, number: index + 1 });
  const described = (message: string | undefined, part: string) => ({
    "aria-invalid": message !== undefined,
    "aria-describedby": message && `${messageId}-${part}`,
  });
  return (
    <div className={styles.line}>
      <label>
        {form.lineName}
        <input
          {...nameField}
          {...described(nameMessage, "name")}
          aria-label={labeled(form.lineName)}
          maxLength={LINE_NAME_LENGTH}
          autoComplete="off"
        />
        {nameMessage && <span id={`${messageId}-name`}>{nameMessage}</span>}
      </label>
      <label>
        {form.lineAmount} ({perField.value === "sale" ? "%" : "$"})
        <input
          {...described(amountMessage, "amount")}
          name={amountName}
          ref={input}
          value={shown}
          onChange={onChange}
          onBlur={onBlur}
          aria-label={labeled(form.lineAmount)}
          inputMode="numeric"
          autoComplete="off"
        />
        {amountMessage && <span id={`${messageId}-amount`}>{amountMessage}</span>}
      </label>
      {name === "ownLines" && (
        <label>
          {form.linePer}
          <select {...perField} aria-label={labeled(form.linePer)}>
            <option value="once">{form.once}</option>
            <option value="month">{form.perMonth}</option>
            <option value="sale">{form.perSale}</option>
          </select>
        </label>
      )}
      <button type="button" aria-label={interpolate(form.removeLine, { list, number: index + 1 })} onClick={onRemove}>
        {form.remove}
      </button>
    </div>
  );
}
