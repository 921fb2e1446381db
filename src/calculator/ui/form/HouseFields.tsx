import { useId, type ComponentProps, type Ref } from "react";
import { useField } from "formik";
import { interpolate } from "../../../content/interpolate";
import { LINE_DIGITS } from "../../model/deal";
import { useAmountField } from "../../state/useAmountField";
import { useFieldMessage } from "../../state/useFieldMessage";
import type { AmountKind } from "../../model/readTyped";
import { useWords } from "../../words/words";
import * as styles from "./form.module.css";

interface HouseFieldProps extends Omit<ComponentProps<"input">, "ref"> {
  label: string;
  /** The number of the house. */
  number: number;
  message: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

function HouseField({ label, number, message, inputRef, ...input }: HouseFieldProps) {
  const { comparables } = useWords().text;
  const id = useId();
  return (
    <label>
      {label}
      <input
        {...input}
        ref={inputRef}
        aria-label={interpolate(comparables.ofHouse, { label, number })}
        aria-invalid={message !== undefined}
        aria-describedby={message && id}
        autoComplete="off"
      />
      {message && <span id={id}>{message}</span>}
    </label>
  );
}

interface PartProps {
  name: string;
  label: string;
  number: number;
}

function AmountPart({ name, kind, ...field }: PartProps & { kind: AmountKind }) {
  const { input, shown, onChange, onBlur, message } = useAmountField(name, kind);
  const bound = { name, inputRef: input, value: shown, onChange, onBlur, inputMode: "numeric" } as const;
  return <HouseField {...field} {...bound} message={message} />;
}

function TextPart({ name, type, ...field }: PartProps & { type: "text" | "date" }) {
  const [bound] = useField<string>(name);
  return <HouseField {...field} {...bound} type={type} message={useFieldMessage(name)} />;
}

/** A sold house: its price, area, day of sale, and adjustment. */
export function HouseFields({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { comparables, form } = useWords().text;
  const number = index + 1;
  const part = (field: string) => `comparables[${index}].${field}`;
  return (
    <div className={`${styles.line} ${styles.house}`}>
      <AmountPart
        name={part("price")}
        label={comparables.price}
        number={number}
        kind={{ measure: "dollars", digits: LINE_DIGITS }}
      />
      <AmountPart name={part("area")} label={comparables.area} number={number} kind={{ measure: "sqft", digits: 5 }} />
      <TextPart name={part("soldOn")} label={comparables.soldOn} number={number} type="date" />
      <TextPart name={part("adjustment")} label={comparables.adjustment} number={number} type="text" />
      <button type="button" aria-label={interpolate(comparables.remove, { number })} onClick={onRemove}>
        {form.remove}
      </button>
    </div>
  );
}
