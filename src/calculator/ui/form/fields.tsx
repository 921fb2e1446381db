// The fields of the form, each bound to its value: `ownLines[0].amount` is one too.
import { useField } from "formik";
import { type FocusEvent, useState } from "react";
import { interpolate } from "../../../content/interpolate";
import { parseDay } from "../../../typed/readDate";
import { useStableWhilePressed } from "../../../platform/useStableWhilePressed";
import type { DayBounds } from "../../model/dates";
import type { DealErrorKey } from "../../model/inputKinds";
import { centsOf } from "../../model/money";
import { type AmountKind, readAmount } from "../../../typed/readAmount";
import { useGroupedDigits } from "../../state/useGroupedDigits";
import { formatCents, formatDay } from "../../words/format";
import { useWords } from "../../words/useWords";
import { Field, type FieldProps, inputOf } from "../../../components/Field";

interface FormFieldProps extends Omit<FieldProps, "id" | "error"> {
  name: string;
  /** What it is called where the same label stands several times. */
  fullLabel?: string;
}

export const fieldId = (name: string) => `deal-${name}`;

/** The message of a touched, invalid field. It neither comes nor goes while a button is pressed. */
function useFieldMessage(name: string): string | undefined {
  const { errors } = useWords().text;
  const [, { touched, error }] = useField<string>(name);
  const shown = useStableWhilePressed(touched ? error : undefined);
  return shown && errors[shown as DealErrorKey];
}

/**
 * An amount, shown with thousands separators. Below it stands what was understood: dollars, or what a metric area was
 * converted to; announced once, when the field is left.
 */
export function AmountField({
  name,
  kind,
  isOptional,
  fullLabel,
  ...field
}: FormFieldProps & { kind: AmountKind; isOptional?: boolean }) {
  const { count, errors } = useWords().text;
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  const { input, shown, onChange, from, isTyping } = useGroupedDigits(value, kind, (typed) => void setValue(typed));
  const [left, setLeft] = useState("");
  const message = useFieldMessage(name);
  const read = readAmount(value, kind);
  const unreadable = message ?? errors[kind.measure === "sqft" ? "validArea" : "validAmount"];
  const error = read.is !== "unread" ? message : isTyping ? undefined : unreadable;
  const dollars = kind.measure === "dollars" && read.is === "value" ? formatCents(centsOf(read.value)) : "";
  const understood = dollars && (
    <>
      <span aria-hidden="true">{dollars}</span> {field.help}
    </>
  );
  const help = from ? `${from} = ${interpolate(count.sqft, { count: shown })}` : understood || field.help;
  const shared = { ...field, id: fieldId(name), error, help };
  return (
    <Field {...shared}>
      <input
        {...inputOf(shared)}
        {...{ name, onChange }}
        ref={input}
        value={shown}
        onFocus={() => setLeft("")}
        onBlur={(event) => {
          setLeft(dollars);
          onBlur(event);
        }}
        inputMode={kind.isSigned ? undefined : "numeric"}
        aria-label={fullLabel}
        aria-required={isOptional ? undefined : true}
      />
      {kind.measure === "dollars" && (
        <span role="status" className="visuallyHidden">
          {left}
        </span>
      )}
    </Field>
  );
}

interface TextFieldProps extends FormFieldProps {
  inputMode?: "decimal" | "numeric";
  maxLength: number;
}

/** A text as typed: a percentage, a count, a name. */
export function TextField({ name, fullLabel, inputMode, maxLength, ...field }: TextFieldProps) {
  const [bound] = useField<string>(name);
  const shared = { ...field, id: fieldId(name), error: useFieldMessage(name) };
  return (
    <Field {...shared}>
      <input {...inputOf(shared)} {...bound} {...{ inputMode, maxLength }} aria-label={fullLabel} />
    </Field>
  );
}

interface OptionFieldProps extends FormFieldProps {
  options: readonly { value: string; label: string }[];
}

export function OptionField({ name, fullLabel, options, ...field }: OptionFieldProps) {
  const { form } = useWords().text;
  const [bound] = useField<string>(name);
  const shared = { ...field, id: fieldId(name), error: useFieldMessage(name) };
  return (
    <Field {...shared}>
      <select {...inputOf(shared)} {...bound} aria-label={fullLabel} aria-required>
        {bound.value === "" && <option value="">{form.choose}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** A day that was begun and not finished: the rules refuse it. */
const UNFINISHED = "unfinished";

/** A day, which browsers write in their own language; below, it stands in the page's. */
export function DateField({ name, fullLabel, dates, ...field }: FormFieldProps & { dates?: DayBounds }) {
  const { language } = useWords();
  const [{ value, onChange }, , { setValue, setTouched }] = useField<string>(name);
  const message = useFieldMessage(name);
  const bounds = dates && { first: formatDay(dates.first, language), last: formatDay(dates.last, language) };
  const error = message && bounds ? interpolate(message, bounds) : message;
  const day = value === UNFINISHED ? "" : value;
  const shared = { ...field, id: fieldId(name), error, help: parseDay(day) ? formatDay(day, language) : field.help };
  // What is begun exists only in the browser's field: its value stays empty.
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    void setTouched(true, false);
    if (!day) void setValue(target.validity.badInput ? UNFINISHED : "");
  };
  return (
    <Field {...shared}>
      <input
        {...inputOf(shared)}
        {...{ name, onChange }}
        type="date"
        value={day}
        min={dates?.first}
        max={dates?.last}
        onBlur={leave}
        aria-label={fullLabel}
      />
    </Field>
  );
}
