// The fields of the form, each bound to its value: `ownLines[0].amount` is one too.
import { useField } from "formik";
import type { FocusEvent } from "react";
import { interpolate } from "../../../content/interpolate";
import { parseDay } from "../../../content/schema/schemaParts";
import { useStableWhilePressed } from "../../../platform/useStableWhilePressed";
import type { DayBounds } from "../../model/dates";
import type { DealErrorKey } from "../../model/inputKinds";
import { type AmountKind, readAdjustment } from "../../model/readTyped";
import { useGroupedDigits } from "../../state/useGroupedDigits";
import { isDigits } from "../../words/amountText";
import { formatDay } from "../../words/format";
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

/** A whole number, shown with thousands separators. Says what a metric area was converted to. */
export function AmountField({
  name,
  kind,
  isOptional,
  isSigned,
  fullLabel,
  ...field
}: FormFieldProps & { kind: AmountKind; isOptional?: boolean; isSigned?: boolean }) {
  const { count, errors } = useWords().text;
  const [{ value, onBlur }, , { setValue }] = useField<string>(name);
  const { input, shown, onChange, from, isTyping } = useGroupedDigits(value, kind, (read) => void setValue(read));
  const message = useFieldMessage(name);
  const isRead = isDigits(value) || (isSigned && readAdjustment(value) !== undefined);
  const error = isRead ? message : isTyping ? undefined : errors.unreadable;
  const help = from ? `${from} = ${interpolate(count.sqft, { count: shown })}` : field.help;
  const shared = { ...field, id: fieldId(name), error, help };
  return (
    <Field {...shared}>
      <input
        {...inputOf(shared)}
        {...{ name, onChange, onBlur }}
        ref={input}
        value={shown}
        inputMode="numeric"
        aria-label={fullLabel}
        aria-required={isOptional ? undefined : true}
      />
    </Field>
  );
}

/** A text as typed: a percentage with decimals, a name, an amount with its sign. */
export function TextField({
  name,
  fullLabel,
  isDecimal,
  maxLength,
  ...field
}: FormFieldProps & { isDecimal?: boolean; maxLength: number }) {
  const [bound] = useField<string>(name);
  const shared = { ...field, id: fieldId(name), error: useFieldMessage(name) };
  return (
    <Field {...shared}>
      <input
        {...inputOf(shared)}
        {...bound}
        {...{ maxLength }}
        inputMode={isDecimal ? "decimal" : undefined}
        aria-label={fullLabel}
      />
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
