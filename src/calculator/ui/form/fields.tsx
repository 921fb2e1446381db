import { useField } from "formik";
import { type FocusEvent, useState } from "react";
import { interpolate } from "../../../content/interpolate";
import { LONGEST_NUMBER } from "../../../typed/reading";
import { parseDay } from "../../../typed/readDate";
import type { DayBounds } from "../../model/dates";
import { centsOf } from "../../model/money";
import { type AmountKind, readAmount } from "../../../typed/readAmount";
import { useGroupedDigits } from "../../state/useGroupedDigits";
import { formatCents, formatDay } from "../../words/format";
import { useWords } from "../../words/useWords";
import { Field } from "../../../forms/Field";
import { type FormFieldProps, useNotes } from "../../../forms/useNotes";

/** Attributes of the inputs for a percentage and for a count. */
export const PERCENTAGE = { inputMode: "decimal", maxLength: LONGEST_NUMBER } as const;
export const COUNT = { inputMode: "numeric", maxLength: LONGEST_NUMBER } as const;

/**
 * An amount, shown with thousands separators. Below it stands what was understood: dollars, or what a metric area was
 * converted to; announced once, when the field is left.
 */
export function AmountField({
  kind,
  isOptional,
  ...field
}: FormFieldProps & { kind: AmountKind; isOptional?: boolean }) {
  const { text, language } = useWords();
  const { count, errors } = text;
  const [{ value, onBlur }, , { setValue }] = useField<string>(field.name);
  const { input, shown, onChange, from, isTyping } = useGroupedDigits(
    value,
    kind,
    language,
    (typed) => void setValue(typed),
  );
  const [left, setLeft] = useState("");
  const read = readAmount(value, kind);
  const unreadable = errors[kind.measure === "sqft" ? "validArea" : "validAmount"];
  const dollars = kind.measure === "dollars" && read.is === "value" ? formatCents(centsOf(read.value), language) : "";
  const understood = dollars && (
    <>
      <span aria-hidden="true">{dollars}</span> {field.help}
    </>
  );
  const help = from ? `${from} = ${interpolate(count.sqft, { count: shown })}` : understood || field.help;
  const { notes, input: shared } = useNotes({ ...field, help }, (error) =>
    read.is !== "unread" ? error : isTyping ? undefined : (error ?? unreadable),
  );
  return (
    <Field {...notes}>
      <input
        {...shared}
        onChange={onChange}
        ref={input}
        value={shown}
        onFocus={() => setLeft("")}
        onBlur={(event) => {
          setLeft(dollars);
          onBlur(event);
        }}
        inputMode={kind.isSigned ? undefined : "numeric"}
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

/** A day that was begun and not finished: the rules refuse it. */
const UNFINISHED = "unfinished";

/** A day, which browsers write in their own language; below, it stands in the page's. */
export function DateField({ dates, ...field }: FormFieldProps & { dates?: DayBounds }) {
  const { language } = useWords();
  const [{ value, onChange }, , { setValue, setTouched }] = useField<string>(field.name);
  const day = value === UNFINISHED ? "" : value;
  const help = parseDay(day) ? formatDay(day, language) : field.help;
  const { notes, input } = useNotes({ ...field, help });
  // What is begun exists only in the browser's field: its value stays empty.
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    void setTouched(true, false);
    if (!day) void setValue(target.validity.badInput ? UNFINISHED : "");
  };
  return (
    <Field {...notes}>
      <input
        {...input}
        onChange={onChange}
        type="date"
        value={day}
        min={dates?.first}
        max={dates?.last}
        onBlur={leave}
      />
    </Field>
  );
}
